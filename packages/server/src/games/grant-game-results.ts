import { cardExperience, gameExperience } from '@pennant/rules/account/game-experience';
import { boxScore } from '@pennant/rules/games/analysis/box-score';
import type { Dice } from '@pennant/rules/fairness/dice';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { LeaderboardTotals } from '@pennant/rules/leaderboard/board-statistics';
import { countsOnBoards, isPlayedByClick } from '@pennant/rules/leaderboard/games-by-click';
import type { Transaction } from '../platform/database/database.ts';
import { addCardStatistics } from '../cards/add-card-statistics.ts';
import { toCardStatistics, toLeaderboardTotals } from './card-and-leaderboard-statistics.ts';
import { countGameOfDay } from './day-of-games-store.ts';
import { userSideOf } from './situation-dto.ts';
import type { RatingChange, StoredGame } from './game-store.ts';
import type { GameEnd } from './game-end-store.ts';

/** A game that has just ended: the input of everything that follows from its end. */
export interface FinishedGame {
  readonly userID: string;
  readonly gameID: string;
  readonly userTeamID: string;
  readonly opponentTeamID: string;
  readonly won: boolean;
  readonly isAbandoned: boolean;
  readonly betweenOwnTeams: boolean;
  /**
   * Probability of the user's win before the first pitch, over 0 and under 1. Only meaningful for a
   * game that the user won; else 0.5.
   */
  readonly winChance: number;
  /** The contest series that it belongs to; null outside campaigns. */
  readonly userCampaignContestID: string | null;
  /** The dice of the event after the last one: random rewards are drawn from them. */
  readonly nextEvent: { readonly eventNumber: number; readonly dice: Dice };
}

/**
 * Effects of a final game outside the games feature, provided by app.ts. All of them run in the
 * transaction that ends the game.
 */
export interface FinalGameEffects {
  /** Pays the user and returns the amount. Called first, since it takes the wallet's lock. */
  pay(tx: Transaction, game: FinishedGame, now: Date): Promise<number>;
  /**
   * Counts a contest's game and grants the reward of a first win. Relies on the wallet's lock that
   * `pay` took.
   */
  settleContest(tx: Transaction, game: FinishedGame, now: Date): Promise<void>;
  /** Adds experience to the account and returns the sum. */
  addExperience(tx: Transaction, userID: string, experience: number): Promise<number>;
  /** Updates the rating of the user's team; returns null where the game can't be rated. */
  rate(tx: Transaction, game: FinishedGame): Promise<RatingChange | null>;
  /** Adds what the user's cards did to the leaderboards of the month, the quarter and all time. */
  enterGameStatistics(
    tx: Transaction,
    game: { readonly userID: string } & LeaderboardTotals,
    now: Date,
  ): Promise<void>;
}

/**
 * Grants everything that a final game brings: pay, card statistics, experience, rating. Returns
 * what the game's row keeps of it. Locks are taken in the order game (held by the caller), wallet,
 * day, inventory, account, team.
 */
export async function grantGameResults(
  tx: Transaction,
  {
    effects,
    setup,
    events,
    singleRolls,
    now,
  }: {
    readonly effects: FinalGameEffects;
    readonly setup: GameSetup;
    readonly events: readonly GameEvent[];
    /** How many of its rolls the user asked for one by one. */
    readonly singleRolls: number;
    readonly now: Date;
  },
  game: StoredGame,
  finished: FinishedGame,
): Promise<Omit<GameEnd, 'resultDescription' | 'seed'>> {
  const money = await effects.pay(tx, finished, now);
  const day = await enterDay(tx, { events, singleRolls, now }, finished);
  await effects.settleContest(tx, finished, now);
  const experience = gameExperience({ won: finished.won, gameOfDay: day?.gameOfDay ?? null });
  if (day !== null) {
    const side = userSideOf(game);
    const box = boxScore(setup, events);
    const { userID } = finished;
    const figures = toCardStatistics(setup, side, box).map((line) => ({
      ...line,
      exp: cardExperience(line.exp, day.gameOfDay),
    }));
    await addCardStatistics(tx, { userID, figures });
    if (countsOnBoards(day.clickedGameOfDay)) {
      const totals = toLeaderboardTotals(setup, side, box);
      await effects.enterGameStatistics(tx, { userID, ...totals }, now);
    }
  }
  const experienceAfter =
    experience > 0 ? await effects.addExperience(tx, finished.userID, experience) : null;
  const ratingChange = finished.betweenOwnTeams ? null : await effects.rate(tx, finished);
  return {
    money,
    experience,
    experienceAfter,
    ratingChange,
    gameOfDay: day?.gameOfDay ?? null,
    clickedGameOfDay: day?.clickedGameOfDay ?? null,
  };
}

/**
 * Counts a game in its user's UTC day, and returns its number there; null for one that counts for
 * nothing: abandoned, or between own teams.
 */
async function enterDay(
  tx: Transaction,
  {
    events,
    singleRolls,
    now,
  }: { readonly events: readonly GameEvent[]; readonly singleRolls: number; readonly now: Date },
  { userID, isAbandoned, betweenOwnTeams }: FinishedGame,
): Promise<{ gameOfDay: number; clickedGameOfDay: number | null } | null> {
  if (isAbandoned || betweenOwnTeams) return null;
  const rolls = events.filter(({ kind }) => kind === 'plateAppearance').length;
  const isByClick = isPlayedByClick({ rolls, singleRolls });
  const { games, clicked_games } = await countGameOfDay(tx, { userID, isByClick, now });
  return { gameOfDay: games, clickedGameOfDay: isByClick ? clicked_games : null };
}
