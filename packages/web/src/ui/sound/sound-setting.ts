import { createPersistedSetting } from '../persisted-setting.ts';

/** The setting whether sound is on: off by default, kept in this browser. */
export const soundSetting = createPersistedSetting('pennant-sound', ['off', 'on']);
