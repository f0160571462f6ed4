import { createPersistedSetting } from '../../../ui/persisted-setting.ts';

/** Whether Play to End asks first: it plays the rest of the game, and nothing takes it back. */
export const playToEndSetting = createPersistedSetting('pennant-play-to-end', ['ask', 'play']);
