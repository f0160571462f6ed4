import type { GameEvent } from './event.ts';
import type { GameSetup } from './setup.ts';
import { BATTING_PLACES, otherSide, type Side } from './slot.ts';
import { decisionsOf } from './scoring/decisions.ts';

/** A batter's line. */
export interface BatterLine {
  /** Lineup index. */
  readonly player: number;
  /** 1 to 9, the place of the order he batted in. */
  readonly order: number;
  /** Where he played ("SS", "DH"), the last if several. */
  readonly position: string;
  /** Numbers of the events with which he came in and went out; null from the start, and to the end. */
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
}

/** A pitcher's line: what was done off him. */
export interface PitcherLine {
  readonly player: number;
  readonly position: 'P';
  readonly entered: number | null;
  readonly exited: number | null;
  /** Outs while he pitched: innings are a third of it. */
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
}

export interface SideBoxScore {
  /** In batting order, substitutes behind the men they replaced. */
  readonly batters: readonly BatterLine[];
  /** In the order of their coming. */
  readonly pitchers: readonly PitcherLine[];
  readonly leftOnBase: number;
}

export type BoxScore = Readonly<Record<Side, SideBoxScore>>;

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };
interface Sheet {
  readonly batters: Changing<BatterLine>[];
  readonly pitchers: Changing<PitcherLine>[];
}

const batterLine = (
  player: number,
  order: number,
  position: string,
  entered: number | null,
): Changing<BatterLine> => ({
  player,
  order,
  position,
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
});

const pitcherLine = (player: number, entered: number | null): Changing<PitcherLine> => ({
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
});

const lineOf = <Line extends { readonly player: number }>(
  lines: readonly Line[],
  player: number,
): Line => {
  const line = lines.find((one) => one.player === player);
  if (!line) throw new Error(`Player ${player} is in an event, but not in the game`);
  return line;
};

const addChange = (sheets: Record<Side, Sheet>, event: GameEvent): void => {
  const gone = event.notes.find(({ change }) => change === 'left');
  const came = event.notes.find(({ change }) => change === 'entered');
  if (!gone || !came) return;
  const { batters, pitchers } = sheets[gone.side];
  const pitcher = pitchers.find(({ player }) => player === gone.player);
  if (pitcher) {
    pitcher.exited = event.eventNumber;
    pitchers.push(pitcherLine(came.player, event.eventNumber));
    // A pitcher who bats leaves the order, too.
    if (!batters.some(({ player }) => player === gone.player)) return;
  }
  const batter = lineOf(batters, gone.player);
  batter.exited = event.eventNumber;
  const behind = batters.indexOf(batter) + 1;
  batters.splice(
    behind,
    0,
    batterLine(came.player, batter.order, batter.position, event.eventNumber),
  );
};

const addPlateAppearance = (
  batter: Changing<BatterLine>,
  pitcher: Changing<PitcherLine>,
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

const addEvent = (sheets: Record<Side, Sheet>, event: GameEvent): void => {
  if (event.kind === 'substitution') {
    addChange(sheets, event);
    return;
  }
  const batting = sheets[event.batting];
  const fielding = sheets[otherSide(event.batting)];
  const batter = lineOf(batting.batters, event.batter);
  const pitcher = lineOf(fielding.pitchers, event.pitcher);
  if (event.kind === 'plateAppearance' || event.kind === 'walk') {
    addPlateAppearance(batter, pitcher, event);
  }
  if (event.play === 'sacrificeFly') {
    batter.SF++;
    // A run on a tag-up that a manager decided turns the at-bat before it into a sacrifice.
    if (event.kind === 'tag') batter.AB--;
  }
  batter.RBI += event.rbi;
  pitcher.ipOuts += event.outs;
  for (const run of event.runsScored) {
    lineOf(batting.batters, run.runner).R++;
    const charged = lineOf(fielding.pitchers, run.pitcher);
    charged.R++;
    if (run.earned) charged.ER++;
  }
  if (event.kind !== 'steal') return;
  pitcher.SB += event.sb;
  pitcher.CS += event.cs;
  for (const { runner, out } of event.moves) {
    const line = lineOf(batting.batters, runner);
    if (out) line.CS++;
    else line.SB++;
  }
};

/** The box score of a game, under way or final, from its events (oldest first). */
export const boxScore = (setup: GameSetup, events: readonly GameEvent[]): BoxScore => {
  const sheetOf = (side: Side): Sheet => ({
    batters: setup[side].battingOrder.map((player, at) =>
      batterLine(player, at + 1, BATTING_PLACES[player] ?? 'P', null),
    ),
    pitchers: [pitcherLine(setup[side].starter, null)],
  });
  const sheets: Record<Side, Sheet> = { visitors: sheetOf('visitors'), home: sheetOf('home') };
  for (const event of events) addEvent(sheets, event);

  const decisions = decisionsOf(setup, events);
  if (decisions) {
    const { winningSide, win, loss, save } = decisions;
    lineOf(sheets[winningSide].pitchers, win).W = 1;
    lineOf(sheets[otherSide(winningSide)].pitchers, loss).L = 1;
    if (save !== null) lineOf(sheets[winningSide].pitchers, save).SV = 1;
  }
  // Who came to bat has scored, made an out, or was left on base.
  const leftOnBase = (side: Side): number => {
    const came = sheets[side].batters.reduce((sum, { PA, R }) => sum + PA - R, 0);
    return came - sheets[otherSide(side)].pitchers.reduce((sum, { ipOuts }) => sum + ipOuts, 0);
  };
  return {
    visitors: { ...sheets.visitors, leftOnBase: leftOnBase('visitors') },
    home: { ...sheets.home, leftOnBase: leftOnBase('home') },
  };
};
