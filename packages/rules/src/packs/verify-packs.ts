import { parseHex } from '../fairness/bytes-and-hex.ts';
import { CLIENT_SEED_BYTES, verifyCommitment } from '../fairness/commitment.ts';
import { committedDice } from '../fairness/committed-dice.ts';
import { drawPack } from './draw-pack.ts';
import { hashOddsTable, type OddsTable } from './odds-table.ts';

/** A user's packs under one seed, as the server publishes them once the seed is revealed. */
export interface RevealedEpoch {
  readonly epochID: string;
  readonly commitment: string;
  /** Null if no pack was drawn. */
  readonly clientSeed: string | null;
  readonly seed: string;
  /** The number of packs drawn. */
  readonly packs: number;
  /** In any order. `pack` is the pack's number in the epoch, the first 1. */
  readonly draws: readonly {
    readonly pack: number;
    readonly seriesID: number;
    readonly oddsHash: string;
    readonly cardIDs: readonly number[];
  }[];
  /** The published odds tables, in the form that was hashed. */
  readonly odds: readonly { readonly oddsHash: string; readonly table: string }[];
}

export const PACK_FAULTS = [
  'commitment_differs',
  'odds_differ',
  'odds_missing',
  'pack_missing',
  'cards_differ',
] as const;
export type PackFault = (typeof PACK_FAULTS)[number];

export type EpochVerdict =
  | { readonly ok: true; readonly packs: number }
  | { readonly ok: false; readonly code: PackFault; readonly pack: number | null };

/**
 * Returns the published tables by their hash; null if one is not what was hashed, or is no table.
 */
function readTables(odds: RevealedEpoch['odds']): ReadonlyMap<string, OddsTable> | null {
  const tables = new Map<string, OddsTable>();
  for (const { oddsHash: hash, table } of odds) {
    if (hashOddsTable(table) !== hash) return null;
    tables.set(hash, JSON.parse(table) as OddsTable);
  }
  return tables;
}

/**
 * Draws every pack of a revealed epoch again and compares. Returns the first fault: a seed other
 * than the committed one, an odds table that does not match its hash or is of another series, a
 * pack number missing or used twice, or cards that differ from those drawn.
 */
export const verifyPacks = (epoch: RevealedEpoch): EpochVerdict => {
  const fault = (code: PackFault, pack: number | null = null): EpochVerdict => ({
    ok: false,
    code,
    pack,
  });
  const committed = { id: epoch.epochID, serverSeed: epoch.seed, commitment: epoch.commitment };
  if (!verifyCommitment(committed)) return fault('commitment_differs');
  if (epoch.draws.length !== epoch.packs) {
    return fault('pack_missing', Math.min(epoch.draws.length, epoch.packs) + 1);
  }
  if (epoch.packs === 0) return { ok: true, packs: 0 };
  if (epoch.clientSeed === null || parseHex(epoch.clientSeed, CLIENT_SEED_BYTES) === null) {
    return fault('commitment_differs');
  }
  const tables = readTables(epoch.odds);
  if (tables === null) return fault('odds_differ');

  const dice = committedDice({ ...committed, clientSeed: epoch.clientSeed });
  const draws = epoch.draws.toSorted((a, b) => a.pack - b.pack);
  for (const [index, draw] of draws.entries()) {
    if (draw.pack !== index + 1) return fault('pack_missing', index + 1);
    const table = tables.get(draw.oddsHash);
    if (table === undefined) return fault('odds_missing', draw.pack);
    if (table.seriesID !== draw.seriesID) return fault('odds_differ', draw.pack);
    const drawn = drawPack(table, dice.event(draw.pack));
    if (drawn.join() !== draw.cardIDs.join()) return fault('cards_differ', draw.pack);
  }
  return { ok: true, packs: draws.length };
};
