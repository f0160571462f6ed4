import type { LadderPlace } from '@pennant/contract/leaderboard';

import { ordinal } from './fold-places.ts';
import { ladderMonthName } from './ladder-month.ts';
import { RankPennant } from './rank-pennant.tsx';

/** The flags of a player: months of the ladder in which they were among the first three. */
export function LadderFlags({ flags }: { readonly flags: readonly LadderPlace[] }) {
  return (
    <ul aria-label="Flags of the ladder" className="mb-8 flex flex-wrap gap-x-5 gap-y-2">
      {flags.map((flag) => (
        <li key={`${flag.year} ${flag.month}`} className="flex items-center gap-1.5 text-sm">
          {/* The words beside it say the same. */}
          <span aria-hidden="true">
            <RankPennant rank={flag.place} />
          </span>
          {ordinal(flag.place)}, {ladderMonthName(flag)}
        </li>
      ))}
    </ul>
  );
}
