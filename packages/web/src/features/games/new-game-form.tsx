import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import { useState, type FormEvent } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { HomeAwayPicker } from './home-away-picker.tsx';
import { OpponentProposals, useProposedOpponents } from './opponent-proposals.tsx';
import { OpponentSearch } from './opponent-search.tsx';
import { OwnTeamSelect, useOwnTeam } from './own-team-select.tsx';
import { useCreateGame } from './use-create-game.ts';

/** The choice of a team, a side and an opponent: three are proposed, all others can be searched. */
export function NewGameForm({
  teams,
  opponents,
}: {
  readonly teams: readonly UserTeam[];
  readonly opponents: readonly ComputerTeam[];
}) {
  const playable = teams.filter(({ problem }) => problem === null);
  const [teamID, setTeamID] = useOwnTeam(teams);
  const [draw, setDraw] = useState(0);
  const [role, setRole] = useState<'home' | 'away'>('home');
  const { start, isStarting, error, commitment, dialog } = useCreateGame();
  const proposals = useProposedOpponents(teamID, draw).data?.opponents ?? [];
  const even = proposals.find(({ level }) => level === 'even') ?? proposals[0];
  // Null until the user has chosen another than the even one.
  const [chosenID, setChosenID] = useState<string | null>(null);
  const opponentID = chosenID ?? even?.opponent.userTeamID ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (teamID !== '' && opponentID !== '') start({ teamID, opponentID, role });
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:gap-5">
        <OwnTeamSelect teams={teams} teamID={teamID} onTeam={setTeamID} />
        <HomeAwayPicker role={role} onRole={setRole} />
      </div>
      {teamID === '' ? null : (
        <OpponentProposals
          teamID={teamID}
          isBusy={isStarting}
          onPlay={({ opponent }) => start({ teamID, opponentID: opponent.userTeamID, role })}
          draw={draw}
          onDraw={setDraw}
        />
      )}
      <OpponentSearch
        opponents={opponents}
        ownTeams={playable.filter(({ userTeamID }) => userTeamID !== teamID)}
        opponentID={opponentID === teamID ? '' : opponentID}
        onOpponent={setChosenID}
        isStarting={isStarting || teamID === ''}
        problem={error === null ? null : messageOf(error)}
        commitment={commitment}
      />
      {dialog}
    </form>
  );
}
