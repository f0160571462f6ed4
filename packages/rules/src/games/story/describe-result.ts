import type { GameSetup } from '../setup.ts';
import type { GameState } from '../state.ts';

/** How a final game came out: "Mudville won 4-3 in 10 innings."; null while it is under way. Right for clubs of one name and of many. */
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
