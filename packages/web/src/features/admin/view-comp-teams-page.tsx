import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatCount } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { CompTeamPanel } from './comp-team-panel.tsx';

const INITIAL_ROWS = 30;

/** The page /team/view-comp-teams: all computer teams, with a link that creates one. */
export function ViewCompTeamsPage() {
  const teams = useApiQuery('GET /teams/comp-team', { query: { lineups: 'none' } });
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<'weakest' | 'strongest' | 'newest'>('strongest');
  const [shown, setShown] = useState(INITIAL_ROWS);
  if (teams.isPending) return <Loading />;
  if (teams.isError) {
    return (
      <ErrorState
        title="Error fetching comp teams"
        error={teams.error}
        onRetry={() => void teams.refetch()}
      />
    );
  }
  const create = (
    <LinkButton to="/team/comp-team" paint="pennant">
      Create Comp Team
    </LinkButton>
  );
  if (teams.data.length === 0) {
    return (
      <EmptyState title="Comp Teams" picture={<EmptyDugout />} action={create}>
        No comp team yet. Make one of any club’s season.
      </EmptyState>
    );
  }
  const wanted = typed.trim().toLowerCase();
  const found = teams.data
    .filter(({ name, teamID }) => `${name} ${teamID}`.toLowerCase().includes(wanted))
    .toSorted((a, b) =>
      order === 'newest'
        ? b.year - a.year
        : order === 'weakest'
          ? a.score - b.score
          : b.score - a.score,
    );
  return (
    <PageBody>
      <PageHeading kicker={`${formatCount(teams.data.length)} comp teams`} aside={create}>
        Comp Teams
      </PageHeading>
      <div className="mb-4 flex flex-wrap gap-4">
        <TextField
          label="Find a team"
          type="search"
          autoComplete="off"
          className="grow sm:max-w-sm"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label="Order"
          value={order}
          onChange={({ target }) => setOrder(target.value as typeof order)}
        >
          <option value="strongest">Strongest first</option>
          <option value="weakest">Weakest first</option>
          <option value="newest">Newest season first</option>
        </SelectField>
      </div>
      {found.length === 0 ? (
        <p role="status" className="py-6 text-ink-soft">
          No comp team is called that.
        </p>
      ) : null}
      <div className="flex flex-col gap-2">
        {found.slice(0, shown).map((team) => (
          <CompTeamPanel key={team.userTeamID} team={team} />
        ))}
      </div>
      {found.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + 100)}>
          {`Show more of ${formatCount(found.length)} teams`}
        </Button>
      ) : null}
    </PageBody>
  );
}
