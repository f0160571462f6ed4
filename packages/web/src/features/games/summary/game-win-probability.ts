import type { RolledEventDto } from '@pennant/contract/game-event';
import {
  biggestSwings,
  winProbabilityLine,
  type WinProbabilityStep,
} from '@pennant/rules/games/analysis/win-probability';

import { halfInningLabelAfter } from '../event-text.ts';

/** An event with its half-inning and the home side's win probability after it. */
export interface EventWinProbability extends WinProbabilityStep {
  readonly event: RolledEventDto;
  /** Number of its half-inning, from 0. */
  readonly half: number;
  /** Outs in that half-inning after it, 0 to 3. */
  readonly outs: number;
}

/** The win probability of a game, event by event. */
export interface GameWinProbability {
  /** The home side's chance before the first pitch. */
  readonly start: number;
  /** Oldest first. */
  readonly played: readonly EventWinProbability[];
  /** The plays that moved the win probability most, at most three, the greatest first. */
  readonly biggest: readonly EventWinProbability[];
  /** Number of events that the chart has room for: more than played while under way. */
  readonly room: number;
}

/** The events of one half-inning. */
export interface HalfInningEvents {
  readonly half: number;
  /** Oldest first. */
  readonly played: readonly EventWinProbability[];
}

/** Number of events of a typical game. */
const TYPICAL_EVENTS = 80;

/** Maximum number of biggest plays. */
const MAX_BIGGEST = 3;

/** Returns the name of a half-inning, numbered from 0: "Bottom 9". */
export const halfInningLabel = (half: number): string => halfInningLabelAfter(half * 3);

/** Returns whether a half-inning is a top, in which the visitors bat. */
export const isTopHalf = (half: number): boolean => half % 2 === 0;

/** The events of a game, newest first, and whether it was played to its end. */
interface PlayedEvents {
  readonly GameEvents: readonly RolledEventDto[];
  readonly isFinal: boolean;
  readonly isAbandoned: boolean;
}

/** Returns a game's events, oldest first, with the win probability after each. */
export function buildGameWinProbability({
  GameEvents,
  isFinal,
  isAbandoned,
}: PlayedEvents): GameWinProbability {
  const events = GameEvents.toReversed();
  const moments = events.map((event) => ({
    ipOuts: event.ipOuts,
    homeScore: event.homeScore,
    visitingScore: event.visitingScore,
    onBase: [
      event.firstBaseRunnerLineupID !== null,
      event.secondBaseRunnerLineupID !== null,
      event.thirdBaseRunnerLineupID !== null,
    ] as const,
  }));
  const { start, steps } = winProbabilityLine(moments, { playedOut: isFinal && !isAbandoned });
  let outsBefore = 0;
  const played = steps.flatMap((step, index): EventWinProbability[] => {
    const event = events[index];
    if (event === undefined) return [];
    const half = Math.floor(outsBefore / 3);
    outsBefore = event.ipOuts;
    return [{ ...step, event, half, outs: event.ipOuts - half * 3 }];
  });
  const biggest = biggestSwings(steps, MAX_BIGGEST).flatMap((index) => played[index] ?? []);
  const room = isFinal ? played.length : Math.max(played.length, TYPICAL_EVENTS);
  return { start, played, biggest, room };
}

/** Returns the events grouped by half-inning. */
export function groupByHalfInning(played: readonly EventWinProbability[]): HalfInningEvents[] {
  const halves = new Map<number, EventWinProbability[]>();
  for (const play of played) {
    const others = halves.get(play.half);
    if (others === undefined) halves.set(play.half, [play]);
    else others.push(play);
  }
  return [...halves].map(([half, all]) => ({ half, played: all }));
}
