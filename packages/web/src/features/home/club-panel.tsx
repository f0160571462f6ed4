import type { Home } from '@pennant/contract/home';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { titleOfSet } from '../packs/club/describe-set.ts';
import { DayPanel } from './day-panel.tsx';

/** The user's club, or the way to choose one, while the starter set can still be exchanged. */
export function ClubPanel({ steps }: { readonly steps: Home['steps'] }) {
  const isOpen = !steps.game && !steps.packs && !steps.opening;
  const { data: set } = useApiQuery('GET /starterSet', undefined, { enabled: isOpen });
  if (!isOpen) return null;
  const isChosen = set?.isChosen === true;
  return (
    <DayPanel head="Your club">
      <strong className="block font-display text-xl font-normal wrap-anywhere">
        {isChosen ? titleOfSet(set) : 'Which baseball is yours?'}
      </strong>
      <p className="mt-1 grow text-sm text-ink-soft">
        {isChosen
          ? 'Your first 24 cards came from here. They may still come from another club, until your first game, pack or sale.'
          : 'Your first 24 cards can come from any club of the history, until your first game, pack or sale.'}
      </p>
      <LinkButton to="/club" className="mt-3 self-start">
        {isChosen ? 'See your club' : 'Choose your club'}
      </LinkButton>
    </DayPanel>
  );
}
