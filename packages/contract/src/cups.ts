import { TIERS } from '@pennant/rules/cards/tier';
import {
  MAX_ROUND_HOURS,
  MIN_ROUND_HOURS,
  USUAL_ROUND_HOURS,
} from '@pennant/rules/cups/cup-schedule';
import { CUP_SIZES } from '@pennant/rules/cups/cup-state';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import {
  clientSeed,
  count,
  hex32,
  money,
  pageQuery,
  rating as teamScore,
  timestamp,
  uuid,
} from './common-schemas.ts';
import { displayText } from './display-text.ts';
import { gameFairness } from './game-fairness.ts';
import { role } from './game-lineup.ts';

const MAX_CUP_SIZE = CUP_SIZES.at(-1)!;
const MAX_MATCHES = MAX_CUP_SIZE - 1;
/** Three that count, and as many as are called off. */
const MAX_GAMES_OF_MATCH = 100;

/** Which teams may play a cup. */
export const cupKind = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('scoreCap'), maxScore: teamScore }),
  z.object({
    kind: z.literal('decade'),
    firstYear: z
      .int()
      .min(1870)
      .max(2990)
      .refine((year) => year % 10 === 0, 'must be the first year of a decade'),
  }),
  z.object({ kind: z.literal('maxTier'), tier: z.literal(TIERS.map(({ tier }) => tier)) }),
]);

export const CUP_STATES = ['open', 'running', 'over', 'cancelled'] as const;
export type CupStateName = (typeof CUP_STATES)[number];

/** What came of a cup for a user. */
export const CUP_RESULTS = [
  'winner',
  'finalist',
  'semifinalist',
  'out',
  'left',
  'cancelled',
] as const;
export type CupResult = (typeof CUP_RESULTS)[number];

/** A seed: a place of the bracket, 1 the highest. */
const seed = z.int().min(1).max(MAX_CUP_SIZE);
/** A match's index in the list of matches. */
const matchIndex = z
  .int()
  .min(0)
  .max(MAX_MATCHES - 1);

/** Who holds a place: null for a computer club, and for a former player. */
const holder = z.object({ username: z.string() }).nullable();

/** A cup without its bracket. */
export const cupSummary = z.object({
  cupID: uuid,
  name: z.string(),
  kind: cupKind,
  state: z.literal(CUP_STATES),
  begins: timestamp,
  roundHours: count,
  /** The most places; the bracket is the smallest of 8, 16 and 32 that holds all who entered. */
  maxPlaces: z.literal(CUP_SIZES),
  /** Places of the bracket; null until it is drawn. */
  places: z.literal(CUP_SIZES).nullable(),
  /** Users who have entered. */
  entrants: count.max(MAX_CUP_SIZE),
  /** Whether the caller has entered and not left; false once the cup is settled. */
  isEntered: z.boolean(),
  /** Null until it is over. */
  winner: z.object({ User: holder, team: z.string() }).nullable(),
});
export type CupSummary = z.output<typeof cupSummary>;

/** A place of a cup: by seed once it is drawn, before that by entering. */
export const cupPlace = z.object({
  /** Null until the bracket is drawn. */
  seed: seed.nullable(),
  User: holder,
  /** False for a club that the computer manages. */
  isUser: z.boolean(),
  team: z.string(),
  score: teamScore,
  /** The rating of challenges that it is seeded by; null for a computer club. */
  rating: z.int().nullable(),
  hasLeft: z.boolean(),
});
export type CupPlaceDto = z.output<typeof cupPlace>;

export const cupGame = z.object({
  /** From 1. */
  number: z.int().min(1).max(MAX_GAMES_OF_MATCH),
  /** By both users live, by one against the other's standing team, or by the computer for both. */
  kind: z.literal(['live', 'standing', 'computer']),
  /** Null for one that the computer played, which follows from the cup's seed. */
  gameID: uuid.nullable(),
  /** The seed whose user plays against the standing team; null in games of other kinds. */
  playedBy: seed.nullable(),
  isOver: z.boolean(),
  /** Null while it is under way, and for one that counted for nothing. */
  winner: seed.nullable(),
  /** In the order of the match's seeds. */
  runs: z.tuple([count, count]).nullable(),
});
export type CupGameDto = z.output<typeof cupGame>;

export const cupMatch = z.object({
  /** From 0. */
  round: count,
  /** Null while nobody has reached it. */
  seeds: z.tuple([seed.nullable(), seed.nullable()]),
  /** Whose users let their standing teams play it. */
  standsIn: z.tuple([z.boolean(), z.boolean()]),
  games: z.array(cupGame).max(MAX_GAMES_OF_MATCH),
  /** Null while it is not over. */
  end: z.literal(['played', 'walkover']).nullable(),
  winner: seed.nullable(),
});
export type CupMatchDto = z.output<typeof cupMatch>;

/** What the caller has in a cup. */
export const ownCupPlace = z.object({
  userTeamID: uuid,
  team: z.string(),
  /** Null until the bracket is drawn. */
  seed: seed.nullable(),
  hasLeft: z.boolean(),
  /** The match that the caller plays or waits for; null before the draw, and once out. */
  match: matchIndex.nullable(),
  /** From when on the caller may play the opponent's standing team; null without an opponent. */
  standingTeamFrom: timestamp.nullable(),
});
export type OwnCupPlace = z.output<typeof ownCupPlace>;

/** A cup with its bracket. */
export const cup = z.object({
  ...cupSummary.omit({ isEntered: true }).shape,
  /** Money for the places that users reach. */
  prizes: z.object({ winner: money, finalist: money, semifinalist: money }),
  /** Those who entered by their seeds, then computer clubs. */
  entries: z.array(cupPlace).max(MAX_CUP_SIZE),
  /** When each round begins and ends; empty until the bracket is drawn. */
  rounds: z.array(z.object({ begins: timestamp, ends: timestamp })).max(5),
  /** Round by round, from the top of the bracket; empty until it is drawn. */
  matches: z.array(cupMatch).max(MAX_MATCHES),
  /** Of the seed by which ties, clubs and the computer's games are drawn. */
  commitment: hex32,
  /** Null until the cup is over or cancelled. */
  revealedSeed: hex32.nullable(),
  /** Null for who has not entered. */
  own: ownCupPlace.nullable(),
});
export type Cup = z.output<typeof cup>;

/** Who is there for a match. */
export const cupPresence = z.object({
  isOpponentHere: z.boolean(),
  /** The game that is under way, or has begun now since both are there. */
  game: z.object({ gameID: uuid, kind: z.literal(['live', 'standing']) }).nullable(),
});
export type CupPresence = z.output<typeof cupPresence>;

/** A cup as an admin makes it. */
export const cupForm = z.object({
  name: displayText(TEXT_RULES.cupName),
  kind: cupKind,
  begins: timestamp,
  maxPlaces: z.literal(CUP_SIZES),
  roundHours: z.int().min(MIN_ROUND_HOURS).max(MAX_ROUND_HOURS).default(USUAL_ROUND_HOURS),
});
export type CupForm = z.output<typeof cupForm>;

const params = z.object({ cupID: uuid });

export const cupCalls = {
  cups: defineCall({
    method: 'GET',
    path: '/cups',
    summary:
      'Cups, those that begin last first; the header X-Next-After carries `after` of the next page.',
    who: 'anyone',
    query: pageQuery,
    answer: z.array(cupSummary),
    writes: false,
  }),
  cup: defineCall({
    method: 'GET',
    path: '/cups/{cupID}',
    summary: 'A cup with its bracket. The page asks again while it is shown.',
    who: 'anyone',
    params,
    answer: cup,
    writes: false,
  }),
  enterCup: defineCall({
    method: 'POST',
    path: '/cups/{cupID}/enter',
    summary:
      'Enter a cup with a copy of one of your teams, or enter another one instead. Free, for accounts seven days old, one of a network.',
    who: 'player',
    params,
    body: z.object({ userTeamID: uuid }),
    answer: okResponse,
    writes: true,
  }),
  leaveCup: defineCall({
    method: 'POST',
    path: '/cups/{cupID}/leave',
    summary: 'Leave a cup: before it begins the place is free again, later the match is lost.',
    who: 'player',
    params,
    answer: okResponse,
    writes: true,
  }),
  comeToCupMatch: defineCall({
    method: 'POST',
    path: '/cups/{cupID}/come',
    summary:
      'Be there for your match: once both are, the live game begins. The page repeats it every two seconds.',
    who: 'player',
    params,
    answer: cupPresence,
    writes: true,
  }),
  playStandingTeam: defineCall({
    method: 'POST',
    path: '/cups/{cupID}/standing-team',
    summary: "Start the next game of your match against the opponent's standing team.",
    who: 'player',
    params,
    body: z.object({ fairness: z.object({ id: uuid, clientSeed }).optional() }),
    answer: z.object({ gameID: uuid, role, fairness: gameFairness }),
    writes: true,
  }),
  standInForCupMatch: defineCall({
    method: 'POST',
    path: '/cups/{cupID}/stand-in',
    summary: 'Let your standing team play your match: the opponent need not wait for you.',
    who: 'player',
    params,
    answer: okResponse,
    writes: true,
  }),
  createCup: defineCall({
    method: 'POST',
    path: '/cups',
    summary: 'Make a cup.',
    who: 'admin',
    body: cupForm,
    answer: cup,
    writes: true,
  }),
  changeCup: defineCall({
    method: 'PUT',
    path: '/cups/{cupID}',
    summary: 'Change a cup that has not begun; its kind only while nobody has entered.',
    who: 'admin',
    params,
    body: cupForm,
    answer: cup,
    writes: true,
  }),
  cancelCup: defineCall({
    method: 'POST',
    path: '/cups/{cupID}/cancel',
    summary: 'Cancel a cup that is not over: no prizes, and its games count for nothing.',
    who: 'admin',
    params,
    answer: cup,
    writes: true,
  }),
};
