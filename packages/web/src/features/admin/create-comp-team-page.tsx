import type { ComputerTeam } from '@pennant/contract/teams';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { CompTeamPanel } from './comp-team-panel.tsx';

/** The page /team/comp-team: creates a computer team from a year and a club of that year. */
export function CreateCompTeamPage() {
  const seasons = useApiQuery('GET /teams/comp-team-years');
  const [year, setYear] = useState('');
  const [teamID, setTeamID] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [made, setMade] = useState<ComputerTeam | null>(null);
  const creating = useApiMutation('POST /teams/comp-team', {
    onSuccess: (team) => {
      toast.good('Submission successful!', GAME_TOAST_MS);
      setMade(team);
    },
    onError: () => toast.bad('Error submitting year and team.', GAME_TOAST_MS),
  });
  if (seasons.isPending) return <Loading />;
  if (seasons.isError) {
    return (
      <ErrorState
        title="Error fetching the years"
        error={seasons.error}
        onRetry={() => void seasons.refetch()}
      />
    );
  }
  const years = [...new Set(seasons.data.map(({ yearID }) => yearID))];
  const list = <LinkButton to="/team/view-comp-teams">All comp teams</LinkButton>;
  if (years.length === 0) {
    return (
      <EmptyState title="Create Comp Team" action={list}>
        No club has a season yet. They come with the first cards of the history.
      </EmptyState>
    );
  }
  const clubs = seasons.data.filter(({ yearID }) => String(yearID) === year);
  const isMissing = year === '' || teamID === '';
  return (
    <PageBody>
      <PageHeading kicker="Admin" aside={list}>
        Create Comp Team
      </PageHeading>
      <form
        noValidate
        className="mb-8 flex max-w-xl flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setIsSubmitted(true);
          if (!isMissing) creating.mutate({ body: { year: Number(year), teamID } });
        }}
      >
        <SelectField
          label="Year"
          value={year}
          onChange={({ target }) => {
            setYear(target.value);
            setTeamID('');
            setMade(null);
          }}
        >
          <option value="">Choose a year</option>
          {years.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Team"
          value={teamID}
          disabled={year === ''}
          hint="One that is made already stays as it is."
          onChange={({ target }) => {
            setTeamID(target.value);
            setMade(null);
          }}
        >
          <option value="">{year === '' ? 'Choose a year first' : 'Choose a team'}</option>
          {clubs.map((club) => (
            <option key={club.teamID} value={club.teamID}>
              {`${club.name} (${club.teamID})${club.isMade ? ' – made' : ''}`}
            </option>
          ))}
        </SelectField>
        {isSubmitted && isMissing ? (
          <p role="alert" className="font-semibold text-bad">
            Please select both a year and a team
          </p>
        ) : null}
        {creating.isError ? (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(creating.error)}
          </p>
        ) : null}
        <div>
          <Button type="submit" paint="pennant" disabled={creating.isPending}>
            {creating.isPending ? 'Submitting...' : 'Submit'}
          </Button>
        </div>
      </form>
      {made === null ? null : <CompTeamPanel team={made} isOpen />}
    </PageBody>
  );
}
