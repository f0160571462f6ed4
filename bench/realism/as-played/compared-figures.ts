import type { ComputerLeague } from './play-computer-league.ts';
import type { LeagueRecord } from './league-record.ts';
import type { Observation } from './league-tally.ts';

/** A figure of played games that the record has, too. */
export interface ComparedFigure {
  readonly name: string;
  readonly observation: Observation;
  readonly record: keyof LeagueRecord;
  readonly digits: number;
  /**
   * The target: key of the worst league's error in the bench's last line, and the largest error
   * allowed beside a league's record. Absent where the figure is shown only.
   */
  readonly target?: {
    readonly key: string;
    readonly isRelative: boolean;
    readonly allowed: (record: number) => number;
  };
  /** Leagues that are compared; all where absent. */
  readonly isCompared?: (league: ComputerLeague) => boolean;
}

const within = (key: string, share: number) => ({
  key,
  isRelative: true,
  allowed: (record: number) => share * record,
});
const THIRD = 1 / 3;

/** Figures beside the record's, with the targets of issue 12's table. */
export const COMPARED: readonly ComparedFigure[] = [
  {
    name: 'CG a start',
    observation: 'completeGame',
    record: 'completeGames',
    digits: 3,
    target: {
      key: 'playedCg',
      isRelative: false,
      allowed: (record) => Math.max(0.02, record / 4),
    },
  },
  {
    name: 'innings a start',
    observation: 'inningsPerStart',
    record: 'inningsPerStart',
    digits: 2,
    target: { key: 'playedIpPerStart', isRelative: true, allowed: () => 0.5 },
  },
  {
    name: 'SB',
    observation: 'stolenBases',
    record: 'stolenBases',
    digits: 3,
    target: within('playedSb', 0.15),
  },
  {
    name: 'CS',
    observation: 'caughtStealing',
    record: 'caughtStealing',
    digits: 3,
    target: within('playedCs', 0.15),
  },
  {
    name: 'E',
    observation: 'errors',
    record: 'errors',
    digits: 3,
    target: within('playedErrors', 0.1),
  },
  {
    name: 'WP+PB+BK',
    observation: 'loosePitches',
    record: 'loosePitches',
    digits: 3,
    target: within('playedWp', 0.1),
  },
  {
    name: 'IBB',
    observation: 'intentionalWalks',
    record: 'intentionalWalks',
    digits: 3,
    target: within('playedIbb', THIRD),
  },
  {
    name: 'PH',
    observation: 'pinchHitters',
    record: 'pinchHitters',
    digits: 3,
    target: within('playedPh', THIRD),
    isCompared: ({ hadDesignatedHitter }) => hadDesignatedHitter,
  },
  { name: 'PR', observation: 'pinchRunners', record: 'pinchRunners', digits: 3 },
  { name: 'runs', observation: 'runs', record: 'runs', digits: 2 },
  { name: 'SF', observation: 'sacrificeFlies', record: 'sacrificeFlies', digits: 3 },
  { name: 'GDP', observation: 'doublePlays', record: 'doublePlays', digits: 3 },
];
