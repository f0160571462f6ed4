import { parseHex } from '../fairness/bytes-and-hex.ts';
import { CLIENT_SEED_BYTES, verifyCommitment } from '../fairness/commitment.ts';
import { committedDice } from '../fairness/committed-dice.ts';
import { drawPack } from './draw-pack.ts';
import { hashOddsTable, type OddsTable } from './odds-table.ts';

/** A user's packs under one seed, as the server publishes them once the seed is revealed. */
export interface RevealedEpoch {
  readonly epochID: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly seed: string;
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
 * Draws every pack of a revealed epoch again and compares. Returns the first fault: a seed other
 * than the committed one, an odds table that does not match its hash, a pack number missing or used
 * twice, or cards that differ from those drawn.
 */
export const verifyPacks = (epoch: RevealedEpoch): EpochVerdict => {
  const fault = (code: PackFault, pack: number | null = null): EpochVerdict => ({
    ok: false,
    code,
    pack,
  });
  const committed = { id: epoch.epochID, serverSeed: epoch.seed, commitment: epoch.commitment };
  if (!verifyCommitment(committed)) return fault('commitment_differs');
  if (parseHex(epoch.clientSeed, CLIENT_SEED_BYTES) === null) return fault('commitment_differs');

  const tables = new Map<string, OddsTable>();
  for (const { oddsHash: hash, table } of epoch.odds) {
    if (hashOddsTable(table) !== hash) return fault('odds_differ');
    tables.set(hash, JSON.parse(table) as OddsTable);
  }

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
