import type { RolledEventDto } from '@pennant/contract/game-event';
import type { ScoredRow } from '@pennant/contract/game-summary';
import type { SideBoxScore } from '@pennant/rules/games/analysis/box-score';
import type { GameEvent } from '@pennant/rules/games/event';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import type { GameSetup } from '@pennant/rules/games/setup';

/*
 * What a replay says of an event and of a line of the box score, and what the rules say: each as a
 * list of the same shape, so that the two can be compared.
 */

/** Returns the id of a player as the server forms it, with the id of their game. */
const lineupID = (gameID: string, side: Side | null, player: number | null) =>
  side === null || player === null
    ? null
    : `${gameID}.${side === 'home' ? 'h' : 'v'}${String(player).padStart(2, '0')}`;

/** Returns the facts of an event of the rules. */
export const factsOfRulesEvent = (gameID: string, setup: GameSetup, event: GameEvent) => {
  const { batting, nextBatting } = event;
  const notes = (change: 'entered' | 'left') =>
    event.notes
      .filter((note) => note.change === change)
      .map(({ side, player }) => lineupID(gameID, side, player));
  return [
    [gameID, `${gameID}.${event.eventNumber}`, event.eventNumber, event.kind, event.ipOuts],
    [event.origResultType, event.pitchResultType, event.resultType],
    [event.batterDice, event.extraDice, event.pitcherDice],
    [event.diceResultH, event.diceResultX, event.diceResultP],
    [event.visitingScore, event.homeScore, event.runs, event.rbi, event.sb, event.cs],
    [event.managerAction, event.outKind, event.fielder, event.play],
    event.ballAngle === null ? null : [event.ballAngle, event.ballDistance],
    lineupID(gameID, batting, event.batter),
    lineupID(gameID, otherSide(batting), event.pitcher),
    lineupID(gameID, nextBatting, event.nextBatter),
    lineupID(gameID, nextBatting && otherSide(nextBatting), event.nextPitcher),
    [event.first, event.second, event.third].map((runner) => lineupID(gameID, batting, runner)),
    event.moves.map(({ runner, from, to, out }) => [
      lineupID(gameID, batting, runner),
      from,
      to,
      out,
    ]),
    event.error === undefined
      ? null
      : [
          lineupID(gameID, otherSide(batting), event.error.player),
          event.error.fielder,
          event.error.kind,
        ],
    [notes('entered'), notes('left')],
    describeEvent(setup, event),
  ];
};

/** Returns the same facts of an event of the server. */
export const factsOfServerEvent = (event: RolledEventDto) => [
  [event.gameID, event.gameEventID, event.eventNumber, event.kind, event.ipOuts],
  [event.origResultType, event.pitchResultType, event.resultType],
  [event.dice.batter, event.dice.extra, event.dice.pitcher],
  [event.diceResultH, event.diceResultX, event.diceResultP],
  [event.visitingScore, event.homeScore, event.runs, event.rbi, event.sb, event.cs],
  [event.managerAction, event.outKind, event.fielder, event.play],
  event.location === null ? null : [event.location.angle, event.location.distance],
  event.batterLineupID,
  event.pitcherLineupID,
  event.nextBatterLineupID,
  event.nextPitcherLineupID,
  [event.firstBaseRunnerLineupID, event.secondBaseRunnerLineupID, event.thirdBaseRunnerLineupID],
  event.moves.map(({ gameLineupID, from, to, out }) => [gameLineupID, from, to, out]),
  event.error === undefined
    ? null
    : [event.error.gameLineupID, event.error.fielder, event.error.kind],
  [event.entered, event.exited],
  event.resultDescription,
];

/** Returns the facts of the box score's lines that follow from the events. */
export const factsOfBoxScore = ({ batters, pitchers }: SideBoxScore) => [
  ...batters.map((line) => [
    ['Batter', line.player, line.order, line.position, null],
    [line.AB, 0, line.H1, line.H2, line.H3, line.HR, line.R, line.RBI],
    [line.BB, line.SO, line.SB, line.CS, 0],
  ]),
  ...pitchers.map((line) => [
    [
      'Pitcher',
      line.player,
      null,
      line.position,
      line.W ? 'W' : line.L ? 'L' : line.SV ? 'S' : null,
    ],
    [0, line.ipOuts, line.H1, line.H2, line.H3, line.HR, line.R, 0],
    [line.BB, line.SO, line.SB, line.CS, line.ER],
  ]),
];

export const factsOfBoxScoreRow = (row: ScoredRow) => [
  [row.type, Number(row.gameLineupID.slice(-2)), row.order, row.position, row.decision],
  [row.ab, row.ipOuts, row.h1, row.h2, row.h3, row.hr, row.r, row.rbi],
  [row.bb, row.so, row.sb, row.cs, row.er],
];

/** Whether the rows tell what everybody was in the game; replays of before do not, and may. */
export const arePositionsTrue = (
  rows: readonly (Omit<ScoredRow, 'positions'> & Partial<Pick<ScoredRow, 'positions'>>)[],
  { batters, pitchers }: SideBoxScore,
): boolean => {
  const due = [...batters.map(({ positions }) => positions), ...pitchers.map(() => ['P'])];
  return rows.every(
    ({ positions }, index) => positions === undefined || positions.join() === due[index]?.join(),
  );
};

/** Whether the rows tell how often everybody erred; replays of before do not, and may. */
export const areErrorsTrue = (
  rows: readonly (Omit<ScoredRow, 'e'> & Partial<Pick<ScoredRow, 'e'>>)[],
  { batters, pitchers }: SideBoxScore,
): boolean => {
  const due = [...batters, ...pitchers].map(({ E }) => E);
  return rows.every(({ e }, index) => e === undefined || e === due[index]);
};
