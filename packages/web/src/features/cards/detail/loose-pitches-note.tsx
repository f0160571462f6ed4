import type { Card } from '@pennant/contract/cards';

import { printLoosePitchChances } from '../../../ui/card/loose-pitch-chances.ts';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

/** The chances of loose pitches of a pitcher's or a catcher's card; nothing where it has none. */
export function LoosePitchesNote({ card }: { readonly card: Card }) {
  const chances = printLoosePitchChances(card);
  if (chances.length === 0) return null;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      With runners on, before each batter:{' '}
      <RuleLink rule="loose-pitches">
        {chances.map(({ name, text }) => `${name.toLowerCase()} ${text}`).join(', ')}
      </RuleLink>
      .
    </p>
  );
}
