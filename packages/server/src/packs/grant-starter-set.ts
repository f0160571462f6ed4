import { randomBytes } from 'node:crypto';
import type { ClubChoice } from '@pennant/contract/starter-set';
import type { Dice } from '@pennant/rules/fairness/dice';
import { topRatingOf } from '@pennant/rules/cards/tier';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { MAX_STARTER_TIER, STARTER_MONEY, drawStarterSet } from '@pennant/rules/packs/starter-set';
import {
  findSeasonPlayer,
  findSeasonPlayers,
  type SeasonPlayer,
} from '../cards/find-season-players.ts';
import { cardMoves, receiveCards } from '../cards/receive-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { grantCompletionPacks } from './complete-series.ts';
import { drawClubSet } from './draw-club-set.ts';
import { findChosenClub } from './find-chosen-club.ts';
import { nameStarterTeam } from './name-starter-team.ts';
import type { StarterSetServices } from './starter-set-services.ts';
import { findStarterSet, readStarterYears, saveStarterSet } from './starter-set-store.ts';

export interface StarterSetToGrant {
  readonly userID: string;
  /** Where it comes from; by lot if undefined. */
  readonly club?: ClubChoice | undefined;
  /** A card that is one of it. */
  readonly keptCardID?: number | null;
  readonly now: Date;
}

/**
 * Gives a new account its starter set (docs/spec/decisions.md, "Wallet and economy"): 24 unsellable
 * cards that fill every slot of a lineup, the team that Fill Best Lineup makes of them, and the
 * price of ten base packs. They are of the club or the season that the user chose, else of one
 * season by lot. A second call changes nothing. The wallet must be open. Refused with
 * `series_not_ready` while no generated season has enough players; the caller may try again later.
 */
export async function grantStarterSet(
  tx: Transaction,
  services: StarterSetServices,
  { userID, club, keptCardID = null, now }: StarterSetToGrant,
) {
  if (await findStarterSet(tx, userID)) return { ok: true } as const;
  const chosen = club === undefined ? null : await findChosenClub(tx, services, club);
  if (chosen !== null && 'code' in chosen) return chosen;
  const dice = starterDice(userID);
  const drawn = club
    ? { year: club.year, cardIDs: await drawClubSet(tx, club, dice, keptCardID) }
    : await drawByLot(tx, dice, keptCardID);
  if (!drawn?.cardIDs) return refuse('series_not_ready');

  const { year, cardIDs } = drawn;
  const set = { userID, year, team: club?.team ?? null, isChosen: club !== undefined };
  if (!(await saveStarterSet(tx, { ...set, keptCardID }, now))) return { ok: true } as const;
  const wallet = await lockBalance(tx, userID);
  if (!wallet.ok) return wallet;
  const received = await receiveCards(tx, { userID, cardIDs, unsellable: true, now });
  const entered = await postJournalEntry(tx, {
    userID,
    reason: 'Starter set',
    cause: { kind: 'starter_set' },
    now,
    moves: [{ asset: 'money', amount: STARTER_MONEY }, ...cardMoves(received)],
  });
  if (!entered.ok) return entered;
  await grantCompletionPacks(tx, { userID, received, now });
  await nameStarterTeam(tx, services, { userID, year, clubName: chosen?.clubName ?? null, now });
  return { ok: true } as const;
}

/** Returns dice that nobody can foresee. */
export const starterDice = (userID: string): Dice =>
  committedDice({
    id: userID,
    serverSeed: randomBytes(32).toString('hex'),
    clientSeed: randomBytes(16).toString('hex'),
  }).event(1);

/** Draws a season by lot, and the set of its cards. */
async function drawByLot(tx: Transaction, dice: Dice, keptCardID: number | null) {
  const kept = keptCardID === null ? null : await findSeasonPlayer(tx, keptCardID);
  const years = await readStarterYears(tx);
  while (years.length > 0) {
    const [year = 0] = years.splice(Math.floor(dice.fraction('starter year') * years.length), 1);
    const pool: SeasonPlayer[] = await findSeasonPlayers(tx, {
      from: year,
      to: year,
      maxRating: topRatingOf(MAX_STARTER_TIER),
    });
    const set = drawStarterSet(
      pool.filter(({ playerID }) => playerID !== kept?.playerID),
      dice,
      { kept },
    );
    // A season that can't fill every slot, for example without five relievers, is skipped.
    if (set.ok) return { year, cardIDs: Object.values(set.cards) };
  }
  return null;
}
