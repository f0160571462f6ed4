import type { RolledEventDto } from '@pennant/contract/game-event';
import { commitmentOf } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { TEST_VECTORS } from '@pennant/rules/fairness/test-vectors';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameEvent } from '@pennant/rules/games/event';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playUntil } from '@pennant/rules/games/engine/play-until';
import type { GameSetup, GameSource } from '@pennant/rules/games/setup';
import { boxScore, type SideBoxScore } from '@pennant/rules/games/analysis/box-score';
import { scoreboardOf } from '@pennant/rules/games/analysis/scoreboard';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { describeResult } from '@pennant/rules/games/narration/describe-result';
import { RULES_VERSION, RULES_VERSIONS_OF_TODAY } from '@pennant/rules/games/rules-version';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { applyCommand } from '@pennant/rules/games/apply-command';
import { aSide } from '@pennant/rules/testing/player-builders';
import { describe, expect, test } from 'vitest';

import { anEvent } from '../testing/a-game-dto.ts';
import { verifyGame, type Replay } from './verify-game.ts';

const { id, serverSeed, clientSeed } = TEST_VECTORS[0]!;

const idOf = (side: Side | null, player: number | null) =>
  side === null || player === null ? null : `${id}.${side[0]}${String(player).padStart(2, '0')}`;

const onTheWire = (setup: GameSetup, event: GameEvent): RolledEventDto => {
  const { batting, nextBatting } = event;
  const idsThat = (change: string) =>
    event.notes.flatMap((note) => (note.change === change ? [idOf(note.side, note.player)!] : []));
  return {
    ...anEvent(event.eventNumber),
    ...(event as unknown as Partial<RolledEventDto>),
    gameID: id,
    gameEventID: `${id}.${event.eventNumber}`,
    dice: {
      batter: event.batterDice as [number, number] | null,
      extra: event.extraDice as [number, number] | null,
      pitcher: event.pitcherDice as [number, number] | null,
    },
    location:
      event.ballAngle === null || event.ballDistance === null
        ? null
        : { angle: event.ballAngle, distance: event.ballDistance },
    batterLineupID: idOf(batting, event.batter),
    pitcherLineupID: idOf(otherSide(batting), event.pitcher),
    nextBatterLineupID: idOf(nextBatting, event.nextBatter),
    nextPitcherLineupID: idOf(nextBatting && otherSide(nextBatting), event.nextPitcher),
    firstBaseRunnerLineupID: idOf(batting, event.first),
    secondBaseRunnerLineupID: idOf(batting, event.second),
    thirdBaseRunnerLineupID: idOf(batting, event.third),
    moves: event.moves.map(({ runner, ...way }) => ({
      ...way,
      gameLineupID: idOf(batting, runner)!,
    })),
    ...(event.error && {
      error: {
        gameLineupID: idOf(otherSide(batting), event.error.player)!,
        fielder: event.error.fielder,
        kind: event.error.kind,
      },
    }),
    entered: idsThat('entered'),
    exited: idsThat('left'),
    resultDescription: describeEvent(setup, event),
  };
};

const noFigures = { ab: 0, ipOuts: 0, rbi: 0, er: 0, order: null, decision: null } as const;
const boxRows = (side: Side, { batters, pitchers }: SideBoxScore): Replay['boxScore']['home'] => [
  ...batters.map((line) => ({
    ...noFigures,
    type: 'Batter' as const,
    order: line.order,
    position: line.position,
    positions: [...line.positions],
    gameLineupID: idOf(side, line.player)!,
    cardID: 1,
    name: '',
    ab: line.AB,
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
    e: line.E,
  })),
  ...pitchers.map((line) => ({
    ...noFigures,
    type: 'Pitcher' as const,
    position: line.position,
    positions: [line.position],
    gameLineupID: idOf(side, line.player)!,
    cardID: 1,
    name: '',
    ipOuts: line.ipOuts,
    h1: line.H1,
    h2: line.H2,
    h3: line.H3,
    hr: line.HR,
    r: line.R,
    er: line.ER,
    bb: line.BB,
    so: line.SO,
    sb: line.SB,
    cs: line.CS,
    e: line.E,
    decision: line.W ? ('W' as const) : line.L ? ('L' as const) : line.SV ? ('S' as const) : null,
  })),
];

/** A whole game played with committed dice: two single rolls, then to the end. */
const aReplay = (): Replay => {
  const home = aSide('Hal H', { manager: 'player' });
  const source = { visitors: aSide('Vince V'), home, rates: 'designed' } as const;
  const setup = compileSetup(source);
  const dice = committedDice({ id, serverSeed, clientSeed });
  const commands: Replay['commands'] = [];
  const events: GameEvent[] = [];
  let state = newGame(setup);
  for (const command of [
    { kind: 'roll' },
    { kind: 'roll' },
    { kind: 'playOn', until: 'final' },
  ] as const) {
    commands.push({ eventNumber: state.eventNumber, command });
    const played =
      command.kind === 'roll'
        ? applyCommand(setup, state, command, dice)
        : playUntil(setup, state, command.until, dice);
    if ('code' in played) throw new Error(played.code);
    state = played.state;
    events.push(...played.events);
  }
  const box = boxScore(setup, events);
  const scores = scoreboardOf(state);
  return {
    gameID: id,
    created: '2026-11-22T13:00:00.000Z',
    isFinal: true,
    isAbandoned: false,
    userCampaignContestID: null,
    resultDescription: describeResult(setup, state),
    scoreboardData: { ...scores, inningScores: [...scores.inningScores] },
    boxScore: { home: boxRows('home', box.home), visitors: boxRows('visitors', box.visitors) },
    rulesVersion: RULES_VERSION,
    fairness: {
      id,
      seed: serverSeed,
      clientSeed,
      commitment: commitmentOf({ id, serverSeed }),
      serverChoseClientSeed: false,
    },
    setup: JSON.parse(JSON.stringify(source)),
    commands,
    events: events.map((event) => onTheWire(setup, event)),
  };
};

const replay = aReplay();

test('an honest game replays to the same events', async () => {
  expect(await verifyGame(id, replay)).toMatchObject({ ok: true, events: replay.events.length });
});

describe('a game that is not what it says', () => {
  const faults = (changed: Partial<Replay>, gameID = id) =>
    verifyGame(gameID, { ...replay, ...changed });
  const event = (number: number, over: Partial<RolledEventDto>): RolledEventDto[] =>
    replay.events.map((each) => (each.eventNumber === number ? { ...each, ...over } : each));

  test('under another seal than the one that this browser noted', async () => {
    expect(await verifyGame(id, replay, 'differs')).toMatchObject({ code: 'seal_exchanged' });
    expect(await verifyGame(id, replay, 'same')).toMatchObject({ ok: true });
  });

  test('under another seed than the sealed one', async () => {
    const fairness = { ...replay.fairness, seed: 'ab'.repeat(32) };
    expect(await faults({ fairness })).toMatchObject({ code: 'commitment_differs' });
  });

  test('with another client seed: the first dice differ', async () => {
    const fairness = { ...replay.fairness, clientSeed: '00'.repeat(16) };
    expect(await faults({ fairness })).toMatchObject({ ok: false });
  });

  test('with one die turned', async () => {
    const [, , third] = replay.events;
    const batter: [number, number] = third!.dice.batter![0] === 6 ? [1, 1] : [6, 6];
    const events = event(3, { dice: { ...third!.dice, batter } });
    expect(await faults({ events })).toEqual({ ok: false, code: 'event_differs', eventNumber: 3 });
  });

  test('with a run that nobody scored', async () => {
    const events = event(5, { homeScore: 99 });
    expect(await faults({ events })).toMatchObject({ code: 'event_differs', eventNumber: 5 });
  });

  test('with its last event left out', async () => {
    expect(await faults({ events: replay.events.slice(0, -1) })).toMatchObject({
      code: 'events_missing',
    });
  });

  test('with a command left out', async () => {
    expect(await faults({ commands: replay.commands.slice(1) })).toMatchObject({
      code: 'events_missing',
      eventNumber: 1,
    });
  });

  test('with its last five events left out, and what brought them', async () => {
    const events = replay.events.slice(0, 2);
    const commands = replay.commands.slice(0, 2);
    expect(await faults({ events, commands })).toEqual({
      ok: false,
      code: 'not_over',
      eventNumber: 2,
    });
  });

  test('said to be given up, though it ended', async () => {
    expect(await faults({ isAbandoned: true })).toMatchObject({ code: 'not_over' });
  });

  test('with another pitcher, another runner on base, or another who came in', async () => {
    for (const over of [
      { pitcherLineupID: idOf('visitors', 14) },
      { firstBaseRunnerLineupID: idOf('home', 19) },
      { nextBatterLineupID: null },
      { entered: [idOf('home', 19)!] },
    ]) {
      expect(await faults({ events: event(4, over) })).toMatchObject({ eventNumber: 4 });
    }
  });

  test('with five runs added to the line score, or a hit to the box score', async () => {
    const { scoreboardData, boxScore: box } = replay;
    const homeScore = scoreboardData.homeScore + 5;
    expect(await faults({ scoreboardData: { ...scoreboardData, homeScore } })).toMatchObject({
      code: 'scores_differ',
    });
    const home = box.home.map((row, index) => (index === 0 ? { ...row, hr: row.hr + 1 } : row));
    expect(await faults({ boxScore: { ...box, home } })).toMatchObject({ code: 'scores_differ' });
    const pinched = box.home.map((row, index) =>
      index === 0 ? { ...row, positions: ['PH'] } : row,
    );
    expect(await faults({ boxScore: { ...box, home: pinched } })).toMatchObject({
      code: 'scores_differ',
    });
    expect(await faults({ resultDescription: 'Hal H won 99-0.' })).toMatchObject({
      code: 'scores_differ',
    });
  });

  test('with a steal that was ordered for the computer’s side', async () => {
    const [first, ...others] = replay.commands;
    const command = { kind: 'steal', runnersAdvancing: '1' };
    expect(
      await faults({
        commands: [
          first!,
          { ...first!, eventNumber: replay.events[0]!.eventNumber, command },
          ...others,
        ],
      }),
    ).toMatchObject({ ok: false });
    const walk = { eventNumber: 0, command: { kind: 'walk' } };
    const home = { ...(replay.setup as { home: object }).home, manager: 'computer' };
    const visitors = { ...(replay.setup as { visitors: object }).visitors, manager: 'player' };
    const setup = { ...(replay.setup as object), home, visitors };
    expect(await faults({ setup, commands: [walk] })).toMatchObject({ code: 'command_refused' });
  });

  test('by other rules, or on the side that its dice did not draw', async () => {
    expect(await faults({ rulesVersion: Math.max(...RULES_VERSIONS_OF_TODAY) + 1 })).toMatchObject({
      code: 'other_rules',
    });
    const verdicts = ['home', 'visitors'].map((side) => {
      const { home, visitors } = replay.setup as { home: object; visitors: object };
      const setup = {
        ...(replay.setup as object),
        home: { ...home, manager: side === 'home' ? 'player' : 'computer' },
        visitors: { ...visitors, manager: side === 'home' ? 'computer' : 'player' },
      };
      return verifyGame(id, { ...replay, setup, userCampaignContestID: id });
    });
    const drawn = await Promise.all(verdicts);
    expect(
      drawn.filter((verdict) => !verdict.ok && verdict.code === 'side_not_drawn'),
    ).toHaveLength(1);
  });

  test('with other lineups, with none, before its end, and as another game', async () => {
    expect(await faults({ setup: {} })).toMatchObject({ code: 'setup_unreadable' });
    const setup = replay.setup as GameSource;
    const nobodys = { ...setup, home: { ...setup.home, manager: 'computer' } };
    for (const other of [nobodys, { ...setup, rates: 'record' }])
      expect(await faults({ setup: other })).toMatchObject({ code: 'setup_unreadable' });
    expect(await faults({ fairness: { ...replay.fairness, seed: null } })).toMatchObject({
      code: 'seed_not_revealed',
    });
    expect(await faults({}, 'another')).toMatchObject({ code: 'another_game' });
  });
});
