import { createPersistedSetting } from '../../../ui/persisted-setting.ts';

/** Whether the player is asked only where there is something to decide, or before each event. */
export const askSetting = createPersistedSetting('pennant-live-ask', ['needed', 'always']);
