import type { GameEvent } from '@pennant/contract/game-event';

import { halfAfter } from '../event-words.ts';

export interface HalfInning {
  /** "Top 1". */
  readonly title: string;
  readonly isTop: boolean;
  /** Oldest first, each with the outs of the half after it, 0 to 3. */
  readonly events: readonly { readonly event: GameEvent; readonly outs: number }[];
}

/** The events of a game (newest first) by half-inning, from the first pitch on. */
export function halfInnings(events: readonly GameEvent[]): HalfInning[] {
  const halves = new Map<number, HalfInning['events'][number][]>();
  let outsBefore = 0;
  for (const event of events.toReversed()) {
    const half = Math.floor(outsBefore / 3);
    const played = { event, outs: event.ipOuts - half * 3 };
    halves.set(half, [...(halves.get(half) ?? []), played]);
    outsBefore = event.ipOuts;
  }
  return [...halves].map(([half, played]) => ({
    title: halfAfter(half * 3),
    isTop: half % 2 === 0,
    events: played,
  }));
}
