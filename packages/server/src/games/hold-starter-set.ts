import { lockStarterSetOwner } from './game-store.ts';

/**
 * Keeps a user's starter set from being exchanged until the transaction ends. Returns whether
 * others may watch the games that the user starts.
 */
export const holdStarterSet = lockStarterSetOwner;
