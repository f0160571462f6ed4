import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveVerdict } from '@pennant/rules/live/live-faults';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import { verifyLiveGame } from '@pennant/rules/live/verify-live-game';

import { readKeptGame, type KeptLive } from '../dice/chain-store.ts';
import { verifySignature } from '../dice/verify-signature.ts';
import { compareWithKept, type KeptComparison } from './compare-with-kept.ts';

/** The verdict on a finished game: of the record alone, and beside what this browser kept. */
export interface FinishedVerdict {
  readonly record: LiveVerdict;
  readonly kept: KeptComparison;
}

const NOTHING_KEPT: KeptLive = { commitment: null, chains: [], decisions: [], reveals: [] };

/**
 * Replays the record of a live game in this browser, and compares it with what this browser kept as
 * one of the sides; `side` is null for everybody else.
 */
export async function verifyFinishedGame(
  record: LiveRecord,
  side: Side | null,
): Promise<FinishedVerdict> {
  // A browser without IndexedDB has kept nothing; the record can be verified all the same.
  const kept =
    side === null ? NOTHING_KEPT : await readKeptGame(record.gameID).catch(() => NOTHING_KEPT);
  return {
    record: await verifyLiveGame(record, verifySignature),
    kept: side === null ? { kind: 'nothing' } : compareWithKept(record, side, kept),
  };
}
