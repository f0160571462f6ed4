import type { LiveGame } from '../live-game.ts';
import type { CompiledBatter } from '../setup.ts';

/** The runner on `base` (1 to 3), which must be occupied. */
export const runnerOn = (live: LiveGame, base: 1 | 2 | 3): CompiledBatter =>
  live.batSetup.players[live.state.bases[base - 1] as number]?.bat as CompiledBatter;
