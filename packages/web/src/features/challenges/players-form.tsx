import type { UserTeam } from '@pennant/contract/teams';

import { OwnTeamSelect, useOwnTeam } from '../games/own-team-select.tsx';
import { DrawnPlayers } from './drawn-players.tsx';
import { OwnStanding } from './own-standing.tsx';
import { PlayBack } from './play-back.tsx';
import { PlayerSearch } from './player-search.tsx';
import { useStartChallenge } from './use-start-challenge.tsx';

/** The choice of a team and of a player whose team to play: three are drawn, others searched. */
export function PlayersForm({
  teams,
  username,
}: {
  readonly teams: readonly UserTeam[];
  /** The player that the link to the page names; null for none. */
  readonly username: string | null;
}) {
  const [teamID, setTeamID] = useOwnTeam(teams);
  const { challenge, isStarting, dialog } = useStartChallenge();
  const chosen = {
    isBusy: isStarting || teamID === '',
    onChallenge: (name: string) => challenge(name, teamID),
  };
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">
        The other player need not be there: the computer manages their team by the orders that they
        left. Those below are near your rating. Home or away is drawn by the sealed dice.
      </p>
      <div className="grid items-end gap-4 md:grid-cols-2 md:gap-5">
        <OwnTeamSelect teams={teams} teamID={teamID} onTeam={setTeamID} />
        <OwnStanding />
      </div>
      {username === null ? null : <PlayBack username={username} {...chosen} />}
      <DrawnPlayers {...chosen} />
      <PlayerSearch {...chosen} />
      {dialog}
    </div>
  );
}
