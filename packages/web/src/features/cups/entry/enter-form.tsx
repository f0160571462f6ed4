import type { Cup } from '@pennant/contract/cups';
import { useState } from 'react';

import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { OwnTeams } from '../../games/team-to-play.tsx';
import { EntryRefusal } from './entry-refusal.tsx';
import { teamsForCup, type TeamForCup } from './fit-teams.ts';

interface Props {
  readonly cup: Cup;
  /** Called once the team has entered. */
  readonly onEntered?: () => void;
}

/** The choice of one of the user's teams, with which they enter a cup or change their team. */
export const EnterForm = (props: Props) => (
  <OwnTeams>
    {(teams) => <TeamChoice teams={teamsForCup(teams, props.cup.kind)} {...props} />}
  </OwnTeams>
);

function TeamChoice({ cup, teams, onEntered }: Props & { readonly teams: readonly TeamForCup[] }) {
  const { cupID, own } = cup;
  const fit = teams.filter(({ reason }) => reason === null);
  const unfit = teams.filter(({ reason }) => reason !== null);
  const [chosen, setChosen] = useState(
    () =>
      (fit.find(({ team }) => team.userTeamID === own?.userTeamID) ?? fit[0])?.team.userTeamID ??
      '',
  );
  const entering = useApiMutation('POST /cups/{cupID}/enter', {
    onSuccess: () => {
      toast.good(own === null ? 'You have entered the cup.' : 'Another team plays for you.');
      onEntered?.();
    },
  });
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        entering.mutate({ params: { cupID }, body: { userTeamID: chosen } });
      }}
    >
      {fit.length === 0 ? (
        <p>
          {teams.length === 0
            ? 'You have no team yet.'
            : 'None of your teams may play this cup. Put one together that may.'}
        </p>
      ) : (
        <fieldset className="w-full">
          <legend className="mb-1 font-slab font-semibold">With which team?</legend>
          <ul className="border-y border-rule">
            {fit.map(({ team: { userTeamID, name, score } }) => (
              <li key={userTeamID} className="border-b border-rule last:border-b-0">
                <label className="flex min-h-11 items-center gap-3 py-1">
                  <input
                    type="radio"
                    name="team"
                    className="size-5 shrink-0 accent-pennant-paint"
                    value={userTeamID}
                    checked={userTeamID === chosen}
                    onChange={() => setChosen(userTeamID)}
                  />
                  <span className="min-w-0 grow wrap-anywhere">{isolateName(name)}</span>
                  <span className="figures shrink-0 text-sm text-ink-soft">score {score}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {unfit.length === 0 ? null : <UnfitTeams teams={unfit} isOpen={fit.length === 0} />}
      <div role="alert" className="empty:absolute">
        {entering.error === null ? null : <EntryRefusal error={entering.error} />}
      </div>
      {fit.length === 0 ? (
        <LinkButton to="/team/create" paint="pennant">
          Put together a team
        </LinkButton>
      ) : (
        <Button
          type="submit"
          paint="pennant"
          size="large"
          disabled={entering.isPending || (own !== null && chosen === own.userTeamID)}
        >
          {entering.isPending ? 'Entering...' : own === null ? 'Enter the cup' : 'Change the team'}
        </Button>
      )}
      {own === null && fit.length > 0 ? (
        <p className="text-sm text-ink-soft">
          A copy of the team plays: what you change in it afterwards does not count. You can change
          the team, or leave, until the cup begins.
        </p>
      ) : null}
    </form>
  );
}

/** The teams that may not play, each with what is wrong with it. */
const UnfitTeams = ({
  teams,
  isOpen,
}: {
  readonly teams: readonly TeamForCup[];
  readonly isOpen: boolean;
}) => (
  <details open={isOpen} className="w-full text-sm">
    <summary className="min-h-8 py-1 font-slab font-semibold">
      {teams.length === 1 ? 'A team that does not fit' : `${teams.length} teams that do not fit`}
    </summary>
    <ul className="border-l-4 border-rule-strong pl-3">
      {teams.map(({ team: { userTeamID, name }, reason }) => (
        <li key={userTeamID} className="py-1">
          <TextLink
            to={`/team/edit?team=${encodeURIComponent(userTeamID)}`}
            className="wrap-anywhere"
          >
            {isolateName(name)}
          </TextLink>
          : <span className="text-ink-soft">{reason}</span>
        </li>
      ))}
    </ul>
  </details>
);
