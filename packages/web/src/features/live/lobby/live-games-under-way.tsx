import type { LiveStateDto } from '@pennant/contract/live-results';

import { LinkButton } from '../../../ui/button.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';

/** The live games of the user that are under way, with the way back to the table. */
export function LiveGamesUnderWay({ games }: { readonly games: LiveStateDto['gamesUnderWay'] }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="live-under-way" className="mb-6">
      <h2 id="live-under-way" className="mb-2 font-display text-xl">
        Under way
      </h2>
      <ul className="border-y-2 border-ink bg-raised">
        {games.map(({ gameID, created, opponent, opponentTeam, team }) => (
          <li
            key={gameID}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-3 py-2 last:border-b-0"
          >
            <span className="min-w-0">
              <span className="block font-slab font-semibold wrap-anywhere">
                {isolateName(team)} against {isolateName(opponentTeam)}
              </span>
              <span className="block text-sm text-ink-soft">
                {opponent?.username ?? 'A former player'}, since <DayAndTime at={created} />
              </span>
            </span>
            <LinkButton to={`/live/${gameID}`} paint="pennant">
              To the table
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
