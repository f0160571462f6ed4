import {
  boxScore,
  type BatterLine,
  type BoxScore,
  type PitcherLine,
} from '@pennant/rules/games/analysis/box-score';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/lineup-slots';
import {
  winProbabilityAdded,
  type WinProbabilityAdded,
} from '@pennant/rules/games/analysis/win-probability-added';
import type { GameEvent } from '@pennant/rules/games/event';
import type { LeaderboardTotals } from '@pennant/rules/leaderboard/board-statistics';
import type { CardStatistics } from '../cards/card-inventory-dto.ts';

/** What the figures of a game's cards are made of. */
export interface GameFigures {
  readonly box: BoxScore;
  readonly added: WinProbabilityAdded;
}

/** Returns what the figures of a game's cards are made of, from its events. */
export const figuresOf = (setup: GameSetup, events: readonly GameEvent[]): GameFigures => ({
  box: boxScore(setup, events),
  added: winProbabilityAdded(events),
});

/**
 * Returns what each card of a side did in a game, for the card inventory. Cards that did not play
 * are left out. A card gets one experience point for each plate appearance or out pitched.
 */
export function toCardStatistics(
  setup: GameSetup,
  side: Side,
  { box, added }: GameFigures,
): CardStatistics[] {
  const sharedFigures = (line: BatterLine | PitcherLine) => ({
    cardID: setup[side].players[line.player]?.cardID ?? 0,
    h1: line.H1,
    h2: line.H2,
    h3: line.H3,
    hr: line.HR,
    bb: line.BB,
    so: line.SO,
    runs: line.R,
    sb: line.SB,
    cs: line.CS,
    wpa: added[side].get(line.player) ?? 0,
  });
  const batters = box[side].batters.map((line) => ({
    ...sharedFigures(line),
    exp: line.PA,
    ab: line.AB,
    rbi: line.RBI,
    ipOuts: 0,
  }));
  const pitchers = box[side].pitchers.map((line) => ({
    ...sharedFigures(line),
    exp: line.ipOuts,
    ab: 0,
    rbi: 0,
    ipOuts: line.ipOuts,
  }));
  return [...batters, ...pitchers];
}

/** Returns what each card of a side did in a game, for the leaderboards. */
export function toLeaderboardTotals(
  setup: GameSetup,
  side: Side,
  { box, added }: GameFigures,
): LeaderboardTotals {
  const cardIDOf = (player: number) => setup[side].players[player]?.cardID ?? 0;
  return {
    batters: box[side].batters.map((line) => ({
      cardID: cardIDOf(line.player),
      pa: line.PA,
      ab: line.AB,
      h1: line.H1,
      h2: line.H2,
      h3: line.H3,
      hr: line.HR,
      r: line.R,
      rbi: line.RBI,
      bb: line.BB,
      sb: line.SB,
      wpa: added[side].get(line.player) ?? 0,
    })),
    pitchers: box[side].pitchers.map((line) => ({
      cardID: cardIDOf(line.player),
      ipOuts: line.ipOuts,
      er: line.ER,
      h: line.H1 + line.H2 + line.H3 + line.HR,
      bb: line.BB,
      so: line.SO,
      w: line.W,
      sv: line.SV,
      wpa: added[side].get(line.player) ?? 0,
    })),
  };
}
