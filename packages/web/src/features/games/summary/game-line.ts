import type { GameEvent } from '@pennant/contract/game-event';
import type { GameSummary } from '@pennant/contract/game-summary';
import { biggestSwings, winLine, type WinStep } from '@pennant/rules/games/win-line';

import { halfAfter } from '../event-words.ts';

/** An event in its place in the game. */
export interface PlayedEvent extends WinStep {
  readonly event: GameEvent;
  /** Number of its half-inning, from 0. */
  readonly half: number;
  /** Outs of that half after it, 0 to 3. */
  readonly outs: number;
}

export interface GameLine {
  /** The home side's chance before the first pitch. */
  readonly start: number;
  /** Oldest first. */
  readonly played: readonly PlayedEvent[];
  /** The three that moved the chance to win the most, the greatest first; fewer where there were not so many. */
  readonly biggest: readonly PlayedEvent[];
  /** How many events the line has room for: a game under way has some before it. */
  readonly room: number;
}

export interface HalfInning {
  readonly half: number;
  /** Oldest first. */
  readonly played: readonly PlayedEvent[];
}

/** About as many events as a game has. */
const A_GAME = 80;

/** How many plays are told as the biggest. */
const BIGGEST = 3;

/** "Bottom 9": the half-inning of a number from 0. */
export const halfName = (half: number): string => halfAfter(half * 3);

/** The visitors bat in the tops. */
export const isTop = (half: number): boolean => half % 2 === 0;

/** A game's events from the first pitch on, with the chance to win after each. */
export function gameLine({
  GameEvents,
  isFinal,
  isAbandoned,
}: Pick<GameSummary, 'GameEvents' | 'isFinal' | 'isAbandoned'>): GameLine {
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
  const { start, steps } = winLine(moments, { playedOut: isFinal && !isAbandoned });
  let outsBefore = 0;
  const played = steps.flatMap((step, at): PlayedEvent[] => {
    const event = events[at];
    if (event === undefined) return [];
    const half = Math.floor(outsBefore / 3);
    outsBefore = event.ipOuts;
    return [{ ...step, event, half, outs: event.ipOuts - half * 3 }];
  });
  const biggest = biggestSwings(steps, BIGGEST).flatMap((at) => played[at] ?? []);
  const room = isFinal ? played.length : Math.max(played.length, A_GAME);
  return { start, played, biggest, room };
}

/** The events by half-inning. */
export function byHalf(played: readonly PlayedEvent[]): HalfInning[] {
  const halves = new Map<number, PlayedEvent[]>();
  for (const one of played) {
    const others = halves.get(one.half);
    if (others === undefined) halves.set(one.half, [one]);
    else others.push(one);
  }
  return [...halves].map(([half, all]) => ({ half, played: all }));
}
