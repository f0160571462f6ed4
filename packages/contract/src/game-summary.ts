import { CONTEST_RESULTS } from '@pennant/rules/campaigns/contest-result';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { challengeOfGame } from './challenges.ts';
import { gameFairness } from './game-fairness.ts';
import { eventDto, rolledEventDto } from './game-event.ts';
import { gameLineupID, gameParticipant } from './game-lineup.ts';
import { commonGameFields, gameParams } from './game-situation.ts';
import { catalogueID, count, money, rating, timestamp, uuid } from './common-schemas.ts';

export const boxScoreRow = z.object({
  gameLineupID,
  cardID: z.int(),
  name: z.string(),
  /** 1 to 9; null for pitchers and for players who never batted. */
  order: z.int().nullable(),
  position: z.string(),
  /**
   * What the player was in the game, in order: "PH" and then "1B" for a pinch hitter who stayed on
   * at first base; "PR" is a pinch runner.
   */
  positions: z.array(z.string()),
  type: z.literal(['Batter', 'Pitcher']),
  /** `ab` is for batters, `ipOuts` (outs recorded) for pitchers. */
  ab: count,
  ipOuts: count,
  h1: count,
  h2: count,
  h3: count,
  hr: count,
  r: count,
  rbi: count,
  bb: count,
  so: count,
  sb: count,
  cs: count,
  /** Earned runs; pitchers only. */
  er: count,
  /** Win probability added, by the win expectancy table: 1 is a win. */
  wpa: z.number(),
  /** Errors; 0 in games of version 1 of the rules, whose events do not tell who made them. */
  e: count,
  /** "W", "L", "S" or null. */
  decision: z.literal(['W', 'L', 'S']).nullable(),
});
export type BoxScoreRow = z.output<typeof boxScoreRow>;

/** A row of what is scored by the rulebook alone. */
const scoredRow = boxScoreRow.omit({ wpa: true });
export type ScoredRow = z.output<typeof scoredRow>;

export const boxScore = z.object({ home: z.array(boxScoreRow), visitors: z.array(boxScoreRow) });

const contestResult = z.literal(CONTEST_RESULTS);

/** The contest series of a game: how the game left it, and what can be played next. */
export const contestOfGame = z.object({
  userCampaignContestID: uuid,
  /** The series' result so far. */
  result: contestResult.nullable(),
  campaignContestID: catalogueID,
  name: z.string(),
  numOfGames: count,
  /** The standing after this game; while the game is under way, before it. */
  wins: count,
  losses: count,
  /** The result if this game decided it; null for every other game of the series. */
  decided: contestResult.nullable(),
  Campaign: z.object({
    campaignID: catalogueID,
    name: z.string(),
    /** The club of its last contest, whose colors its pennant has. */
    teamID: z.string(),
  }),
  /** Whether this game won the last contest of the campaign that the user had not won before. */
  isCampaignWon: z.boolean(),
  /** What was granted with this game, for the first win of the contest; null for nothing. */
  granted: z
    .object({
      money,
      packs: count,
      /** Name of the packs' series; null for no packs. */
      series: z.string().nullable(),
      cardID: catalogueID.nullable(),
      /** Name of the card; null for no card. */
      card: z.string().nullable(),
    })
    .nullable(),
  /** The series' game under way; null if there is none. */
  openGameID: uuid.nullable(),
  /** Games of the series that may still be started. */
  gamesLeft: count,
  /** The next contest of the campaign that the user has not won; null if there is none. */
  nextContest: z
    .object({
      campaignContestID: catalogueID,
      name: z.string(),
      opponent: z.string(),
      score: rating,
      numOfGames: count,
    })
    .nullable(),
});
export type ContestOfGame = z.output<typeof contestOfGame>;

/** What a final game brought its user. */
export const gameEarnings = z.object({
  money,
  experience: count,
  /** The user's experience after the game; null if it brought none, or is not known any more. */
  experienceAfter: count.nullable(),
  /** Elo of the user's team before and after the game; null if it was not rated. */
  rating: z.object({ before: z.int(), after: z.int() }).nullable(),
  /**
   * Its number among the user's final games of its UTC day, from 1, which its share of the
   * experience goes by; null if it counts for nothing (abandoned, or between own teams), and for
   * games from before days were counted.
   */
  gameOfDay: count.nullable(),
  /**
   * The same among those played by click, by which it is on the boards; null if it was not played
   * by click.
   */
  clickedGameOfDay: count.nullable(),
});
export type GameEarnings = z.output<typeof gameEarnings>;

export const gameSummary = z.object({
  ...commonGameFields,
  /** The version of the rules by which the game was played. */
  rulesVersion: z.int().positive(),
  /** Whether it ended as abandoned since nobody rolled for 90 days. */
  hasEndedIdle: z.boolean(),
  /** Null while it is under way. */
  finished: timestamp.nullable(),
  GameParticipants: z.array(gameParticipant.omit({ GameLineups: true })),
  GameEvents: z.array(eventDto),
  boxScore,
  /** "Smith entered for Jones at 2B." by the event with which it happened. */
  notes: z.array(z.object({ gameEventID: z.string(), text: z.string() })),
  fairness: gameFairness,
  /** The series of a campaign that the game belongs to; null for other games. */
  UserCampaignContest: contestOfGame.nullable(),
  /** The challenge of another user that the game is; null for other games. */
  challenge: challengeOfGame.nullable(),
  /** Null while it is under way. */
  earnings: gameEarnings.nullable(),
  /** Who may see it once it is over: anyone where both hold. */
  visibility: z.object({
    /** Whether this game is shown. */
    isPublic: z.boolean(),
    /** Whether the user's games are shown at all. */
    showsGames: z.boolean(),
  }),
});
export type GameSummary = z.output<typeof gameSummary>;

/** The data of a replay: with the seed, anyone can reproduce the game from it. */
export const gameReplay = z.object({
  ...commonGameFields,
  /** The version of the rules that the game was played by. */
  rulesVersion: z.int().positive(),
  fairness: gameFairness,
  /** The setup, in the form that the rules take. */
  setup: z.unknown(),
  /** The commands in order, each with the event number before it. */
  commands: z.array(z.object({ eventNumber: count, command: z.unknown() })),
  /** The events, oldest first. */
  events: z.array(rolledEventDto),
  /** The box score that follows from the events, without what the win expectancy table adds. */
  boxScore: z.object({ home: z.array(scoredRow), visitors: z.array(scoredRow) }),
});
export type GameReplay = z.output<typeof gameReplay>;

/** Calls for the summary and the replay of a game. */
export const gameSummaryCalls = {
  gameSummary: defineCall({
    method: 'GET',
    path: '/games/{id}/summary',
    summary:
      'Box score and all events, what a final game brought, and what follows in its contest.',
    who: 'player',
    params: gameParams,
    answer: gameSummary,
    writes: false,
  }),
  gameReplay: defineCall({
    method: 'GET',
    path: '/games/{id}/replay',
    summary: 'Setup and commands of a game that is over, to play it again from its seed.',
    who: 'player',
    params: gameParams,
    answer: gameReplay,
    writes: false,
  }),
};
