import type { Home } from '@pennant/contract/home';

import { LinkButton } from '../../ui/button.tsx';
import { formatCount } from '../../ui/money.tsx';
import { DayPack } from './day-drawings.tsx';
import { DayPanel } from './day-panel.tsx';

/** The user's unopened packs; nothing where there are none. */
export function UnopenedPacksPanel({
  packs: { amount, series },
}: {
  readonly packs: Home['packs'];
}) {
  if (amount === 0) return null;
  return (
    <DayPanel head="Unopened packs">
      <div className="flex grow items-center gap-4">
        <div className="flex shrink-0 -space-x-8">
          {series.map((pack) => (
            <DayPack key={pack.seriesID} series={pack} />
          ))}
        </div>
        <p className="min-w-0 grow">
          <strong className="block font-display text-xl font-normal">
            {formatCount(amount)} {amount === 1 ? 'pack' : 'packs'}
          </strong>
          <span className="block text-sm text-ink-soft">
            {series.map(({ name }) => name).join(', ')}
          </span>
        </p>
      </div>
      <LinkButton to="/packs/user" paint="pennant" className="mt-3 self-start">
        {amount === 1 ? 'Open it' : 'Open them'}
      </LinkButton>
    </DayPanel>
  );
}
