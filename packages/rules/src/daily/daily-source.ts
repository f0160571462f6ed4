import { otherSide, type Side } from '../games/lineup-slots.ts';
import type { GameSource, SideSource } from '../games/setup.ts';

/**
 * Returns the source of a day's game between two clubs, of which the user manages one. That club
 * has no habits of its league: what an option is worth is told by a manager who plays to win.
 */
export const dailySource = (clubs: Readonly<Record<Side, SideSource>>, side: Side): GameSource => {
  const { habits: _habits, orders: _orders, ...own } = clubs[side];
  const other = otherSide(side);
  const managed: Record<Side, SideSource> = {
    ...clubs,
    [side]: { ...own, manager: 'player' },
    [other]: { ...clubs[other], manager: 'computer' },
  };
  return { ...managed, rates: 'designed' };
};
