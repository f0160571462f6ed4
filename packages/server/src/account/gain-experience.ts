import type { Transaction } from '../platform/database/database.ts';
import { addExperience } from './account-edit-store.ts';

/** Adds experience points to a user, for a final game; returns the sum. */
export const gainExperience = (tx: Transaction, userID: string, points: number): Promise<number> =>
  addExperience(tx, userID, points);
