import type { RolledEvent } from '@pennant/contract/game-event';
import type { ScoreboardData } from '@pennant/contract/game-situation';
import type { Game } from '@pennant/contract/games';

import { basesTaken, battedBall, fielderOf, runnerMoves, runnersOn } from './field-play.ts';
import { scoresAfter } from './running-score.ts';
import { restingStage, type Stage } from './stage.ts';

/** A stretch of the game that was played at once (Play Half-inning, Play to End), to be run through event by event. */
export interface Run {
  /** The game as it was. */
  readonly before: Game;
  /** Oldest first. */
  readonly events: readonly RolledEvent[];
  /** The scoreboard after each event. */
  readonly scores: readonly ScoreboardData[];
}

/** New events (oldest first) as a stretch; null where none are. */
export function runOf(before: Game, events: readonly RolledEvent[]): Run | null {
  if (events.length === 0) return null;
  const scores: ScoreboardData[] = [];
  let now = before.scoreboardData;
  let outs = before.situation.ipOuts;
  for (const event of events) {
    now = scoresAfter(now, event, outs);
    outs = event.ipOuts;
    scores.push(now);
  }
  return { before, events, scores };
}

/** How long a stretch may take in all at normal speed, in ms; and one event of it, at least and at most. */
const WHOLE_RUN = 12_000;
const STEP = { least: 130, most: 800 } as const;

/** How long each event of a stretch shows, in ms: long enough to read where they are few, a blur of a game where they are many. */
export const stepOf = (events: number, factor: number): number =>
  Math.min(STEP.most, Math.max(STEP.least, WHOLE_RUN / events)) * factor;

/** The page while an event of a stretch shows: the dice stay in the cup. */
export function runStage({ before, events, scores }: Run, at: number): Stage {
  const resting = restingStage(before);
  const event = events[at];
  const score = scores[at];
  if (event === undefined || score === undefined) return resting;
  const outsBefore = events[at - 1]?.ipOuts ?? before.situation.ipOuts;
  const half = Math.floor(outsBefore / 3);
  const isHalfOver = Math.floor(event.ipOuts / 3) > half;
  return {
    ...resting,
    scores: score,
    atBat: {
      inning: Math.floor(half / 2) + 1,
      half: half % 2 === 0 ? 'top' : 'bottom',
      outs: isHalfOver ? 3 : event.ipOuts % 3,
    },
    batterID: event.batterLineupID ?? resting.batterID,
    pitcherID: event.pitcherLineupID ?? resting.pitcherID,
    runnerIDs: runnersOn(event),
    event,
    thrown: event.dice.batter === null ? null : event,
    dice: event.dice,
    throwKey: null,
    field: {
      runners: basesTaken(event),
      moves: runnerMoves(event),
      ball: battedBall(event),
      fielder: fielderOf(event),
      playKey: event.eventNumber,
    },
  };
}
