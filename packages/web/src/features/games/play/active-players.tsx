import type { GameLineup, GameParticipant } from '@pennant/contract/game-lineup';

import { TirednessGauge } from '../scoreboard/tiredness-gauge.tsx';
import { shortTeamName } from '../short-team-name.ts';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { ActivePlayerPanel } from './active-player-panel.tsx';
import { highlightedDiceCells } from './highlighted-dice-cells.ts';
import type { PlayViewModel } from './view-model.ts';

interface Props {
  readonly view: Pick<PlayViewModel, 'event' | 'thrown' | 'arms'>;
  readonly batter: GameLineup | undefined;
  readonly pitcher: GameLineup | undefined;
  readonly batting: GameParticipant;
  readonly fielding: GameParticipant;
}

/** The cards of the batter and of the pitcher, with the cells that the last dice hit. */
export function ActivePlayers({
  view: { event, thrown, arms },
  batter,
  pitcher,
  batting,
  fielding,
}: Props) {
  const narrow = useNarrowScreen();
  const teamName = ({ UserTeam: { name } }: GameParticipant) =>
    narrow ? shortTeamName(name) : name;
  // The dice of the players before have hit no cell of these cards.
  const hits = event === null || thrown === null ? null : highlightedDiceCells(thrown);
  const batterHits = thrown?.batterLineupID === batter?.gameLineupID ? hits?.batter : undefined;
  const pitcherHits = thrown?.pitcherLineupID === pitcher?.gameLineupID ? hits?.pitcher : undefined;
  const arm = Object.values(arms).find(
    ({ gameLineupID }) => gameLineupID === pitcher?.gameLineupID,
  );
  return (
    <>
      {batter === undefined ? null : (
        <div className="col-start-1 row-start-3 md:row-start-2">
          <ActivePlayerPanel
            doing="At bat"
            teamName={teamName(batting)}
            lineup={batter}
            hits={batterHits ?? []}
            narrow={narrow}
          />
        </div>
      )}
      {pitcher === undefined ? null : (
        <div className="col-start-2 row-start-3 md:col-start-3 md:row-start-2">
          <ActivePlayerPanel
            doing="Pitching"
            teamName={teamName(fielding)}
            lineup={pitcher}
            hits={pitcherHits ?? []}
            narrow={narrow}
          >
            {arm === undefined ? null : <TirednessGauge name="Arm" tired={arm} />}
          </ActivePlayerPanel>
        </div>
      )}
    </>
  );
}
