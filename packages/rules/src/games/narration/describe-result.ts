import type { GameSetup } from '../setup.ts';
import type { GameState } from '../state.ts';

/**
 * Returns the result of a final game, "Mudville won 4-3 in 10 innings."; null while it is in
 * progress. The grammar fits singular and plural club names.
 */
export const describeResult = (
  setup: { readonly [Side in 'visitors' | 'home']: Pick<GameSetup[Side], 'name'> },
  state: GameState,
): string | null => {
  if (!state.final) return null;
  const { visitors, home } = state;
  const homeWins = home.runs > visitors.runs;
  const winner = (homeWins ? setup.home : setup.visitors).name;
  const score = `${Math.max(home.runs, visitors.runs)}-${Math.min(home.runs, visitors.runs)}`;
  const innings = Math.ceil(state.ipOuts / 6);
  return innings === 9
    ? `${winner} won ${score}.`
    : `${winner} won ${score} in ${innings} innings.`;
};
