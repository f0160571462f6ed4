import { MOST_CONTEST_GAMES } from '@pennant/rules/campaigns/contest-result';

import { useAnswer } from '../../api/use-call.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TextArea } from './campaign-fields.tsx';
import type { ContestDraft } from './contest-draft.ts';
import { rewardWords } from './reward-sheet.tsx';

interface Props {
  readonly draft: ContestDraft;
  readonly onChange: (draft: ContestDraft) => void;
  /** The team as it is, where the list of comp teams does not offer it. */
  readonly present?: { readonly userTeamID: string; readonly name: string };
}

/** Everything that an admin says of a contest. */
export function ContestFields({ draft, onChange, present }: Props) {
  const campaigns = useAnswer('GET /campaign');
  const teams = useAnswer('GET /teams/comp-team', { query: { lineups: 'none' } });
  const rewards = useAnswer('GET /reward');
  const offered = teams.data ?? [];
  const isOffered = offered.some(({ userTeamID }) => userTeamID === present?.userTeamID);
  const set = (name: keyof ContestDraft) => (value: string) =>
    onChange({ ...draft, [name]: value });
  return (
    <>
      <SelectField
        label="Campaign"
        required
        value={draft.campaignID}
        onChange={({ target }) => set('campaignID')(target.value)}
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
        value={draft.userTeamID}
        onChange={({ target }) => set('userTeamID')(target.value)}
      >
        <option value="">Choose a comp team</option>
        {present === undefined || isOffered ? null : (
          <option value={present.userTeamID}>{present.name}</option>
        )}
        {offered.map(({ userTeamID, name, score }) => (
          <option key={userTeamID} value={userTeamID}>
            {`${name} (score ${score})`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Name"
        maxLength={80}
        hint="Empty: the comp team’s name."
        value={draft.name}
        onChange={({ target }) => set('name')(target.value)}
      />
      <TextArea label="Description" maxLength={1000} value={draft.desc} onText={set('desc')} />
      <SelectField
        label="Reward"
        value={draft.rewardID}
        onChange={({ target }) => set('rewardID')(target.value)}
      >
        <option value="">No reward</option>
        {(rewards.data ?? []).map((reward) => (
          <option key={reward.rewardID} value={reward.rewardID}>
            {`${reward.rewardID}: ${reward.description || rewardWords(reward)}`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Result"
        maxLength={300}
        hint="Said to who wins it."
        value={draft.result}
        onChange={({ target }) => set('result')(target.value)}
      />
      <TextField
        label="Number of games"
        type="number"
        min={1}
        max={MOST_CONTEST_GAMES}
        hint="Empty: 7."
        value={draft.numOfGames}
        onChange={({ target }) => set('numOfGames')(target.value)}
      />
    </>
  );
}
