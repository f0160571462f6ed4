import type { GameResult } from '@pennant/contract/home';
import { Link } from 'react-router';

import { Money } from '../../ui/money.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { winnerFirst } from './day-text.ts';
import { DayPanel } from './day-panel.tsx';

/** The last results, each a link to its summary; nothing before the first. */
export function ResultsPanel({ results }: { readonly results: readonly GameResult[] }) {
  if (results.length === 0) return null;
  return (
    <DayPanel head="Last results">
      <ul className="-mt-2">
        {results.map((result) => (
          <li key={result.gameID} className="border-b border-rule last:border-b-0">
            <Link
              to={`/game/${result.gameID}/summary`}
              className="figures flex min-h-11 items-center gap-3 py-1 text-sm underline-offset-4 hover:underline"
            >
              <ResultMark result={result} />
              <span className="min-w-0 grow">
                <FinalScore result={result} />
                {result.isAbandoned ? <span className="block text-ink-soft">Abandoned</span> : ''}
              </span>
              {result.money === 0 ? null : <Money amount={result.money} signed />}
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/games/user" className="mt-auto inline-flex min-h-11 items-center text-sm">
        My Games
      </TextLink>
    </DayPanel>
  );
}

/** The final score, the winner's line above the loser's. */
const FinalScore = ({ result }: { readonly result: GameResult }) =>
  winnerFirst(result).map(({ name, runs }, index) => (
    <span
      key={index}
      className={`flex items-baseline justify-between gap-3 ${index === 0 ? 'font-semibold' : ''}`}
    >
      <span className="min-w-0 wrap-anywhere">{isolateName(name)}</span> <span>{runs}</span>
    </span>
  ));

/** "W" or "L" on a small plate. */
const ResultMark = ({ result: { won } }: { readonly result: GameResult }) => (
  <span
    className={`grid size-7 shrink-0 place-items-center rounded-sm font-varsity text-sm ${won ? 'bg-outfield-paint text-on-outfield' : 'bg-sunk text-ink-soft'}`}
  >
    <span aria-hidden="true">{won ? 'W' : 'L'}</span>
    <span className="sr-only">{won ? 'Won' : 'Lost'}: </span>
  </span>
);
