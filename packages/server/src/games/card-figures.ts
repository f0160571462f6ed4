import type { BoxScore } from '@pennant/rules/games/box-score';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/slot';
import type { CardStatistics } from '../cards/add-statistics.ts';

/** What each card of a side did in a game; cards that did not play are left out. One experience for each plate appearance or out. */
export function cardFiguresOf(setup: GameSetup, side: Side, box: BoxScore): CardStatistics[] {
  const cardIDOf = (player: number) => setup[side].players[player]?.cardID ?? 0;
  const batters = box[side].batters.map((line) => ({
    cardID: cardIDOf(line.player),
    exp: line.PA,
    ab: line.AB,
    h1: line.H1,
    h2: line.H2,
    h3: line.H3,
    hr: line.HR,
    bb: line.BB,
    so: line.SO,
    runs: line.R,
    rbi: line.RBI,
    sb: line.SB,
    cs: line.CS,
    ipOuts: 0,
  }));
  const pitchers = box[side].pitchers.map((line) => ({
    cardID: cardIDOf(line.player),
    exp: line.ipOuts,
    ab: 0,
    h1: line.H1,
    h2: line.H2,
    h3: line.H3,
    hr: line.HR,
    bb: line.BB,
    so: line.SO,
    runs: line.R,
    rbi: 0,
    sb: line.SB,
    cs: line.CS,
    ipOuts: line.ipOuts,
  }));
  return [...batters, ...pitchers];
}
