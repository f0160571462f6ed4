import { gameExperience } from '@pennant/rules/account/game-experience';
import { boxScore } from '@pennant/rules/games/box-score';
import type { Dice } from '@pennant/rules/fairness/dice';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Transaction } from '../platform/database/database.ts';
import { addStatistics } from '../cards/add-statistics.ts';
import { cardFiguresOf, gameLinesOf, type GameLines } from './card-figures.ts';
import { sideOf } from './situation.ts';
import type { StoredGame } from './game-store.ts';

/** A game that has just ended, for what follows from it. */
export interface FinishedGame {
  readonly userID: string;
  readonly gameID: string;
  readonly userTeamID: string;
  readonly opponentTeamID: string;
  readonly won: boolean;
  readonly isAbandoned: boolean;
  readonly betweenOwnTeams: boolean;
  /** Chance of the user's win before the first pitch, over 0 and under 1; of a game that he did not win, nothing depends on it. */
  readonly winChance: number;
  /** The series of a contest that it belongs to. */
  readonly userCampaignContestID: string | null;
  /** The dice of the event after its last: what the result leaves to chance is drawn from them. */
  readonly after: { readonly eventNumber: number; readonly dice: Dice };
}

/** What follows a final game outside the games feature; the app hands it in. All in the transaction that ends the game. */
export interface AfterFinal {
  /** Pays the user; answers how much. Takes the wallet's lock, so it comes first. */
  pay(tx: Transaction, game: FinishedGame, now: Date): Promise<number>;
  /** Counts a contest's game, and grants the reward of a first win. Holds the wallet's lock already, by `pay`. */
  settleContest(tx: Transaction, game: FinishedGame, now: Date): Promise<void>;
  /** Adds experience to the account. */
  addExperience(tx: Transaction, userID: string, experience: number): Promise<void>;
  /** Moves the rating of the user's team. */
  rate(tx: Transaction, game: FinishedGame): Promise<void>;
  /** Enters what the user's cards did into the boards of the month, the quarter and all time. */
  enterStatistics(
    tx: Transaction,
    game: { readonly userID: string } & GameLines,
    now: Date,
  ): Promise<void>;
}

/**
 * Grants everything that a final game brings: pay, the cards' figures, experience, rating. Locks are taken in the order
 * game (held by the caller), wallet, inventory, account, team.
 */
export async function grantResults(
  tx: Transaction,
  {
    after,
    setup,
    events,
    now,
  }: {
    readonly after: AfterFinal;
    readonly setup: GameSetup;
    readonly events: readonly GameEvent[];
    readonly now: Date;
  },
  game: StoredGame,
  finished: FinishedGame,
): Promise<{ money: number; experience: number }> {
  const money = await after.pay(tx, finished, now);
  await after.settleContest(tx, finished, now);
  const experience = gameExperience({
    won: finished.won,
    abandoned: finished.isAbandoned,
    betweenOwnTeams: finished.betweenOwnTeams,
  });
  if (!finished.isAbandoned && !finished.betweenOwnTeams) {
    const side = sideOf(game);
    const box = boxScore(setup, events);
    const { userID } = finished;
    await addStatistics(tx, { userID, figures: cardFiguresOf(setup, side, box) });
    await after.enterStatistics(tx, { userID, ...gameLinesOf(setup, side, box) }, now);
  }
  if (experience > 0) await after.addExperience(tx, finished.userID, experience);
  if (!finished.betweenOwnTeams) await after.rate(tx, finished);
  return { money, experience };
}
