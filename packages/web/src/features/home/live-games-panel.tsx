import type { Home } from '@pennant/contract/home';

import { LinkButton } from '../../ui/button.tsx';
import { isolateName } from '../../ui/isolated-name.ts';

/** The live games under way, above all else on home: the other player waits, and clocks run. */
export function LiveGamesPanel({ games }: { readonly games: Home['liveGames'] }) {
  if (games.length === 0) return null;
  return (
    <section
      aria-labelledby="live-now"
      className="lamp-lit mb-4 border-4 border-double border-tin-line bg-tin px-4 py-5 text-chalk shadow-card md:mb-5 md:px-8 md:py-6"
    >
      <h2 id="live-now" className="font-varsity text-sm text-lamp">
        Live now
      </h2>
      <ul>
        {games.map(({ gameID, opponent, opponentTeam, team }) => (
          <li
            key={gameID}
            className="grid items-center gap-x-10 gap-y-4 border-b border-tin-line py-3 last:border-b-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-display text-2xl">
                {opponent?.username ?? 'A former player'} plays you live
              </span>
              <span className="mt-1 block text-chalk-soft">
                {isolateName(team)} against {isolateName(opponentTeam)}. Your clock runs when both
                are ready.
              </span>
            </span>
            <LinkButton to={`/live/${gameID}`} paint="pennant" size="large">
              To the table
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
