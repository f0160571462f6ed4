import type { ReportedName } from '@pennant/contract/reports';

import { isolateName } from '../../ui/isolated-name.ts';
import { UsernameHeading } from '../../ui/username-heading.tsx';

/** A reported name as others read it: a team's on a scoreboard, a username on the player's page. */
export function NameInPlace({ kind, name }: Pick<ReportedName, 'kind' | 'name'>) {
  return kind === 'team_name' ? (
    <div className="flex items-center gap-3 bg-tin px-3 py-2 text-chalk shadow-card">
      <svg viewBox="0 0 22 14" aria-hidden="true" className="w-6 shrink-0 fill-pennant-paint">
        <path d="M0 0 22 7 0 14Z" />
      </svg>
      <strong className="min-w-0 grow font-display text-lg/tight font-normal break-words">
        {isolateName(name)}
      </strong>
      <span aria-hidden="true" className="figures text-lg">
        4
      </span>
    </div>
  ) : (
    <div className="bg-raised px-3 py-2 shadow-sheet">
      <p aria-hidden="true" className="font-varsity text-xs text-ink-soft">
        Player
      </p>
      <strong className="block font-display text-xl/tight font-normal break-words">
        <UsernameHeading username={name} />
      </strong>
    </div>
  );
}
