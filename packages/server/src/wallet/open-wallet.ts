import type { Transaction } from '../platform/database/database.ts';
import { addWallet } from './wallet-store.ts';

/** Creates a user's empty wallet; a second call changes nothing. */
export const openWallet = (tx: Transaction, userID: string): Promise<void> => addWallet(tx, userID);
