/*
 * What this browser keeps of its live games, in IndexedDB: its chains with their keys, which no
 * script can read out, what it decided, the links that it revealed with what it saw of the other
 * side at that moment, and the server's receipts. The game goes on after a reload with it, and the
 * record of the game is compared with it at the end.
 */
import type { LiveDecision } from '@pennant/rules/live/live-decision';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { NewChain } from './new-chain.ts';

/** How long a game is kept after this browser last had a part in it, in ms. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

const DATABASE = 'pennant-live';

/** A game as this browser saw it begin. */
interface KeptGame {
  readonly gameID: string;
  /** The server's commitment to its seed. */
  readonly commitment: string;
  readonly keptAt: number;
}

/** A chain, and the anchor of the one that it takes over from; empty for the first. */
export interface KeptChain extends NewChain {
  readonly gameID: string;
  readonly follows: string;
}

/** A decision that was sealed for an event. */
export interface KeptDecision {
  readonly gameID: string;
  readonly eventNumber: number;
  readonly decision: LiveDecision;
  readonly seal: string;
}

/** A link that was revealed, and what its signature says of the other side. */
export interface KeptReveal {
  readonly gameID: string;
  readonly eventNumber: number;
  readonly anchor: string;
  readonly link: string;
  readonly signature: string;
  readonly otherAnchor: string;
  readonly otherSeal: string | null;
  /** The server's receipt; null while none has come. */
  readonly receipt: string | null;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  chains: { key: [string, string]; value: KeptChain; indexes: { byGame: string } };
  decisions: { key: [string, number]; value: KeptDecision; indexes: { byGame: string } };
  reveals: { key: [string, number]; value: KeptReveal; indexes: { byGame: string } };
}

const PARTS = ['chains', 'decisions', 'reveals'] as const;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'gameID' });
      const chains = db.createObjectStore('chains', { keyPath: ['gameID', 'anchor'] });
      chains.createIndex('byGame', 'gameID');
      for (const name of ['decisions', 'reveals'] as const) {
        const store = db.createObjectStore(name, { keyPath: ['gameID', 'eventNumber'] });
        store.createIndex('byGame', 'gameID');
      }
    },
    // Another tab of a newer build waits for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = null),
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  }));

/**
 * Keeps the server's commitment of a game, and drops what is old. Returns the commitment that was
 * kept first: the server may not show another one later.
 */
export async function keepCommitment(
  gameID: string,
  commitment: string,
  now: number,
): Promise<string> {
  const db = await open();
  const known = await db.get('games', gameID);
  const kept = known?.commitment ?? commitment;
  await db.put('games', { gameID, commitment: kept, keptAt: now });
  await dropOldGames(db, now);
  return kept;
}

async function dropOldGames(db: IDBPDatabase<Schema>, now: number): Promise<void> {
  const games = await db.getAll('games');
  for (const { gameID, keptAt } of games) {
    if (keptAt > now - KEPT_MS) continue;
    const deletion = db.transaction(['games', ...PARTS], 'readwrite');
    for (const name of PARTS) {
      const store = deletion.objectStore(name);
      for (const key of await store.index('byGame').getAllKeys(gameID)) {
        await store.delete(key);
      }
    }
    await deletion.objectStore('games').delete(gameID);
    await deletion.done;
  }
}

/** Returns the chain of a game with this anchor; undefined where another browser made it. */
export const readChain = async (gameID: string, anchor: string): Promise<KeptChain | undefined> =>
  (await open()).get('chains', [gameID, anchor]);

/**
 * Returns the chain of a game that takes over from another one (`follows` is its anchor; empty for
 * the first), made by `make` if there is none yet. Of two tabs that make one at once, both get the
 * one that was kept first.
 */
export async function takeChain(
  gameID: string,
  follows: string,
  make: () => Promise<NewChain>,
): Promise<KeptChain> {
  const db = await open();
  const find = (chains: readonly KeptChain[]) => chains.find((chain) => chain.follows === follows);
  const known = find(await db.getAllFromIndex('chains', 'byGame', gameID));
  if (known !== undefined) return known;
  const made: KeptChain = { ...(await make()), gameID, follows };
  const writing = db.transaction('chains', 'readwrite');
  const first = find(await writing.store.index('byGame').getAll(gameID));
  if (first === undefined) await writing.store.add(made);
  await writing.done;
  return first ?? made;
}

export const keepDecision = async (kept: KeptDecision): Promise<void> =>
  void (await (await open()).put('decisions', kept));

/**
 * Keeps a reveal before it is sent. Returns the one that was kept first: a link is never signed
 * twice.
 */
export async function keepReveal(kept: KeptReveal): Promise<KeptReveal> {
  const writing = (await open()).transaction('reveals', 'readwrite');
  const known = await writing.store.get([kept.gameID, kept.eventNumber]);
  if (known === undefined) await writing.store.add(kept);
  await writing.done;
  return known ?? kept;
}

export const readReveal = async (
  gameID: string,
  eventNumber: number,
): Promise<KeptReveal | undefined> => (await open()).get('reveals', [gameID, eventNumber]);

/** Keeps the receipt that the server gave for a link. */
export async function keepReceipt(
  gameID: string,
  eventNumber: number,
  receipt: string,
): Promise<void> {
  const writing = (await open()).transaction('reveals', 'readwrite');
  const known = await writing.store.get([gameID, eventNumber]);
  if (known !== undefined) await writing.store.put({ ...known, receipt });
  await writing.done;
}

/** What this browser kept of a game. */
export interface KeptLive {
  /** Null where it had no part in the game, or kept nothing. */
  readonly commitment: string | null;
  readonly chains: readonly KeptChain[];
  readonly decisions: readonly KeptDecision[];
  readonly reveals: readonly KeptReveal[];
}

export async function readKeptGame(gameID: string): Promise<KeptLive> {
  const db = await open();
  const [game, chains, decisions, reveals] = await Promise.all([
    db.get('games', gameID),
    db.getAllFromIndex('chains', 'byGame', gameID),
    db.getAllFromIndex('decisions', 'byGame', gameID),
    db.getAllFromIndex('reveals', 'byGame', gameID),
  ]);
  return { commitment: game?.commitment ?? null, chains, decisions, reveals };
}
