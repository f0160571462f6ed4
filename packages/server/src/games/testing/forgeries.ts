import type { RolledEventDto } from '@pennant/contract/game-event';
import type { BoxScoreRow, GameReplay } from '@pennant/contract/game-summary';
import type { PlayerSource, SideSource } from '@pennant/rules/games/setup';

/**
 * A way in which a server could lie about a finished game: changes a copy of its replay. Returns
 * false where the game has nothing that could be forged so.
 */
export type Forgery = (replay: GameReplay, chooser: Chooser) => boolean;

/** Picks where a forgery happens. */
export interface Chooser {
  /** Returns a whole number from 0 to below the limit. */
  below(limit: number): number;
}

interface Setup {
  readonly visitors: SideSource;
  readonly home: SideSource;
  rates: string;
}
type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };

const setupOf = (replay: GameReplay) => replay.setup as Mutable<Setup>;
const commandsOf = (replay: GameReplay) =>
  replay.commands as { eventNumber: number; command: Record<string, unknown> }[];
const last = <Item>(items: readonly Item[]): Item => items.at(-1) as Item;

/** Forges one of the events that it can be done to. */
const anEvent =
  (
    canForge: (event: RolledEventDto) => boolean,
    forge: (event: RolledEventDto, replay: GameReplay) => unknown,
  ): Forgery =>
  (replay, chooser) => {
    const events = replay.events.filter((event) => canForge(event));
    const event = events[chooser.below(events.length)];
    if (event === undefined) return false;
    forge(event, replay);
    return true;
  };
const always = () => true;
const isError = ({ play, error }: RolledEventDto) => play === 'error' || error !== undefined;
const isRolled = (event: RolledEventDto) => event.dice.batter !== null;

/** Exchanges the index of a player's id for another. */
const otherPlayer = (id: string | null) =>
  id === null ? null : `${id.slice(0, -2)}${id.endsWith('23') ? '22' : '23'}`;

/** Exchanges the id of a game for that of another. */
const otherID = (id: string) => `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;

/** Forges one line of the box score. */
const aLine =
  (forge: (row: BoxScoreRow) => unknown): Forgery =>
  ({ boxScore }, chooser) => {
    const rows = boxScore[chooser.below(2) === 0 ? 'home' : 'visitors'];
    forge(rows[chooser.below(rows.length)] as BoxScoreRow);
    return true;
  };

/** Forges the card of a player, whose tables or figures the game depends on. */
const aCard =
  (
    players: readonly [from: number, to: number],
    forge: (player: Mutable<PlayerSource>) => unknown,
  ): Forgery =>
  (replay) => {
    const { visitors, home } = setupOf(replay);
    for (const { players: cards } of [visitors, home]) cards.slice(...players).forEach(forge);
    return true;
  };

/** Adds runs to an event and to every score after it, the line score and the result. */
const addRuns = (replay: GameReplay, event: RolledEventDto, runs: number) => {
  for (const later of replay.events) {
    if (later.eventNumber >= event.eventNumber) later.homeScore += runs;
  }
  replay.scoreboardData.homeScore += runs;
};

/** Every kind of forgery, by what it does. */
export const FORGERIES: Readonly<Record<string, Forgery>> = {
  'an out becomes a home run': anEvent(
    (event) => event.resultType === 'OO' && event.kind === 'plateAppearance',
    (event, replay) => {
      Object.assign(event, { resultType: 'HR', outKind: null, runs: 1, rbi: 1, moves: [] });
      addRuns(replay, event, 1);
    },
  ),
  'only the result is another': anEvent(isRolled, (event) => {
    event.resultType = event.resultType === 'SO' ? 'H1' : 'SO';
  }),
  'five runs are added': anEvent(always, (event, replay) => addRuns(replay, event, 5)),
  'five runs are added to one event': anEvent(always, (event) => (event.runs += 5)),
  'the last five events are cut off': (replay) => replay.events.splice(-5).length > 0,
  'the last five events and what brought them are cut off': (replay) => {
    const kept = replay.events.length - 5;
    const commands = commandsOf(replay).filter(({ eventNumber }) => eventNumber < kept);
    replay.commands.splice(0, Infinity, ...commands);
    return replay.events.splice(-5).length > 0;
  },
  'the last turn is cut off': (replay) => {
    const command = replay.commands.pop();
    replay.events.splice(command?.eventNumber ?? 0);
    return true;
  },
  'an event is cut out': (replay, chooser) =>
    replay.events.splice(chooser.below(replay.events.length), 1).length > 0,
  'an event is told twice': (replay, chooser) => {
    const index = chooser.below(replay.events.length);
    replay.events.splice(index, 0, structuredClone(replay.events[index] as RolledEventDto));
    return true;
  },
  'two events are exchanged': ({ events }, chooser) => {
    const index = chooser.below(events.length - 1);
    const [first, second] = [events[index], events[index + 1]];
    if (first === undefined || second === undefined) return false;
    events.splice(index, 2, second, first);
    return true;
  },
  'an event is added at the end': ({ events }) => {
    const end = structuredClone(last(events));
    end.eventNumber += 1;
    return events.push(end) > 0;
  },
  'a die of the batter is turned': anEvent(isRolled, ({ dice }) => {
    dice.batter = dice.batter?.[0] === 6 ? [1, 1] : [6, 6];
  }),
  'a die of the pitcher is turned': anEvent(isRolled, ({ dice }) => {
    dice.pitcher = dice.pitcher?.[0] === 6 ? [1, 1] : [6, 6];
  }),
  'the extra dice are hidden': anEvent(
    ({ dice }) => dice.extra !== null,
    (event) => Object.assign(event.dice, { extra: null }),
  ),
  'a sum of the dice is another': anEvent(isRolled, (event) => {
    event.diceResultP = event.diceResultP === 7 ? 8 : 7;
  }),
  'an error is charged to another': anEvent(isError, (event) => {
    const { error, pitcherLineupID } = event;
    const gameLineupID = otherPlayer(error?.gameLineupID ?? pitcherLineupID) ?? '';
    event.error = { fielder: 'P', kind: 'fielding', ...error, gameLineupID };
  }),
  'an error is hidden': anEvent(isError, (event) => {
    // By version 1 the play alone tells it.
    if (event.error === undefined) event.play = null;
    else delete event.error;
  }),
  'a run is earned after all, or not, as it was not played': anEvent(always, (event) => {
    if (event.earnedAfterAll) delete event.earnedAfterAll;
    else {
      const gameLineupID = event.batterLineupID ?? '';
      event.earnedAfterAll = [{ gameLineupID, pitcherLineupID: event.pitcherLineupID ?? '' }];
    }
  }),
  'an error is invented': anEvent(
    ({ error, kind }) => error === undefined && kind === 'plateAppearance',
    (event) => {
      const gameLineupID = event.pitcherLineupID ?? '';
      event.error = { gameLineupID, fielder: 'P', kind: 'throwing' };
    },
  ),
  'errors of the box score': aLine((row) => (row.e += 1)),
  "the batter's own result is another": anEvent(isRolled, (event) => {
    event.origResultType = event.origResultType === 'HR' ? 'OO' : 'HR';
  }),
  "the pitcher's cell is hidden or made up": anEvent(isRolled, (event) => {
    event.pitchResultType = event.pitchResultType === null ? 'h9l' : null;
  }),
  'an out more': anEvent(always, (event) => (event.ipOuts += 1)),
  'the kind of an event is another': anEvent(always, (event) => {
    event.kind = event.kind === 'balk' ? 'wildPitch' : 'balk';
  }),
  'a run batted in more': anEvent(always, (event) => (event.rbi += 1)),
  'a stolen base more': anEvent(always, (event) => (event.sb += 1)),
  'a runner less caught stealing': anEvent(
    ({ cs }) => cs > 0,
    (event) => (event.cs -= 1),
  ),
  'another manager’s action': anEvent(always, (event) => {
    event.managerAction = event.managerAction === 'sub' ? null : 'sub';
  }),
  'a ball of another kind': anEvent(
    ({ outKind }) => outKind !== null,
    (event) => (event.outKind = event.outKind === 'pop' ? 'fly' : 'pop'),
  ),
  'a ball that flew further': anEvent(
    ({ location }) => location !== null,
    ({ location }) => location !== null && (location.distance += 100),
  ),
  'another fielder': anEvent(
    ({ fielder }) => fielder !== null,
    (event) => (event.fielder = event.fielder === 'SS' ? 'CF' : 'SS'),
  ),
  'an error that was none': anEvent(
    ({ resultType, play }) => resultType === 'OO' && play !== 'error',
    (event) => (event.play = 'error'),
  ),
  'a double play that was none': anEvent(
    ({ play }) => play === null,
    (event) => (event.play = 'doublePlay'),
  ),
  'another batter': anEvent(always, (event) => {
    event.batterLineupID = otherPlayer(event.batterLineupID);
  }),
  'another pitcher': anEvent(always, (event) => {
    event.pitcherLineupID = otherPlayer(event.pitcherLineupID);
  }),
  'another next batter': anEvent(
    ({ nextBatterLineupID: next }) => next !== null,
    (event) => (event.nextBatterLineupID = otherPlayer(event.nextBatterLineupID)),
  ),
  'another next pitcher': anEvent(
    ({ nextPitcherLineupID: next }) => next !== null,
    (event) => (event.nextPitcherLineupID = otherPlayer(event.nextPitcherLineupID)),
  ),
  'a runner disappears': anEvent(
    ({ firstBaseRunnerLineupID: runner }) => runner !== null,
    (event) => (event.firstBaseRunnerLineupID = null),
  ),
  'a runner stands on third': anEvent(
    ({ thirdBaseRunnerLineupID: runner }) => runner === null,
    (event) => (event.thirdBaseRunnerLineupID = event.batterLineupID),
  ),
  'a runner comes home who did not': anEvent(
    ({ moves }) => moves.some(({ to }) => to !== 4),
    ({ moves }) => {
      for (const move of moves) move.to = 4;
    },
  ),
  'a runner who was out is safe': anEvent(
    ({ moves }) => moves.some(({ out }) => out),
    ({ moves }) => {
      for (const move of moves) move.out = false;
    },
  ),
  'a move is left out': anEvent(
    ({ moves }) => moves.length > 0,
    ({ moves }) => moves.pop(),
  ),
  'a substitution is hidden': anEvent(
    ({ entered }) => entered.length > 0,
    (event) => event.entered.pop(),
  ),
  'somebody left who did not': anEvent(always, (event) => {
    event.exited.push(otherPlayer(event.batterLineupID) ?? '');
  }),
  'an untrue sentence': anEvent(always, (event) => {
    event.resultDescription = 'Batter hits a grand slam to left, 480 feet.';
  }),
  'an event of another number': anEvent(always, (event) => (event.eventNumber += 1)),
  'an event of another game': anEvent(always, (event) => {
    event.gameID = otherID(event.gameID);
  }),
  'a command is left out': (replay, chooser) =>
    replay.commands.splice(chooser.below(replay.commands.length), 1).length > 0,
  'a command is put in': (replay, chooser) => {
    const index = chooser.below(replay.commands.length);
    const { eventNumber } = replay.commands[index] ?? { eventNumber: 0 };
    replay.commands.splice(index, 0, { eventNumber, command: { kind: 'walk' } });
    return true;
  },
  'a choice about the runners is another': (replay) => {
    const choice = commandsOf(replay).find(({ command }) => command['kind'] === 'choose');
    if (choice === undefined) return false;
    choice.command['runnersAdvancing'] = choice.command['runnersAdvancing'] === null ? '1' : null;
    return true;
  },
  'a roll is played for the user': (replay) => {
    const end = last(commandsOf(replay));
    end.command = { kind: 'steal', runnersAdvancing: '1,2,3' };
    return true;
  },
  'the user orders the other side about': (replay) => {
    const sides = setupOf(replay);
    const side = sides.home.manager === 'computer' ? 'home' : 'visitors';
    const { eventNumber } = last(replay.commands);
    const command = { kind: 'substitute', side, playerOut: 0, playerIn: 20 };
    replay.commands.splice(-1, 0, { eventNumber, command });
    return true;
  },
  'the seed is another': ({ fairness }) => {
    fairness.seed = 'ab'.repeat(32);
    return true;
  },
  'the commitment is another': ({ fairness }) => {
    fairness.commitment = 'ab'.repeat(32);
    return true;
  },
  "the browser's bytes are others": ({ fairness }) => {
    fairness.clientSeed = 'ab'.repeat(16);
    return true;
  },
  'the seal is of another game': (replay) => {
    replay.fairness.id = otherID(replay.fairness.id);
    return true;
  },
  'the game is of another seal': (replay) => {
    replay.gameID = otherID(replay.gameID);
    return true;
  },
  'the user is on the side that the dice did not draw': (replay) => {
    const { home, visitors } = setupOf(replay);
    [home.manager, visitors.manager] = [visitors.manager, home.manager];
    return true;
  },
  'both sides are the computer’s': (replay) => {
    const { home, visitors } = setupOf(replay);
    [home.manager, visitors.manager] = ['computer', 'computer'];
    return true;
  },
  'it is played by the rates of the record': (replay) => {
    setupOf(replay).rates = 'record';
    return true;
  },
  'all batters’ tables are others': aCard([0, 9], (player) => {
    if (player.type === 'Batter') player.dice.base.fill('HR');
  }),
  'all extra tables are others': aCard([0, 9], (player) => {
    if (player.type === 'Batter') player.dice.extra.reverse();
  }),
  'all pitchers’ tables are others': aCard([9, 19], (player) => {
    if (player.type === 'Pitcher') player.dice.fill('h9h');
  }),
  'nobody tires': aCard([9, 19], (player) => {
    if (player.type === 'Pitcher') player.stamina = 500;
  }),
  'everybody makes errors': aCard([0, 8], (player) => {
    if (player.type === 'Batter') player.errorRate = 0.9;
  }),
  'a table of ten cells': aCard([0, 24], (player) => {
    if (player.type === 'Batter') player.dice.base.pop();
    else player.dice.pop();
  }),
  'the batting order is another': (replay) => {
    setupOf(replay).visitors.battingOrder.reverse();
    return true;
  },
  'another starter': (replay) => {
    const { home } = setupOf(replay);
    home.starter = home.starter === 9 ? 10 : 9;
    return true;
  },
  'a run more on the scoreboard': ({ scoreboardData }) => {
    scoreboardData.visitorScore += 1;
    return true;
  },
  'a run in another inning': ({ scoreboardData }) => {
    scoreboardData.inningScores[0] = (scoreboardData.inningScores[0] ?? 0) + 1;
    return true;
  },
  'an inning more': ({ scoreboardData }) => scoreboardData.inningScores.push(0) > 0,
  'a hit more on the scoreboard': ({ scoreboardData }) => {
    scoreboardData.homeHits += 1;
    return true;
  },
  'an error less on the scoreboard': ({ scoreboardData }) => {
    scoreboardData.homeErrors -= 1;
    return true;
  },
  'another winner': (replay) => {
    replay.resultDescription = 'Nobody won 1-0.';
    return true;
  },
  'given up, though it ended; or ended, though it was given up': (replay) => {
    replay.isAbandoned = !replay.isAbandoned;
    return true;
  },
  'a home run more in the box score': aLine((row) => (row.hr += 1)),
  'an at-bat less in the box score': aLine((row) => (row.ab -= 1)),
  'a run less in the box score': aLine((row) => (row.r -= 1)),
  'an earned run more in the box score': aLine((row) => (row.er += 1)),
  'outs that were not pitched': aLine((row) => (row.ipOuts += 3)),
  'a stolen base in the box score': aLine((row) => (row.sb += 1)),
  'a strikeout in the box score': aLine((row) => (row.so += 1)),
  'a decision for another pitcher': aLine((row) => {
    row.decision = row.decision === 'W' ? 'L' : 'W';
  }),
  'another order in the box score': aLine((row) => {
    row.order = row.order === 9 ? 1 : 9;
  }),
  'another position in the box score': aLine((row) => {
    row.position = row.position === 'SS' ? 'C' : 'SS';
  }),
  'a pinch hitter who was none': aLine((row) => {
    row.positions = row.positions[0] === 'PH' ? row.positions.slice(1) : ['PH', ...row.positions];
  }),
  'another player in the box score': aLine((row) => {
    row.gameLineupID = otherPlayer(row.gameLineupID) ?? '';
  }),
  'a line of the box score is left out': ({ boxScore }) => boxScore.home.pop() !== undefined,
};
