import type { GameParticipant } from '@pennant/contract/game-lineup';
import { useMemo } from 'react';

import { CardDiceTable } from '../../../ui/dice/card-dice-table.tsx';
import { cardDiceRows } from '../../../ui/dice/card-dice-rows.ts';
import { DiceStrip } from '../../../ui/dice/dice-strip.tsx';
import { useNarrowScreen, useWideScreen } from '../../../ui/media-query-hooks.ts';
import { describeArm, TirednessGauge } from '../scoreboard/tiredness-gauge.tsx';
import { shortTeamName } from '../short-team-name.ts';
import type { ActiveLineup } from './active-lineup.ts';
import { ActivePlayerPanel } from './active-player-panel.tsx';
import { highlightedDiceCells } from './highlighted-dice-cells.ts';
import { MatchupStrip } from './matchup-strip.tsx';
import type { PlayViewModel } from './view-model.ts';

type Team = { readonly UserTeam: Pick<GameParticipant['UserTeam'], 'name'> };

interface Props {
  readonly view: Pick<PlayViewModel, 'event' | 'thrown'> & {
    /** Null where nobody is to know how tired the pitchers are: it is another time's. */
    readonly arms: PlayViewModel['arms'] | null;
  };
  readonly batter: ActiveLineup | undefined;
  readonly pitcher: ActiveLineup | undefined;
  readonly batting: Team;
  readonly fielding: Team;
}

/**
 * The cards of the batter and of the pitcher, and their dice tables with the cells that the last
 * dice hit: beside the field on a wide screen, as two strips below it on others.
 */
export function ActivePlayers({
  view: { event, thrown, arms },
  batter,
  pitcher,
  batting,
  fielding,
}: Props) {
  const narrow = useNarrowScreen();
  const wide = useWideScreen();
  // The dice of the players before have hit no cell of these cards. Both cards light up together,
  // with the result.
  const hits = event === null || thrown === null ? null : highlightedDiceCells(thrown);
  const players = [
    {
      doing: 'At bat',
      lineup: batter,
      team: batting.UserTeam.name,
      hits: thrown?.batterLineupID === batter?.gameLineupID ? hits?.batter : undefined,
    },
    {
      doing: 'Pitching',
      lineup: pitcher,
      team: fielding.UserTeam.name,
      hits: thrown?.pitcherLineupID === pitcher?.gameLineupID ? hits?.pitcher : undefined,
    },
  ] as const;
  const tables = useDiceRows(batter, pitcher);
  const arm = Object.values(arms ?? {}).find(
    ({ gameLineupID }) => gameLineupID === pitcher?.gameLineupID,
  );
  const strips = players.map(({ doing, lineup, hits }, index) =>
    lineup === undefined ? null : (
      <MatchupStrip
        key={doing}
        doing={doing}
        lineup={lineup}
        note={doing === 'Pitching' && arm !== undefined ? describeArm(arm) : null}
      >
        <DiceStrip
          caption={`Dice of ${decodeURIComponent(lineup.Card.name)}`}
          rows={tables[index] ?? []}
          hits={hits ?? []}
        />
      </MatchupStrip>
    ),
  );
  return (
    <>
      {wide ? null : (
        <div data-strips className="ballpark-strips grid gap-1">
          {strips}
        </div>
      )}
      <div className="ballpark-players">
        {players.map(({ doing, lineup, team, hits }, index) =>
          lineup === undefined ? null : (
            <ActivePlayerPanel
              key={doing}
              doing={doing}
              teamName={narrow ? shortTeamName(team) : team}
              lineup={lineup}
              narrow={narrow}
            >
              {wide ? (
                <CardDiceTable
                  caption={`Dice of ${decodeURIComponent(lineup.Card.name)}`}
                  rows={tables[index] ?? []}
                  hits={hits ?? []}
                />
              ) : null}
              {doing === 'At bat' || arm === undefined ? null : (
                <TirednessGauge name="Arm" tired={arm} />
              )}
            </ActivePlayerPanel>
          ),
        )}
      </div>
    </>
  );
}

/** Returns the dice tables of both players. */
function useDiceRows(...lineups: readonly [ActiveLineup | undefined, ActiveLineup | undefined]) {
  const [batter, pitcher] = lineups.map((lineup) => lineup?.Card);
  return useMemo(
    () => [batter, pitcher].map((card) => (card === undefined ? [] : cardDiceRows(card))),
    [batter, pitcher],
  );
}
