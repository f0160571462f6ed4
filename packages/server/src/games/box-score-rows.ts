import type { BoxScoreRow } from '@pennant/contract/game-summary';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { WPA_UNITS } from '@pennant/rules/statistics/wpa-units';
import type { GameFigures } from './card-and-leaderboard-statistics.ts';
import { formatGameLineupID } from './game-ids.ts';

/**
 * Returns a side's box score rows for the game summary: batters in batting order, then pitchers.
 */
export function toBoxScoreRows(
  gameID: string,
  setup: GameSetup,
  side: Side,
  { box, added }: GameFigures,
): BoxScoreRow[] {
  const playerFields = (player: number) => {
    const { cardID = 0, name = '' } = setup[side].players[player] ?? {};
    return {
      gameLineupID: formatGameLineupID(gameID, side, player),
      cardID,
      name: encodeURIComponent(name),
      wpa: (added[side].get(player) ?? 0) / WPA_UNITS,
    };
  };
  const batters = box[side].batters.map((line): BoxScoreRow => ({
    ...playerFields(line.player),
    type: 'Batter',
    order: line.order,
    position: line.position,
    positions: [...line.positions],
    ab: line.AB,
    ipOuts: 0,
    h1: line.H1,
    h2: line.H2,
    h3: line.H3,
    hr: line.HR,
    r: line.R,
    rbi: line.RBI,
    bb: line.BB,
    so: line.SO,
    sb: line.SB,
    cs: line.CS,
    er: 0,
    e: line.E,
    decision: null,
  }));
  const pitchers = box[side].pitchers.map((line): BoxScoreRow => ({
    ...playerFields(line.player),
    type: 'Pitcher',
    order: null,
    position: line.position,
    positions: [line.position],
    ab: 0,
    ipOuts: line.ipOuts,
    h1: line.H1,
    h2: line.H2,
    h3: line.H3,
    hr: line.HR,
    r: line.R,
    rbi: 0,
    bb: line.BB,
    so: line.SO,
    sb: line.SB,
    cs: line.CS,
    er: line.ER,
    e: line.E,
    decision: line.W ? 'W' : line.L ? 'L' : line.SV ? 'S' : null,
  }));
  return [...batters, ...pitchers];
}
