import { createPersistedSetting } from '../../../ui/persisted-setting.ts';

/** The setting how packs are opened: torn and turned by hand, or by themselves in a few seconds. */
export const openingModeSetting = createPersistedSetting('pennant-pack-opening', [
  'by-hand',
  'by-itself',
]);
