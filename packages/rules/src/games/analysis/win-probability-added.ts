import type { GameEvent } from '../event.ts';
import { WPA_UNITS } from '../../statistics/wpa-units.ts';
import { otherSide, type Side } from '../lineup-slots.ts';
import { winProbabilityLine } from './win-probability.ts';

/** The win probability added by each player of a side who moved it, by lineup index, in units. */
export type WinProbabilityAdded = Readonly<Record<Side, ReadonlyMap<number, number>>>;

/** Events between batters, of which the runners make or lose the bases. */
const BY_RUNNERS: readonly GameEvent['kind'][] = ['steal', 'wildPitch', 'passedBall', 'balk'];

/** Returns who of the side at bat an event is credited to, in equal parts. */
const creditedBatters = ({ kind, moves, batter }: GameEvent): readonly number[] =>
  BY_RUNNERS.includes(kind) && moves.length > 0 ? moves.map(({ runner }) => runner) : [batter];

/**
 * Returns what each player added to the win probability of their side in a game, by the win
 * expectancy table: of every event the batter, or of those between batters the runners, and on the
 * other side the pitcher. What one side gains the other loses; a side's sum is its result less its
 * chance before the first pitch.
 */
export const winProbabilityAdded = (events: readonly GameEvent[]): WinProbabilityAdded => {
  const moments = events.map(({ ipOuts, homeScore, visitingScore, first, second, third }) => ({
    ipOuts,
    homeScore,
    visitingScore,
    onBase: [first !== null, second !== null, third !== null] as const,
  }));
  const { steps } = winProbabilityLine(moments, { playedOut: events.at(-1)?.final ?? false });
  const added: Record<Side, Map<number, number>> = { visitors: new Map(), home: new Map() };
  const add = (side: Side, player: number, share: number): void => {
    added[side].set(player, (added[side].get(player) ?? 0) + share);
  };
  for (const [index, event] of events.entries()) {
    const swing = steps[index]?.battingSwing ?? 0;
    if (swing === 0) continue;
    const credited = creditedBatters(event);
    for (const player of credited) add(event.batting, player, swing / credited.length);
    add(otherSide(event.batting), event.pitcher, -swing);
  }
  const inUnits = (players: ReadonlyMap<number, number>): Map<number, number> =>
    new Map([...players].map(([player, share]) => [player, Math.round(share * WPA_UNITS) + 0]));
  return { visitors: inUnits(added.visitors), home: inUnits(added.home) };
};
