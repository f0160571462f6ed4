import type { Home } from '@pennant/contract/home';
import { monthCode } from '@pennant/rules/leaderboard/month-and-quarter';
import { Link } from 'react-router';

import { decodeCardName } from '../../ui/card-columns.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useCurrentMonth } from '../leaderboard/use-current-month.ts';
import { STAT_NAMES, statText } from '../leaderboard/stat-text.ts';
import { DayCard } from './day-drawings.tsx';
import { DayPanel } from './day-panel.tsx';
import { milestoneText, ordinal, performanceText } from './day-text.ts';

/** What the user's cards did lately: the best of the last game, milestones, places of the month. */
export function LatelyPanel({
  lately: { best, milestones, places },
}: {
  readonly lately: Home['lately'];
}) {
  const month = monthCode(useCurrentMonth());
  if (best === null && milestones.length === 0 && places.length === 0) return null;
  return (
    <DayPanel head="What your cards did">
      {best === null ? null : (
        <div className="flex items-center gap-4">
          <Link to={`/cards/${best.Card.cardID}`} className="w-20 shrink-0">
            <DayCard card={best.Card} />
          </Link>
          <p className="min-w-0">
            <span className="block text-xs text-ink-soft">Best of the last game</span>
            <strong className="block font-display text-lg/[1.2] font-normal wrap-anywhere">
              {decodeCardName(best.Card)}
            </strong>
            <span className="figures block">{performanceText(best.line)}</span>
            <TextLink
              to={`/game/${best.gameID}/summary`}
              className="inline-block min-h-6 text-sm wrap-anywhere"
            >
              against {best.opponent}
            </TextLink>
          </p>
        </div>
      )}
      {milestones.length + places.length === 0 ? null : (
        <ul className="mt-3 flex flex-col gap-1.5 border-t border-rule pt-3 text-sm">
          {milestones.map(({ Card, ...milestone }) => (
            <li key={`${Card.cardID} ${milestone.figure}`}>
              <TextLink to={`/cards/${Card.cardID}`}>{decodeCardName(Card)}</TextLink>{' '}
              {milestoneText(milestone)}.
            </li>
          ))}
          {places.map(({ Card, stat, place, value }) => (
            <li key={`${Card.cardID} ${stat}`} className="figures">
              <TextLink to={`/cards/${Card.cardID}`}>{decodeCardName(Card)}</TextLink>{' '}
              {place === 1 ? 'leads the month' : `is ${ordinal(place)} of the month`} in{' '}
              <TextLink to={`/leaderboard/monthly/${month}`}>
                {STAT_NAMES[stat].toLowerCase()}
              </TextLink>{' '}
              ({statText(stat, value)}).
            </li>
          ))}
        </ul>
      )}
    </DayPanel>
  );
}
