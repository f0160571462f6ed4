import type { ComputerTeam } from '@pennant/contract/teams';
import { computerElo } from '@pennant/rules/leaderboard/elo';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { PlayerCardFront } from '../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { formatCount } from '../../ui/money.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp, TierSwatch } from '../../ui/tier-swatch.tsx';

type LineupEntry = ComputerTeam['UserTeamLineups'][number];

/** Number of the team's best players that are shown as cards. */
const STARS = 5;

interface Props {
  /** A team of the list, without its lineup, which is requested when the panel opens. */
  readonly team: ComputerTeam;
  readonly isOpen?: boolean;
}

/** A collapsible panel of a computer team: score, Elo and record; when open, its lineup. */
export function CompTeamPanel({ team, isOpen: isOpenAtFirst = false }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border-2 border-rule-strong bg-raised shadow-sheet [&[open]>summary]:border-b"
    >
      <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-rule px-4 py-3 hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_6rem_7rem_6rem]">
        <span className="min-w-0 font-display text-lg">{team.name}</span>
        <span className="flex items-center justify-end gap-2 text-sm text-ink-soft">
          Score <RatingStamp rating={team.score} />
        </span>
        <span className="text-sm text-ink-soft sm:text-right">
          Elo{' '}
          <span className="figures font-semibold text-ink">
            {formatCount(team.elo ?? computerElo(team.score))}
          </span>
        </span>
        <span className="figures text-right text-sm text-ink-soft">
          {team.wins}–{team.losses}
        </span>
      </summary>
      {isOpen ? <TeamLineup userTeamID={team.userTeamID} /> : null}
    </details>
  );
}

function TeamLineup({ userTeamID }: { readonly userTeamID: string }) {
  const { data, error } = useApiQuery('GET /teams/comp-team/{userTeamID}', {
    params: { userTeamID },
  });
  if (error !== null) return <p className="p-4 text-bad">{messageOf(error)}</p>;
  if (data === undefined) return <output className="block p-4 text-ink-soft">Loading...</output>;
  return <Lineup entries={data.UserTeamLineups} />;
}

function Lineup({ entries }: { readonly entries: readonly LineupEntry[] }) {
  const stars = entries.toSorted((a, b) => b.Card.rating - a.Card.rating).slice(0, STARS);
  const batting = entries
    .filter(({ lineupOrder }) => lineupOrder !== null)
    .toSorted((a, b) => (a.lineupOrder ?? 0) - (b.lineupOrder ?? 0));
  const others = entries.filter(({ lineupOrder }) => lineupOrder === null);
  return (
    <div className="flex flex-col gap-5 p-4">
      <ul aria-label="Best cards" className="grid grid-cols-5 gap-2 sm:max-w-xl sm:gap-3">
        {stars.map(({ cardID, Card }) => (
          <li key={cardID}>
            <PlayerCardFront card={toCardFrontData(Card)} detail="thumbnail" className="w-full" />
          </li>
        ))}
      </ul>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <LineupList title="Batting order" entries={batting} />
        <LineupList title="Pitchers and bench" entries={others} />
      </div>
    </div>
  );
}

function LineupList({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly LineupEntry[];
}) {
  return (
    <section>
      <h2 className="mb-1 font-varsity text-sm text-ink-soft">{title}</h2>
      <ol>
        {entries.map(({ cardID, lineupOrder, position, Card }) => (
          <li
            key={cardID}
            className="grid grid-cols-[2.5rem_auto_minmax(0,1fr)_2rem] items-center gap-2 border-b border-rule py-1 text-sm"
          >
            <span className="font-varsity text-ink-soft">
              {lineupOrder === null ? '' : `${lineupOrder}. `}
              {position}
            </span>
            <TierSwatch rating={Card.rating} />
            <TextLink to={`/cards/${cardID}`} className="truncate">
              {decodeURIComponent(Card.name)}
            </TextLink>
            <span className="figures text-right">{Card.rating}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
