import type { UserTeam } from '@pennant/contract/teams';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { SelectField } from '../../ui/form-fields.tsx';
import { isolateName } from '../../ui/isolated-name.ts';

/**
 * Returns the team that the user plays with, and its setter: at first the one that the link to the
 * page names, else the first that can play; empty where none can.
 */
export function useOwnTeam(teams: readonly UserTeam[]) {
  const { state } = useLocation();
  const wanted = (state as { teamID?: string } | null)?.teamID;
  const playable = teams.filter(({ problem }) => problem === null);
  return useState(
    playable.find(({ userTeamID }) => userTeamID === wanted)?.userTeamID ??
      playable[0]?.userTeamID ??
      '',
  );
}

/** The choice of the user's team for a game; one that cannot play says why. */
export function OwnTeamSelect({
  teams,
  teamID,
  onTeam,
}: {
  readonly teams: readonly UserTeam[];
  readonly teamID: string;
  readonly onTeam: (teamID: string) => void;
}) {
  return (
    <SelectField
      label="Your Team"
      required
      value={teamID}
      onChange={({ target }) => onTeam(target.value)}
    >
      {teams.map(({ userTeamID, name, score, problem }) => (
        <option key={userTeamID} value={userTeamID} disabled={problem !== null}>
          {problem === null
            ? `${isolateName(name)} (score ${score})`
            : `${isolateName(name)}: ${problem}`}
        </option>
      ))}
    </SelectField>
  );
}
