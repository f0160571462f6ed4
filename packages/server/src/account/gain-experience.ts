import type { Transaction } from '../platform/database/database.ts';
import { addExperience } from './store.ts';

/** Gives a user experience, for a game that became final. */
export const gainExperience = (tx: Transaction, userID: string, points: number): Promise<void> =>
  addExperience(tx, userID, points);
