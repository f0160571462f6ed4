import type { ComputerTeam } from '@pennant/contract/teams';
import { computerElo } from '@pennant/rules/leaderboard/elo';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { ClubPennant } from './club-pennant.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';

/** Number of the best players shown. */
const BEST = 5;

/** A preview of a computer opponent: its season's record and its best players. */
export function OpponentPreview({ team }: { readonly team: ComputerTeam }) {
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
        <BestPlayers userTeamID={team.userTeamID} />
      </div>
    </section>
  );
}

function BestPlayers({ userTeamID }: { readonly userTeamID: string }) {
  const { data, error } = useApiQuery('GET /teams/comp-team/{userTeamID}', {
    params: { userTeamID },
  });
  if (error !== null) return <p className="text-bad">{messageOf(error)}</p>;
  if (data === undefined) return <CardGridSkeleton cards={BEST} />;
  const best = data.UserTeamLineups.toSorted((a, b) => b.Card.rating - a.Card.rating);
  return <CardGrid cards={best.slice(0, BEST).map(({ Card }) => Card)} />;
}
