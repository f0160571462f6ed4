import { createPersistedSetting } from '../../../ui/persisted-setting.ts';

/** Whether the other side's phrases are shown. */
export const mutedSetting = createPersistedSetting('pennant-live-phrases', ['heard', 'muted']);
