import { cardExperience, gameExperience } from '@pennant/rules/account/game-experience';
import type { CardGame } from '@pennant/rules/cards/career';
import { cardGames } from '@pennant/rules/games/analysis/card-games';
import type { Dice } from '@pennant/rules/fairness/dice';
import type { GameEvent } from '@pennant/rules/games/event';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { LeaderboardTotals } from '@pennant/rules/leaderboard/board-statistics';
import { countsOnBoards, isPlayedByClick } from '@pennant/rules/leaderboard/games-by-click';
import type { Transaction } from '../platform/database/database.ts';
import { addCardStatistics } from '../cards/add-card-statistics.ts';
import type { Career } from '../cards/careers.ts';
import { addToCareers, readCareersBefore } from './add-to-careers.ts';
import {
  figuresOf,
  toCardStatistics,
  toLeaderboardTotals,
  type GameFigures,
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
  const did = whatCardsDid(played, game, finished);
  const { userID } = finished;
  // The careers after the day, whose statement waits for the wallet that `pay` locks.
  const [day, careers] = await Promise.all([
    did === null ? null : enterDay(tx, played, finished),
    did === null ? null : readCareersBefore(tx, { userID, games: did.cardGames }),
  ]);
  await effects.settleContest(tx, finished, now);
  const experience = gameExperience({ won: finished.won, gameOfDay: day?.gameOfDay ?? null });
  const isRated = !finished.betweenOwnTeams && !finished.isChallenge;
  const [, experienceAfter, ratingChange] = await Promise.all([
    day === null || did === null
      ? null
      : addStatistics(tx, played, did, { finished, day, careers }),
    experience > 0 ? effects.addExperience(tx, userID, experience) : null,
    isRated ? effects.rate(tx, finished) : null,
  ]);
  if (finished.isChallenge) await effects.settleChallenge(tx, finished, now);
  return {
    experience,
    experienceAfter,
    ratingChange,
    gameOfDay: day?.gameOfDay ?? null,
    clickedGameOfDay: day?.clickedGameOfDay ?? null,
    isInCareers: careers !== null,
  };
}

/** What the cards of the user's side did in a game. */
interface CardsInGame {
  readonly side: Side;
  readonly gameFigures: GameFigures;
  readonly cardGames: readonly CardGame[];
}

/**
 * Returns what the user's cards did; null of a game that counts for nothing: abandoned, or between
 * own teams.
 */
function whatCardsDid(
  { setup, events }: PlayedGame,
  game: StoredGame,
  { isAbandoned, betweenOwnTeams }: FinishedGame,
): CardsInGame | null {
  if (isAbandoned || betweenOwnTeams) return null;
  const side = userSideOf(game);
  const gameFigures = figuresOf(setup, events);
  const ofSide = { box: gameFigures.box[side], added: gameFigures.added[side] };
  return { side, gameFigures, cardGames: cardGames(setup, side, events, ofSide) };
}

/** Counts a game in its user's UTC day, and returns its number there. */
async function enterDay(
  tx: Transaction,
  { events, singleRolls, now }: PlayedGame,
  { userID }: FinishedGame,
): Promise<NumbersOfDay> {
  const rolls = events.filter(({ kind }) => kind === 'plateAppearance').length;
  const isByClick = isPlayedByClick({ rolls, singleRolls });
  const { games, clicked_games } = await countGameOfDay(tx, { userID, isByClick, now });
  return { gameOfDay: games, clickedGameOfDay: isByClick ? clicked_games : null };
}

/**
 * Adds what the user's cards did to their counters and careers, and to the boards where the game
 * counts.
 */
async function addStatistics(
  tx: Transaction,
  { effects, setup, now }: PlayedGame,
  { side, gameFigures, cardGames: games }: CardsInGame,
  {
    finished,
    day: { gameOfDay, clickedGameOfDay },
    careers,
  }: {
    readonly finished: FinishedGame;
    readonly day: NumbersOfDay;
    /** As they stand before the game; null where a job is to count it. */
    readonly careers: ReadonlyMap<number, Career> | null;
  },
): Promise<void> {
  const { userID } = finished;
  const figures = toCardStatistics(setup, side, gameFigures).map((line) => ({
    ...line,
    exp: cardExperience(line.exp, gameOfDay),
  }));
  await Promise.all([
    addCardStatistics(tx, { userID, figures }),
    // After the counters, whose statements lock the cards in their order.
    careers === null ? null : addToCareers(tx, finished, careers, games),
    countsOnBoards(clickedGameOfDay)
      ? effects.enterGameStatistics(
          tx,
          { userID, ...toLeaderboardTotals(setup, side, gameFigures) },
          now,
        )
      : null,
  ]);
}
