import { z } from 'zod';
import { gameLineupID } from './game-lineup.ts';
import { chance, count, timestamp, uuid } from './common-schemas.ts';

export const scoreboardData = z.object({
  /** One entry for each half-inning played or under way, the top of the first first. */
  inningScores: z.array(z.int()),
  visitorScore: count,
  visitorHits: count,
  visitorErrors: count,
  homeScore: count,
  homeHits: count,
  homeErrors: count,
});
export type ScoreboardData = z.output<typeof scoreboardData>;

export const pendingChoice = z.object({
  kind: z.literal(['advance', 'tag']),
  options: z.array(z.object({ label: z.string(), runnersAdvancing: z.string().nullable() })),
});

const tiredness = z.object({
  gameLineupID,
  battersFaced: count,
  /** The number of the batter from which the pitcher tires. */
  tiresAfter: z.int(),
  /** Probability that a cell in the pitcher's favor has no effect now. */
  lostCellChance: chance,
  /** Probability that an empty cell acts as h9h now. */
  extraHitChance: chance,
});

/** The state of a game that the play screen needs besides the events. */
export const situation = z.object({
  /** The version of the rules by which the game is played to its end. */
  rulesVersion: z.int().positive(),
  /** Number of the last event; 0 before the first. The client sends it with a roll. */
  eventNumber: count,
  ipOuts: count,
  inning: z.int().positive(),
  half: z.literal(['top', 'bottom']),
  outs: z.int().min(0).max(2),
  firstBaseRunnerLineupID: gameLineupID.nullable(),
  secondBaseRunnerLineupID: gameLineupID.nullable(),
  thirdBaseRunnerLineupID: gameLineupID.nullable(),
  nextBatterLineupID: gameLineupID.nullable(),
  nextPitcherLineupID: gameLineupID.nullable(),
  /** Whether the user's side bats: the button's label is Swing, else Hurl. */
  userBats: z.boolean(),
  tiredness: z.object({ home: tiredness, away: tiredness }),
});
export type Situation = z.output<typeof situation>;

/** Path parameters of one game. */
export const gameParams = z.object({ id: uuid });

/** Fields of a game in every response. */
export const commonGameFields = {
  gameID: uuid,
  created: timestamp,
  isFinal: z.boolean(),
  /** Whether it was abandoned before its end: it counts as a loss. */
  isAbandoned: z.boolean(),
  userCampaignContestID: uuid.nullable(),
  /** "Mudville won 4-3 in 10 innings."; null while it is under way. */
  resultDescription: z.string().nullable(),
  scoreboardData,
};
