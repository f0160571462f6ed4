import { z } from 'zod';
import { gameLineupID } from './game-lineup.ts';
import { chance, count, moment, ownedID } from './values.ts';

export const scoreboardData = z.object({
  /** One entry for each half-inning played or under way, visitors' first half first. */
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
  /** The batter number from which he tires. */
  tiresAfter: z.int(),
  /** Chance that a good cell of his does nothing now. */
  lostCellChance: chance,
  /** Chance that an empty cell of his acts as h9h now. */
  extraHitChance: chance,
});

/** Where the game stands: enough to draw the screen without the events. */
export const situation = z.object({
  /** Number of the last event; 0 before the first. Send it with a roll. */
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
  /** True where the caller's side bats: the button says Swing, else Hurl. */
  userBats: z.boolean(),
  tiredness: z.object({ home: tiredness, away: tiredness }),
});
export type Situation = z.output<typeof situation>;

/** Names one game in a path. */
export const gameParams = z.object({ id: ownedID });

/** What every answer tells of a game. */
export const gameFrame = {
  gameID: ownedID,
  created: moment,
  isFinal: z.boolean(),
  /** Given up before its end: counts as a loss. */
  isAbandoned: z.boolean(),
  userCampaignContestID: ownedID.nullable(),
  /** "Mudville won 4-3 in 10 innings."; null while it is under way. */
  resultDescription: z.string().nullable(),
  scoreboardData,
};
