import type { GameState } from '@pennant/rules/games/state';
import type { LiveResult } from '@pennant/rules/live/live-state';

import { isolateName } from '../../../ui/isolated-name.ts';

interface Names {
  readonly visitors: string;
  readonly home: string;
}

/** Returns how a live game ended: "Mudville won 4–3.", "Boxcar Nine gave up: Mudville won." */
export function resultText(
  { how, winner }: LiveResult,
  { visitors, home }: Pick<GameState, 'visitors' | 'home'>,
  names: Names,
): string {
  if (winner === null) return 'The game was called off before it began.';
  const [won, lost] =
    winner === 'home'
      ? [isolateName(names.home), isolateName(names.visitors)]
      : [isolateName(names.visitors), isolateName(names.home)];
  if (how === 'quit') return `${lost} gave up: ${won} won.`;
  if (how === 'left') return `${lost} left: ${won} took the win.`;
  const runs = [visitors.runs, home.runs].toSorted((a, b) => b - a);
  return `${won} won ${runs[0]}–${runs[1]}.`;
}
