import type { Home } from '@pennant/contract/home';

import { LinkButton } from '../../ui/button.tsx';
import { DayPanel } from './day-panel.tsx';

/** The way to the choice of a club, while the starter set can be exchanged for one. */
export function ClubPanel({ steps }: { readonly steps: Home['steps'] }) {
  if (steps.game || steps.packs || steps.opening) return null;
  return (
    <DayPanel head="Your club">
      <strong className="block font-display text-xl font-normal">Which baseball is yours?</strong>
      <p className="mt-1 grow text-sm text-ink-soft">
        Your first 24 cards can come from any club of the history, until your first game, pack or
        sale.
      </p>
      <LinkButton to="/club" className="mt-3 self-start">
        Choose your club
      </LinkButton>
    </DayPanel>
  );
}
