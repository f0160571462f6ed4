/*
 * The reviews of a user that this browser has made, in IndexedDB. Nothing of them is sent: another
 * browser makes its own. They outlast a sign-out, since they are told to nobody but their user.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { ReviewView } from './review-view.ts';

const DATABASE = 'pennant-reviews';

/**
 * The version of the figures: it grows by 1 with every change after which a review says something
 * else. Reviews of an earlier version are made again.
 */
const VERSION = 1;

/** A review that was made, and the game that it is of. */
export interface KeptReview {
  readonly userID: string;
  readonly gameID: string;
  /** When the game began. */
  readonly created: string;
  readonly view: ReviewView;
}

interface Schema extends DBSchema {
  reviews: { key: [string, string]; value: KeptReview & { readonly version: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

// Asynchronous, so that a browser without storage fails as one whose storage is full does.
const openDatabase = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('reviews', { keyPath: ['userID', 'gameID'] }),
    // Another tab of a newer build waits for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = null),
  });

const open = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDatabase().catch((error: unknown) => {
    opened = null;
    throw error;
  }));

const isCurrent = ({ version }: { readonly version: number }): boolean => version === VERSION;

/** Keeps a review. A browser without storage keeps none, and makes each anew. */
export async function keepReview(review: KeptReview): Promise<void> {
  await open()
    .then((db) => db.put('reviews', { ...review, version: VERSION }))
    .catch(() => undefined);
}

/** Returns the review of a game that was kept; null where there is none. */
export async function readReview(userID: string, gameID: string): Promise<KeptReview | null> {
  const kept = await open()
    .then((db) => db.get('reviews', [userID, gameID]))
    .catch(() => undefined);
  return kept !== undefined && isCurrent(kept) ? kept : null;
}

const allOf = (userID: string): IDBKeyRange => IDBKeyRange.bound([userID, ''], [userID, '\uffff']);

/** Returns the kept reviews of a user, in the order in which the games began. */
export async function readReviews(userID: string): Promise<readonly KeptReview[]> {
  const db = await open();
  const kept = await db.getAll('reviews', allOf(userID));
  return kept.filter(isCurrent).toSorted((one, other) => one.created.localeCompare(other.created));
}

/** Forgets the reviews of a user. */
export async function forgetReviews(userID: string): Promise<void> {
  const db = await open();
  await db.delete('reviews', allOf(userID));
}
