import type { ComputerTeam } from '@pennant/contract/teams';
import { computerElo } from '@pennant/rules/leaderboard/elo';

import { ClubPennant } from '../../ui/art/clubs/club-pennant.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';

/** Who the opponent is: the club's season and its best players. */
export function OpponentPreview({ team }: { readonly team: ComputerTeam }) {
  const best = team.UserTeamLineups.toSorted((a, b) => b.Card.rating - a.Card.rating).slice(0, 5);
  return (
    <section
      aria-label="Opponent"
      className="border-2 border-rule-strong bg-raised p-4 shadow-sheet"
    >
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 border-b-4 border-double border-rule-strong pb-1 font-display text-lg">
        <span className="flex items-center gap-3">
          <ClubPennant club={team.teamID} year={team.year} className="w-20" />
          {team.name}
        </span>
        <span className="figures font-sans text-sm font-normal text-ink-soft">
          {team.wins} won, {team.losses} lost · Score {team.score} · Elo {computerElo(team.score)}
        </span>
      </h2>
      <div className="mt-3">
        <CardGrid cards={best.map(({ Card }) => Card)} />
      </div>
    </section>
  );
}
