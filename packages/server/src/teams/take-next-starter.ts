import { advanceStarter } from './team-store.ts';

/** Returns which starter of a user's team is due, 0 for SP1, and advances it for the next game. */
export const takeNextStarter = advanceStarter;
