import type { DailyDecisionKind } from '@pennant/rules/daily/daily-run';
import type { GameState } from '@pennant/rules/games/state';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { chance, clientSeed, count, hex32, timestamp, uuid } from './common-schemas.ts';
import { rolledEventDto } from './game-event.ts';
import { publicLineup } from './public-game.ts';

const side = z.literal(['visitors', 'home']);
/** A day of the calendar in UTC: "2026-11-26". */
const day = z.iso.date();
const DECISION_KINDS = [
  'runners',
  'atBat',
  'inField',
] as const satisfies readonly DailyDecisionKind[];

/** Most decisions of one attempt, far above what a game has. */
const MAX_DECISIONS = 120;
const MAX_OPTIONS = 8;

/**
 * An option of a decision, in the words of the commands: "roll" plays on, "choose" holds all
 * runners, "choose 2,3" sends those on second and third, "steal 1", "walk", "substitute 9 14"
 * brings in lineup index 14 for 9 of the user's side.
 */
export const dailyOption = z
  .string()
  .regex(
    /^(?:roll|walk|choose(?: [123](?:,[23]){0,2})?|steal [123](?:,[23]){0,2}|substitute \d{1,2} \d{1,2})$/,
  );

/** A day's game, as it is the same for everybody. */
export const dailyGame = z.object({
  day,
  /** By which its events and its players are named: see `gameLineupID`. */
  gameID: uuid,
  /** From 1 on the first day that there was. */
  number: count.min(1),
  /** The day of the season that the game is told to be of: "1961-05-14". */
  seasonDay: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** The side that the user manages. */
  side,
  visitors: z.object({ name: z.string() }),
  home: z.object({ name: z.string() }),
  /** Both setups of the cards, in the form that the rules take (`GameSource`). */
  setup: z.unknown(),
  /** All 24 cards of each side, by lineup index. */
  lineups: z.object({ visitors: z.array(publicLineup), home: z.array(publicLineup) }),
  /** SHA-256 of the seed of the dice: published the day before, at the latest. */
  commitment: hex32,
  /** The seed, and what else its dice are made of; null until the day is over. */
  revealed: z.object({ id: z.string(), serverSeed: hex32, clientSeed }).nullable(),
  /** Whether the day is over (UTC): attempts no longer count, and everything is told. */
  isOver: z.boolean(),
  /** When the day is over. */
  ends: timestamp,
  /** Users with a scored attempt that is finished; null while they can't be counted. */
  players: count.nullable(),
});
export type DailyGameDto = z.output<typeof dailyGame>;

/** What home tells of a day's game. */
export const dailyHeadline = dailyGame.pick({
  day: true,
  number: true,
  seasonDay: true,
  side: true,
  visitors: true,
  home: true,
  ends: true,
  players: true,
});
export type DailyHeadline = z.output<typeof dailyHeadline>;

/** Today's game and how far the caller is with it. */
export const dailyOfHome = z.object({
  game: dailyHeadline,
  attempt: z.literal(['none', 'begun', 'finished']),
  /** Null until the attempt is finished and valued. */
  givenUp: chance.nullable(),
  /** As in the calendar. */
  streak: count,
});
export type DailyOfHome = z.output<typeof dailyOfHome>;

/** A decision that the game waits for. */
export const dailyDecision = z.object({
  /** From 0. */
  number: count.max(MAX_DECISIONS),
  kind: z.literal(DECISION_KINDS),
  options: z.array(dailyOption).min(2).max(MAX_OPTIONS),
});
export type DailyDecisionDto = z.output<typeof dailyDecision>;

const gameState = z.custom<GameState>((value) => typeof value === 'object' && value !== null);

/** An attempt as far as it has come. */
export const dailyRun = z.object({
  /** The options chosen, oldest first. */
  choices: z.array(dailyOption).max(MAX_DECISIONS),
  /** Those after event number `known` of the request, oldest first. */
  events: z.array(rolledEventDto),
  state: gameState,
  /** Null once the game is over. */
  next: dailyDecision.nullable(),
});
export type DailyRunDto = z.output<typeof dailyRun>;

/** What an attempt that is finished gave up. It is worked out while and after it is played. */
export const dailyScore = z.object({
  /** Decisions that are valued so far, of all. */
  valued: count,
  decisions: count,
  /** Chance to win given up, in shares of 1; null until all decisions are valued. */
  givenUp: chance.nullable(),
  /** Among the scored attempts of the day; null for others, and until it is known. */
  standing: z
    .object({
      /** Users with a finished scored attempt, the caller included. */
      players: count,
      /** Share of the others who gave up more; null where there are none. */
      betterThan: chance.nullable(),
    })
    .nullable(),
});
export type DailyScoreDto = z.output<typeof dailyScore>;

/** A decision of an attempt with what each option was worth: told once the day is over. */
export const dailyReviewedDecision = z.object({
  ...dailyDecision.shape,
  /** The number of the first event that followed. */
  eventNumber: count,
  /** The game just before it. */
  state: gameState,
  chosen: dailyOption,
  best: dailyOption,
  /** Chance to win given up by it; 0 where the difference is within its error. */
  cost: chance,
  /** In the order of `options`. */
  values: z.array(
    z.object({
      option: dailyOption,
      /** Chance to win of the user's side. */
      chance,
      /** Its standard error. */
      error: chance,
      /** Users of scored attempts who chose it here, in the same situation. */
      chosenBy: count,
    }),
  ),
});
export type DailyReviewedDecisionDto = z.output<typeof dailyReviewedDecision>;

export const dailyReview = z.object({
  /** Decisions that are valued so far: all of them once it is done. */
  valued: count,
  decisions: z.array(dailyReviewedDecision).max(MAX_DECISIONS),
});
export type DailyReviewDto = z.output<typeof dailyReview>;

/** The caller's scored attempt of a day. */
export const ownDailyAttempt = z.object({
  run: dailyRun,
  /** Null while it is under way. */
  score: dailyScore.nullable(),
});
export type OwnDailyAttempt = z.output<typeof ownDailyAttempt>;

/** A day on a user's calendar. */
export const dailyCalendarDay = z.object({
  day,
  isFinished: z.boolean(),
  givenUp: chance.nullable(),
  standing: dailyScore.shape.standing,
});

/** A user's days. */
export const dailyCalendar = z.object({
  /** Days in a row, today's included once it is finished. */
  streak: count,
  longestStreak: count,
  /** Whether this week's missed day is used up (one a week keeps the streak). */
  isFreezeUsed: z.boolean(),
  /** Of the month asked for, those with an attempt, oldest first. */
  days: z.array(dailyCalendarDay).max(31),
});
export type DailyCalendarDto = z.output<typeof dailyCalendar>;

const params = z.object({ day });
const attempt = z.array(dailyOption).max(MAX_DECISIONS);
/** The number of the last event that the client has. */
const known = count.max(5_000).default(0);

export const dailyCalls = {
  daily: defineCall({
    method: 'GET',
    path: '/daily',
    summary: 'What there is of Duplicate Nine today: the game of the day, and what comes next.',
    who: 'anyone',
    answer: z.object({
      today: day,
      /** Null where no game was made for the day. */
      game: dailyGame.nullable(),
      /** The game of tomorrow, of which only the commitment is told; null where it is not made. */
      tomorrow: z.object({ day, commitment: hex32 }).nullable(),
      /** The first day that there was; null where there was none. */
      firstDay: day.nullable(),
    }),
    writes: false,
  }),
  dailyHeadline: defineCall({
    method: 'GET',
    path: '/daily-headline',
    summary: "Which game it is today, in short: for a guest's home. Null where none was made.",
    who: 'anyone',
    answer: dailyHeadline.nullable(),
    writes: false,
  }),
  dailyOfDay: defineCall({
    method: 'GET',
    path: '/daily/{day}',
    summary: 'The game of a day that has come, with its seed once the day is over.',
    who: 'anyone',
    params,
    answer: dailyGame,
    writes: false,
  }),
  ownDailyAttempt: defineCall({
    method: 'GET',
    path: '/daily/{day}/attempt',
    summary: 'Your scored attempt of a day, with its score once it is finished.',
    who: 'player',
    params,
    query: z.object({ known: z.coerce.number().int().min(0).max(5_000).default(0) }),
    answer: ownDailyAttempt.nullable(),
    writes: false,
  }),
  decideDaily: defineCall({
    method: 'POST',
    path: '/daily/{day}/attempt',
    summary:
      "Start your one scored attempt of today's game (without `decision`), or make its next decision. Safe to repeat.",
    who: 'player',
    params,
    body: z.object({
      decision: z
        .object({ number: count.max(MAX_DECISIONS), option: dailyOption })
        .nullable()
        .default(null),
      known,
    }),
    answer: ownDailyAttempt,
    namesItsStep: true,
    writes: true,
  }),
  dailyReview: defineCall({
    method: 'GET',
    path: '/daily/{day}/review',
    summary:
      'Your scored attempt of a day that is over: what each option was worth, and what others chose.',
    who: 'player',
    params,
    answer: dailyReview,
    writes: false,
  }),
  playDailyFreely: defineCall({
    method: 'POST',
    path: '/daily/{day}/free',
    summary:
      'Play a game of the day that counts nowhere, by all choices so far: nothing of it is kept.',
    who: 'anyone',
    params,
    body: z.object({ choices: attempt, known }),
    answer: dailyRun,
    writes: false,
  }),
  scoreDailyFreely: defineCall({
    method: 'POST',
    path: '/daily/{day}/free/score',
    summary: 'What a finished attempt that counts nowhere gave up, as far as it is worked out.',
    who: 'anyone',
    params,
    body: z.object({ choices: attempt }),
    answer: dailyScore,
    writes: false,
  }),
  reviewDailyFreely: defineCall({
    method: 'POST',
    path: '/daily/{day}/free/review',
    summary: 'The review of a finished attempt that counts nowhere, of a day that is over.',
    who: 'anyone',
    params,
    body: z.object({ choices: attempt }),
    answer: dailyReview,
    writes: false,
  }),
  dailyCalendar: defineCall({
    method: 'GET',
    path: '/daily-calendar',
    summary: 'Your streak, and your days of a month of Duplicate Nine.',
    who: 'player',
    query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    answer: dailyCalendar,
    writes: false,
  }),
};
