import { cardExperience, gameExperience } from '@pennant/rules/account/game-experience';
import type { Dice } from '@pennant/rules/fairness/dice';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { LeaderboardTotals } from '@pennant/rules/leaderboard/board-statistics';
import { countsOnBoards, isPlayedByClick } from '@pennant/rules/leaderboard/games-by-click';
import type { Transaction } from '../platform/database/database.ts';
import { addCardStatistics } from '../cards/add-card-statistics.ts';
import {
  figuresOf,
  toCardStatistics,
  toLeaderboardTotals,
} from './card-and-leaderboard-statistics.ts';
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
  /** Whether it was a challenge: against the published team of another user. */
  readonly isChallenge: boolean;
  /** Whether a roll was made, or anything else decided: who leaves before that loses nothing. */
  readonly hasBegun: boolean;
  readonly runs: number;
  readonly opponentRuns: number;
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
  /** Pays the user and returns the amount. Called first, since it locks the wallet. */
  pay(tx: Transaction, game: FinishedGame, now: Date): Promise<number>;
  /**
   * Counts a contest's game and grants the reward of a first win. Called after `pay`, which need
   * not be done but has sent for the wallet's lock.
   */
  settleContest(tx: Transaction, game: FinishedGame, now: Date): Promise<void>;
  /** Adds experience to the account and returns the sum. */
  addExperience(tx: Transaction, userID: string, experience: number): Promise<number>;
  /** Enters the end of a challenge, and rates its user. */
  settleChallenge(tx: Transaction, game: FinishedGame, now: Date): Promise<void>;
  /** Lets the other user of a challenge know, once the game's end is committed. */
  afterChallenge(): void;
  /** Updates the rating of the user's team; returns null where the game can't be rated. */
  rate(tx: Transaction, game: FinishedGame): Promise<RatingChange | null>;
  /** Adds what the user's cards did to the leaderboards of the month, the quarter and all time. */
  enterGameStatistics(
    tx: Transaction,
    game: { readonly userID: string } & LeaderboardTotals,
    now: Date,
  ): Promise<void>;
}

/** What a game's row keeps of its results. */
type GrantedResults = Omit<GameEnd, 'resultDescription' | 'seed'>;

interface PlayedGame {
  readonly effects: FinalGameEffects;
  readonly setup: GameSetup;
  readonly events: readonly GameEvent[];
  /** How many of its rolls the user asked for one by one. */
  readonly singleRolls: number;
  readonly now: Date;
}

/** The number of a game in its user's UTC day, and among those of the day played by click. */
interface NumbersOfDay {
  readonly gameOfDay: number;
  readonly clickedGameOfDay: number | null;
}

/**
 * Grants everything that a final game brings: pay, card statistics, experience, rating. Returns
 * what the game's row keeps of it. What does not depend on each other is sent together. Locks are
 * taken in the order game (held by the caller), wallet, day, inventory, account, team: each effect
 * takes its lock with the first statement that it sends. Of a challenge the rating of the user is
 * locked last.
 */
export async function grantGameResults(
  tx: Transaction,
  played: PlayedGame,
  game: StoredGame,
  finished: FinishedGame,
): Promise<GrantedResults> {
  const [money, results] = await Promise.all([
    played.effects.pay(tx, finished, played.now),
    grantByDay(tx, played, game, finished),
  ]);
  return { money, ...results };
}

/** Grants everything but the pay; most of it depends on the number of the game in its day. */
async function grantByDay(
  tx: Transaction,
  played: PlayedGame,
  game: StoredGame,
  finished: FinishedGame,
): Promise<Omit<GrantedResults, 'money'>> {
  const { effects, now } = played;
  const day = await enterDay(tx, played, finished);
  await effects.settleContest(tx, finished, now);
  const experience = gameExperience({ won: finished.won, gameOfDay: day?.gameOfDay ?? null });
  const isRated = !finished.betweenOwnTeams && !finished.isChallenge;
  const [, experienceAfter, ratingChange] = await Promise.all([
    day === null ? null : addStatistics(tx, played, game, { ...finished, ...day }),
    experience > 0 ? effects.addExperience(tx, finished.userID, experience) : null,
    isRated ? effects.rate(tx, finished) : null,
  ]);
  if (finished.isChallenge) await effects.settleChallenge(tx, finished, now);
  return {
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
  { events, singleRolls, now }: PlayedGame,
  { userID, isAbandoned, betweenOwnTeams }: FinishedGame,
): Promise<NumbersOfDay | null> {
  if (isAbandoned || betweenOwnTeams) return null;
  const rolls = events.filter(({ kind }) => kind === 'plateAppearance').length;
  const isByClick = isPlayedByClick({ rolls, singleRolls });
  const { games, clicked_games } = await countGameOfDay(tx, { userID, isByClick, now });
  return { gameOfDay: games, clickedGameOfDay: isByClick ? clicked_games : null };
}

/** Adds what the user's cards did to their counters, and to the boards where the game counts. */
async function addStatistics(
  tx: Transaction,
  { effects, setup, events, now }: PlayedGame,
  game: StoredGame,
  { userID, gameOfDay, clickedGameOfDay }: NumbersOfDay & { readonly userID: string },
): Promise<void> {
  const side = userSideOf(game);
  const gameFigures = figuresOf(setup, events);
  const figures = toCardStatistics(setup, side, gameFigures).map((line) => ({
    ...line,
    exp: cardExperience(line.exp, gameOfDay),
  }));
  await Promise.all([
    addCardStatistics(tx, { userID, figures }),
    countsOnBoards(clickedGameOfDay)
      ? effects.enterGameStatistics(
          tx,
          { userID, ...toLeaderboardTotals(setup, side, gameFigures) },
          now,
        )
      : null,
  ]);
}
