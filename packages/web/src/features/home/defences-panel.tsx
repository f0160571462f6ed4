import type { Defence } from '@pennant/contract/challenges';
import type { Home } from '@pennant/contract/home';

import { TextLink } from '../../ui/text-link.tsx';
import { challengePath } from '../challenges/challenge-words.ts';
import { defenceRatingText, defenceText } from '../challenges/defence-text.ts';
import { DayPanel } from './day-panel.tsx';

/** How the user's team did while they were away, and that it can't play any more. */
export function DefencesPanel({ defences, outdatedTeam }: Pick<Home, 'defences' | 'outdatedTeam'>) {
  if (defences.length === 0 && outdatedTeam === null) return null;
  return (
    <DayPanel head="While you were away">
      {outdatedTeam === null ? null : (
        <p className="mb-4 border-l-4 border-bad pl-3 text-sm wrap-anywhere">
          <strong className="text-bad">Nobody can challenge {outdatedTeam.name} now:</strong>{' '}
          {outdatedTeam.problem === 'weak'
            ? 'your cards make a much better team.'
            : 'a card that it needs is gone.'}{' '}
          <TextLink to="/team/user">Publish it again</TextLink>
        </p>
      )}
      <ul className="-mt-2">
        {defences.map((defence) => (
          <DefenceLine key={defence.gameID} defence={defence} />
        ))}
      </ul>
    </DayPanel>
  );
}

/** A game against the user's team: the result, the way to see it, and the way to answer it. */
function DefenceLine({ defence }: { readonly defence: Defence }) {
  const { gameID, User, won, canPlayBack } = defence;
  const text = defenceText(defence);
  return (
    <li className="figures flex items-start gap-3 border-b border-rule py-2 text-sm last:border-b-0">
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-sm font-varsity ${won ? 'bg-outfield-paint text-on-outfield' : 'bg-sunk text-ink-soft'}`}
      >
        {won ? 'W' : 'L'}
      </span>
      <span className="min-w-0 grow">
        <strong className="block font-semibold wrap-anywhere">{text}</strong>
        <span className="block text-ink-soft">{defenceRatingText(defence)}</span>
        {/* The games of a player who left went along. */}
        {User === null ? null : (
          <span className="flex flex-wrap gap-x-5">
            <TextLink to={`/g/${gameID}`} aria-label={`Watch: ${text}`} className="py-1.5">
              Watch
            </TextLink>
            {canPlayBack ? (
              <TextLink
                to={challengePath(User.username)}
                aria-label={`Play back: challenge ${User.username}`}
                className="py-1.5"
              >
                Play back
              </TextLink>
            ) : null}
          </span>
        )}
      </span>
    </li>
  );
}
