import { createPersistedSetting } from '../../../ui/persisted-setting.ts';

/** Who decides the obvious of a pending choice; the first is the default. */
export const obviousChoiceSetting = createPersistedSetting('pennant-obvious-choices', [
  'user',
  'page',
]);

export const OBVIOUS_CHOICE_LABEL = 'Decide the obvious for me';
export const OBVIOUS_CHOICE_NOTE =
  'Runners at least 99% safe go, those under 1% stay. The scorer’s sheet says so.';
