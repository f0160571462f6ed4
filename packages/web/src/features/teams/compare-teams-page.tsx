import { useSearchParams } from 'react-router';

import { useTeamsAndOpponents } from '../../api/use-teams-and-opponents.ts';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { TeamComparison } from './team-comparison.tsx';

interface TeamOption {
  readonly userTeamID: string;
  readonly name: string;
  readonly score: number;
}

const textOf = ({ name, score }: TeamOption) => `${isolateName(name)} (score ${score})`;
const keyOf = ({ userTeamID }: TeamOption) => userTeamID;

/** The page /team/compare: `?one=` is a team of the user, `?other=` another or a computer team. */
export function CompareTeamsPage() {
  const [search, setSearch] = useSearchParams();
  const { teams, opponents, failure } = useTeamsAndOpponents();
  if (failure !== null) return <ErrorState {...failure} />;
  if (teams.data === undefined || opponents.data === undefined) return <Loading />;
  const all: readonly TeamOption[] = [...teams.data, ...opponents.data];
  const one = all.find(({ userTeamID }) => userTeamID === search.get('one')) ?? teams.data[0];
  const other = all.find(({ userTeamID }) => userTeamID === search.get('other'));
  const choose = (side: 'one' | 'other', team: TeamOption | null) => {
    const next = new URLSearchParams(search);
    if (team === null) next.delete(side);
    else next.set(side, team.userTeamID);
    setSearch(next, { replace: true });
  };
  return (
    <PageBody>
      <PageHeading kicker="Teams" aside={<LinkButton to="/team/user">My Teams</LinkButton>}>
        Compare Teams
      </PageHeading>
      <div className="mb-6 grid gap-4 sm:grid-cols-2">
        <ComboboxField
          label="Team"
          items={teams.data}
          value={one ?? null}
          onValue={(team) => choose('one', team)}
          textOf={textOf}
          keyOf={keyOf}
          placeholder="Choose a team"
          nothing="No team of yours is called so."
        />
        <ComboboxField
          label="Against"
          items={all.filter(({ userTeamID }) => userTeamID !== one?.userTeamID)}
          value={other ?? null}
          onValue={(team) => choose('other', team)}
          textOf={textOf}
          keyOf={keyOf}
          placeholder="Your teams, or a year or club"
          nothing="No team is called so."
        />
      </div>
      {one === undefined || other === undefined ? (
        <EmptyState
          title="Two lineup cards, side by side"
          picture={<EmptyDugout className="w-56" />}
        >
          Choose a team to hold against another: of your own, or any computer team.
        </EmptyState>
      ) : (
        <TeamComparison one={one.userTeamID} other={other.userTeamID} />
      )}
    </PageBody>
  );
}
