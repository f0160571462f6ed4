import type { GameUnderWay } from '@pennant/contract/home';
import { Link } from 'react-router';

import { LinkButton } from '../../ui/button.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { inningText, leaderText } from './day-text.ts';

/** The newest game under way as a small scoreboard with the way on, and links to the others. */
export function GameUnderWayPanel({ games }: { readonly games: readonly GameUnderWay[] }) {
  const [game, ...others] = games;
  if (game === undefined) return null;
  return (
    <section
      aria-labelledby="under-way"
      className="lamp-lit border-4 border-double border-tin-line bg-tin px-4 py-5 text-chalk shadow-card md:px-8 md:py-6"
    >
      <p className="font-varsity text-sm text-lamp">
        Under way{game.campaign === null ? '' : ` · ${isolateName(game.campaign)}`}
      </p>
      <div className="mt-2 grid items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <h2 id="under-way" className="min-w-0">
          <span className="block font-display text-2xl wrap-anywhere">{leaderText(game)}</span>
          <span className="mt-1 block text-chalk-soft">
            {inningText(game)}
            {game.isWaiting ? '. The runners wait for you.' : '.'}
          </span>
        </h2>
        <div className="min-w-0">
          <ScoreLine side={game.visitors} />
          <ScoreLine side={game.home} />
        </div>
        <LinkButton to={`/game/${game.gameID}/play`} paint="pennant" size="large">
          Go on
        </LinkButton>
      </div>
      {others.length === 0 ? null : (
        <ul className="mt-4 border-t border-tin-line pt-2">
          {others.map((other) => (
            <li key={other.gameID} className="border-b border-tin-line last:border-b-0">
              <Link
                to={`/game/${other.gameID}/play`}
                className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 underline-offset-4 hover:underline"
              >
                <span className="min-w-0 wrap-anywhere">
                  {isolateName(other.visitors.name)} at {isolateName(other.home.name)}
                </span>
                <span className="figures text-sm text-chalk-soft">
                  {inningText(other)}, {leaderText(other)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A team's name and runs, the runs on a tin plate. */
const ScoreLine = ({ side: { name, runs, isUsers } }: { readonly side: GameUnderWay['home'] }) => (
  <p className="flex items-center justify-between gap-3 border-b border-tin-line py-1 last:border-b-0">
    <span
      className={`min-w-0 leading-tight wrap-anywhere ${isUsers ? 'font-semibold text-lamp' : ''}`}
    >
      {isolateName(name)}
      {isUsers ? <span className="text-sm font-normal text-chalk-soft"> (you)</span> : null}
    </span>
    <span className="figures grid h-9 min-w-10 place-items-center rounded-sm border border-tin-line bg-plate px-1.5 font-varsity text-xl">
      {runs}
    </span>
  </p>
);
