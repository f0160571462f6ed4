import type { UserTeam } from '@pennant/contract/teams';

import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp, TierSwatch } from '../../ui/tier-swatch.tsx';
import { PublishedMark } from '../challenges/publish-button.tsx';
import { TeamActions } from './team-actions.tsx';

/** One of the user's teams: its score, batting order and starting pitchers, and its actions. */
export function TeamPanel({ team }: { readonly team: UserTeam }) {
  const batters = team.UserTeamLineups.filter(({ lineupOrder }) => lineupOrder !== null).toSorted(
    (a, b) => (a.lineupOrder ?? 0) - (b.lineupOrder ?? 0),
  );
  const starters = team.UserTeamLineups.filter(({ position }) => position.startsWith('SP'));
  return (
    <article className="flex h-full flex-col border-2 border-rule-strong bg-raised p-5 shadow-sheet">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-4 border-double border-rule-strong pb-2">
        <h2 className="max-w-full min-w-0 font-display text-xl wrap-anywhere">{team.name}</h2>
        <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <PublishedMark team={team} />
          {team.elo === null ? null : <span className="figures">Elo {team.elo}</span>}
          Score <RatingStamp rating={team.score} />
        </span>
      </header>
      {team.problem === null ? null : (
        <p className="mb-3 border-l-4 border-bad pl-3 font-semibold text-bad">{team.problem}</p>
      )}
      <ol aria-label="Batting order" className="grow">
        {batters.map(({ lineupID, lineupOrder, position, Card }) => (
          <li
            key={lineupID}
            className="grid grid-cols-[1.5rem_auto_minmax(0,1fr)_2.5rem] items-center gap-2 border-b border-rule py-1"
          >
            <span className="figures font-varsity text-pennant">{lineupOrder}</span>
            <TierSwatch rating={Card.rating} />
            <TextLink to={`/cards/${Card.cardID}`} className="truncate">
              {Card.year} {decodeURIComponent(Card.name)}
            </TextLink>
            <span className="text-right font-varsity text-sm text-ink-soft">{position}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">
        <span className="font-varsity">Rotation</span>{' '}
        {starters.map(({ Card }) => decodeURIComponent(Card.name)).join(', ')}
      </p>
      <TeamActions team={team} />
    </article>
  );
}
