import type { Transaction } from '../platform/database/database.ts';
import { addWallet } from './store.ts';

/** Gives a user his wallet, empty; a second call changes nothing. */
export const openWallet = (tx: Transaction, userID: string): Promise<void> => addWallet(tx, userID);
