import { defineRefusals } from '../platform/refusal.ts';

export const adminRefusals = defineRefusals({});
