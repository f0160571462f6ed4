import type { FieldingError, GameEvent } from '../event.ts';
import type { GameSetup } from '../setup.ts';
import { BATTING_POSITIONS, SIDES, otherSide, type Side } from '../lineup-slots.ts';
import { positionsPlayed, type PlayedPosition } from './positions-played.ts';
import { pitchingDecisionsOf } from '../scoring/pitching-decisions.ts';

/** The batting line of one player in a box score. */
export interface BatterLine {
  /** Lineup index. */
  readonly player: number;
  /** Batting order position, 1 to 9. */
  readonly order: number;
  /** Position played ("SS", "DH"), the last one if there were several. */
  readonly position: string;
  /** What the player was, in order: "PH", "1B". */
  readonly positions: readonly PlayedPosition[];
  /**
   * Numbers of the events in which the player entered and left; null if they started, and if they
   * stayed to the end.
   */
  readonly entered: number | null;
  readonly exited: number | null;
  readonly PA: number;
  readonly AB: number;
  readonly H1: number;
  readonly H2: number;
  readonly H3: number;
  readonly HR: number;
  readonly R: number;
  readonly RBI: number;
  readonly BB: number;
  readonly SO: number;
  readonly SB: number;
  readonly CS: number;
  readonly SF: number;
  readonly GIDP: number;
  /** Errors; not told by the events of version 1. */
  readonly E: number;
}

/** The pitching line of one pitcher in a box score. */
export interface PitcherLine {
  readonly player: number;
  readonly position: 'P';
  readonly entered: number | null;
  readonly exited: number | null;
  /** Outs made while this pitcher pitched; innings pitched are a third of them. */
  readonly ipOuts: number;
  readonly BF: number;
  readonly H1: number;
  readonly H2: number;
  readonly H3: number;
  readonly HR: number;
  readonly R: number;
  readonly ER: number;
  readonly BB: number;
  readonly SO: number;
  readonly SB: number;
  readonly CS: number;
  readonly W: number;
  readonly L: number;
  readonly SV: number;
  /** Errors; not told by the events of version 1. */
  readonly E: number;
}

export interface SideBoxScore {
  /** In batting order, each substitute behind the player they replaced. */
  readonly batters: readonly BatterLine[];
  /** In order of appearance. */
  readonly pitchers: readonly PitcherLine[];
  readonly leftOnBase: number;
}

export type BoxScore = Readonly<Record<Side, SideBoxScore>>;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
interface MutableSideBoxScore {
  readonly batters: Mutable<BatterLine>[];
  readonly pitchers: Mutable<PitcherLine>[];
}

const newBatterLine = (
  player: number,
  order: number,
  position: string,
  entered: number | null,
): Mutable<BatterLine> => ({
  player,
  order,
  position,
  positions: [],
  entered,
  exited: null,
  PA: 0,
  AB: 0,
  H1: 0,
  H2: 0,
  H3: 0,
  HR: 0,
  R: 0,
  RBI: 0,
  BB: 0,
  SO: 0,
  SB: 0,
  CS: 0,
  SF: 0,
  GIDP: 0,
  E: 0,
});

const newPitcherLine = (player: number, entered: number | null): Mutable<PitcherLine> => ({
  player,
  position: 'P',
  entered,
  exited: null,
  ipOuts: 0,
  BF: 0,
  H1: 0,
  H2: 0,
  H3: 0,
  HR: 0,
  R: 0,
  ER: 0,
  BB: 0,
  SO: 0,
  SB: 0,
  CS: 0,
  W: 0,
  L: 0,
  SV: 0,
  E: 0,
});

const findLine = <Line extends { readonly player: number }>(
  lines: readonly Line[],
  player: number,
): Line => {
  const line = lines.find((candidate) => candidate.player === player);
  if (!line) throw new Error(`Player ${player} is in an event, but not in the game`);
  return line;
};

const addSubstitution = (boxScores: Record<Side, MutableSideBoxScore>, event: GameEvent): void => {
  const left = event.notes.find(({ change }) => change === 'left');
  const entered = event.notes.find(({ change }) => change === 'entered');
  if (!left || !entered) return;
  const { batters, pitchers } = boxScores[left.side];
  const pitcher = pitchers.find(({ player }) => player === left.player);
  if (pitcher) {
    pitcher.exited = event.eventNumber;
    pitchers.push(newPitcherLine(entered.player, event.eventNumber));
    // A pitcher who bats leaves the batting order, too.
    if (!batters.some(({ player }) => player === left.player)) return;
  }
  const batter = findLine(batters, left.player);
  batter.exited = event.eventNumber;
  const nextIndex = batters.indexOf(batter) + 1;
  batters.splice(
    nextIndex,
    0,
    newBatterLine(entered.player, batter.order, batter.position, event.eventNumber),
  );
};

const addPlateAppearance = (
  batter: Mutable<BatterLine>,
  pitcher: Mutable<PitcherLine>,
  event: GameEvent,
): void => {
  const { resultType } = event;
  batter.PA++;
  pitcher.BF++;
  if (resultType !== 'BB' && event.play !== 'sacrificeFly') batter.AB++;
  if (resultType !== null && resultType !== 'OO' && resultType !== 'XB') {
    batter[resultType]++;
    pitcher[resultType]++;
  }
  if (event.play === 'doublePlay') batter.GIDP++;
};

const addError = (
  { batters, pitchers }: MutableSideBoxScore,
  { player, fielder }: FieldingError,
): void => {
  if (fielder === 'P') findLine(pitchers, player).E++;
  else findLine(batters, player).E++;
};

const addEvent = (boxScores: Record<Side, MutableSideBoxScore>, event: GameEvent): void => {
  if (event.kind === 'substitution') {
    addSubstitution(boxScores, event);
    return;
  }
  const batting = boxScores[event.batting];
  const fielding = boxScores[otherSide(event.batting)];
  const batter = findLine(batting.batters, event.batter);
  const pitcher = findLine(fielding.pitchers, event.pitcher);
  if (event.kind === 'plateAppearance' || event.kind === 'walk') {
    addPlateAppearance(batter, pitcher, event);
  }
  if (event.play === 'sacrificeFly') {
    batter.SF++;
    // A run on a tag-up decided by a player turns the at-bat before it into a sacrifice.
    if (event.kind === 'tag') batter.AB--;
  }
  if (event.error) addError(fielding, event.error);
  batter.RBI += event.rbi;
  pitcher.ipOuts += event.outs;
  for (const run of event.runsScored) {
    findLine(batting.batters, run.runner).R++;
    const charged = findLine(fielding.pitchers, run.pitcher);
    charged.R++;
    if (run.earned) charged.ER++;
  }
  for (const { pitcher: charged } of event.earnedAfterAll ?? []) {
    findLine(fielding.pitchers, charged).ER++;
  }
  if (event.kind !== 'steal') return;
  pitcher.SB += event.sb;
  pitcher.CS += event.cs;
  for (const [index, { runner, out }] of event.moves.entries()) {
    const line = findLine(batting.batters, runner);
    if (out) line.CS++;
    // Where another runner is put out, nobody has stolen a base (rule 9.07(d)); the moves after
    // the steals are those that a wild throw let them make.
    else if (event.sb > 0 && (event.error === undefined || index < event.sb)) line.SB++;
  }
};

/**
 * Returns the box score of a game, in progress or final, computed from its events (oldest first).
 */
export const boxScore = (setup: GameSetup, events: readonly GameEvent[]): BoxScore => {
  const emptySide = (side: Side): MutableSideBoxScore => ({
    batters: setup[side].battingOrder.map((player, index) =>
      newBatterLine(player, index + 1, BATTING_POSITIONS[player] ?? 'P', null),
    ),
    pitchers: [newPitcherLine(setup[side].starter, null)],
  });
  const boxScores: Record<Side, MutableSideBoxScore> = {
    visitors: emptySide('visitors'),
    home: emptySide('home'),
  };
  for (const event of events) addEvent(boxScores, event);
  const played = positionsPlayed(setup, events);
  for (const side of SIDES)
    for (const line of boxScores[side].batters)
      line.positions = played[side].get(line.player) ?? [];

  const decisions = pitchingDecisionsOf(setup, events);
  if (decisions) {
    const { winningSide, win, loss, save } = decisions;
    findLine(boxScores[winningSide].pitchers, win).W = 1;
    findLine(boxScores[otherSide(winningSide)].pitchers, loss).L = 1;
    if (save !== null) findLine(boxScores[winningSide].pitchers, save).SV = 1;
  }
  // Every batter who came to bat scored, made an out, or was left on base.
  const leftOnBase = (side: Side): number => {
    const appearances = boxScores[side].batters.reduce((sum, { PA, R }) => sum + PA - R, 0);
    return (
      appearances - boxScores[otherSide(side)].pitchers.reduce((sum, { ipOuts }) => sum + ipOuts, 0)
    );
  };
  return {
    visitors: { ...boxScores.visitors, leftOnBase: leftOnBase('visitors') },
    home: { ...boxScores.home, leftOnBase: leftOnBase('home') },
  };
};
