import { MAX_CONTEST_GAMES } from '@pennant/rules/campaigns/contest-result';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import type { UseQueryResult } from '@tanstack/react-query';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { TextArea, typedFault } from './campaign-fields.tsx';
import type { ContestDraft } from './contest-draft.ts';
import { rewardText } from './reward-panel.tsx';

interface Props {
  readonly draft: ContestDraft;
  readonly onChange: (draft: ContestDraft) => void;
  /** The present opponent, in case it is no longer in the list of comp teams. */
  readonly present?: { readonly userTeamID: string; readonly name: string };
}

type Load = Pick<UseQueryResult, 'isPending' | 'isError'>;

/** Returns the line below a select whose choices are on their way. */
const loadHint = ({ isPending }: Load) => (isPending ? 'Loading the choices …' : undefined);

/** Returns the error of a select whose choices could not be loaded. */
const loadError = (what: string, { isError }: Load) =>
  isError ? `We could not load ${what}.` : undefined;

/** The form fields of a contest. */
export function ContestFields({ draft, onChange, present }: Props) {
  const campaigns = useApiQuery('GET /campaign');
  const teams = useApiQuery('GET /teams/comp-team', { query: { lineups: 'none' } });
  const rewards = useApiQuery('GET /reward');
  const compTeams = teams.data ?? [];
  const isOffered = compTeams.some(({ userTeamID }) => userTeamID === present?.userTeamID);
  const failed = [campaigns, teams, rewards].filter(({ isError }) => isError);
  const setField = (name: keyof ContestDraft) => (value: string) =>
    onChange({ ...draft, [name]: value });
  return (
    <>
      {failed.length === 0 ? null : (
        <div role="alert" className="flex flex-wrap items-center gap-3 border-l-4 border-bad pl-3">
          <p className="min-w-0 flex-1 basis-60">
            Some choices could not be loaded: {messageOf(failed[0]?.error)}
          </p>
          <Button size="small" onClick={() => failed.forEach((query) => void query.refetch())}>
            Try again
          </Button>
        </div>
      )}
      <SelectField
        label="Campaign"
        required
        hint={loadHint(campaigns)}
        error={loadError('the campaigns', campaigns)}
        value={draft.campaignID}
        onChange={({ target }) => setField('campaignID')(target.value)}
      >
        <option value="">Choose a campaign</option>
        {(campaigns.data ?? []).map(({ campaignID, name }) => (
          <option key={campaignID} value={campaignID}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Comp Team"
        required
        hint={loadHint(teams)}
        error={loadError('the comp teams', teams)}
        value={draft.userTeamID}
        onChange={({ target }) => setField('userTeamID')(target.value)}
      >
        <option value="">Choose a comp team</option>
        {present === undefined || isOffered ? null : (
          <option value={present.userTeamID}>{present.name}</option>
        )}
        {compTeams.map(({ userTeamID, name, score }) => (
          <option key={userTeamID} value={userTeamID}>
            {`${name} (score ${score})`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Name"
        maxLength={TEXT_RULES.contestName.maxBytes}
        error={typedFault(draft.name, TEXT_RULES.contestName)}
        hint="Empty: the comp team’s name."
        value={draft.name}
        onChange={({ target }) => setField('name')(target.value)}
      />
      <TextArea label="Description" maxLength={1000} value={draft.desc} onText={setField('desc')} />
      <SelectField
        label="Reward"
        hint={loadHint(rewards)}
        error={loadError('the rewards', rewards)}
        value={draft.rewardID}
        onChange={({ target }) => setField('rewardID')(target.value)}
      >
        <option value="">No reward</option>
        {(rewards.data ?? []).map((reward) => (
          <option key={reward.rewardID} value={reward.rewardID}>
            {`${reward.rewardID}: ${reward.description || rewardText(reward)}`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Result"
        maxLength={TEXT_RULES.contestResult.maxBytes}
        error={typedFault(draft.result, TEXT_RULES.contestResult)}
        hint="Said to who wins it."
        value={draft.result}
        onChange={({ target }) => setField('result')(target.value)}
      />
      <TextField
        label="Number of games"
        type="number"
        min={1}
        max={MAX_CONTEST_GAMES}
        hint="Empty: 7."
        value={draft.numOfGames}
        onChange={({ target }) => setField('numOfGames')(target.value)}
      />
    </>
  );
}
