import type { ComputerTeam } from '@pennant/contract/teams';

import { RatingStamp } from '../../ui/tier-swatch.tsx';

/** Who the opponent is: the club's season and its best players. */
export function OpponentPreview({ team }: { readonly team: ComputerTeam }) {
  const best = team.UserTeamLineups.toSorted((a, b) => b.Card.rating - a.Card.rating).slice(0, 5);
  return (
    <section
      aria-label="Opponent"
      className="border-2 border-rule-strong bg-raised p-4 shadow-sheet"
    >
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 border-b-4 border-double border-rule-strong pb-1 font-display text-lg">
        {team.name}
        <span className="figures font-sans text-sm font-normal text-ink-soft">
          {team.wins} won, {team.losses} lost
        </span>
      </h2>
      <ul className="mt-2">
        {best.map(({ lineupID, position, Card }) => (
          <li
            key={lineupID}
            className="flex items-center gap-3 border-b border-rule py-1 last:border-b-0"
          >
            <RatingStamp rating={Card.rating} />
            <span className="min-w-0 grow truncate">{decodeURIComponent(Card.name)}</span>
            <span className="font-varsity text-sm text-ink-soft">{position}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
