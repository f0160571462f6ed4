import type { GameEvent } from './event.ts';
import type { GameSetup } from './setup.ts';
import type { Side } from './slot.ts';

/** A batter's line. */
export interface BatterLine {
  /** Lineup index. */
  readonly player: number;
  /** 1 to 9, the place of the order he batted in. */
  readonly order: number;
  /** Where he played ("SS", "DH"), the last if several. */
  readonly position: string;
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
  readonly batters: readonly BatterLine[];
  readonly pitchers: readonly PitcherLine[];
  readonly leftOnBase: number;
}

export type BoxScore = Readonly<Record<Side, SideBoxScore>>;

/** The signature of `boxScore` in this file: everything comes from the events. */
export type BoxScoreOf = (setup: GameSetup, events: readonly GameEvent[]) => BoxScore;
