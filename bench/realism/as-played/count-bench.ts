import type { GameEvent } from '@pennant/rules/games/event';
import { FIRST_BENCH, SIDES, type Side } from '@pennant/rules/games/lineup-slots';
import type { LeagueTally } from './league-tally.ts';
import { enteringPlayer, type PlayedGame } from './played-game.ts';

/** What a player from the bench came in as. */
type Role = 'pinchHitters' | 'pinchRunners' | 'defensiveReplacements';

/** Returns what the player that an event brings in from the side's bench came in as. */
export const roleOf = (event: GameEvent, side: Side): Role | null => {
  const player = enteringPlayer(event, side);
  if (player === null || player < FIRST_BENCH) return null;
  if (event.batting !== side) return 'defensiveReplacements';
  const runs = [event.first, event.second, event.third].includes(player);
  return runs ? 'pinchRunners' : event.batter === player ? 'pinchHitters' : 'defensiveReplacements';
};

/** Counts pinch hitters, pinch runners and defensive replacements of both sides. */
export const countBench = (tally: LeagueTally, { events }: PlayedGame): void => {
  for (const side of SIDES) {
    const came: Record<Role, number> = {
      pinchHitters: 0,
      pinchRunners: 0,
      defensiveReplacements: 0,
    };
    for (const event of events) {
      const role = roleOf(event, side);
      if (role !== null) came[role]++;
    }
    tally.observe('pinchHitters', came.pinchHitters);
    tally.observe('pinchRunners', came.pinchRunners);
    tally.observe('defensiveReplacements', came.defensiveReplacements);
  }
};
