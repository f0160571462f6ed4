import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameEvent } from '@pennant/rules/games/event';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { aSide } from '@pennant/rules/testing/player-builders';
import { describe, expect, test } from 'vitest';
import { toEventDto, toRolledEventDto } from './event-dto.ts';
import { fromStoredEvent, toStoredEvent } from './stored-event.ts';
import { formatGameLineupID, parseGameLineupID } from './game-ids.ts';

const GAME = '01900000-0000-7000-8000-000000000001';
const setup = compileSetup({
  visitors: aSide('Vera Cruz'),
  home: aSide('Hal'),
  rates: 'designed',
});

/** With two outs the visitors' shortstop doubles two runs in; a relief catcher came before it. */
const DOUBLE: GameEvent = {
  eventNumber: 41,
  kind: 'plateAppearance',
  batting: 'visitors',
  ipOuts: 20,
  outs: 0,
  resultType: 'H2',
  origResultType: 'H1',
  pitchResultType: 'h9h',
  diceResultH: 7,
  diceResultX: 9,
  diceResultP: 3,
  batterDice: [3, 4],
  extraDice: [4, 5],
  pitcherDice: [1, 2],
  draws: [{ label: 'ball', value: 0.5 }],
  homeScore: 2,
  visitingScore: 5,
  rbi: 2,
  runs: 3,
  sb: 0,
  cs: 1,
  managerAction: null,
  batter: 4,
  pitcher: 14,
  nextBatting: 'visitors',
  nextBatter: 5,
  nextPitcher: 15,
  first: 1,
  second: 4,
  third: 8,
  outKind: null,
  fielder: 'LF',
  play: 'error',
  ballAngle: -20,
  ballDistance: 290,
  moves: [
    { runner: 2, from: 2, to: 4, out: false },
    { runner: 4, from: 0, to: 2, out: false },
    { runner: 3, from: 1, to: 3, out: true },
  ],
  runsScored: [{ runner: 2, pitcher: 14, earned: true }],
  error: { player: 5, fielder: 'LF', kind: 'fielding' },
  notes: [
    { side: 'home', player: 19, change: 'entered' },
    { side: 'home', player: 0, change: 'left' },
  ],
  final: false,
};

describe('an event of a game', () => {
  test('names its players by side and slot, and tells dice, score and ball', () => {
    expect(toRolledEventDto(GAME, setup, DOUBLE)).toEqual({
      gameEventID: `${GAME}.41`,
      eventNumber: 41,
      gameID: GAME,
      kind: 'plateAppearance',
      ipOuts: 20,
      resultType: 'H2',
      origResultType: 'H1',
      pitchResultType: 'h9h',
      resultDescription: describeEvent(setup, DOUBLE),
      diceResultH: 7,
      diceResultX: 9,
      diceResultP: 3,
      dice: { batter: [3, 4], extra: [4, 5], pitcher: [1, 2] },
      homeScore: 2,
      visitingScore: 5,
      rbi: 2,
      runs: 3,
      sb: 0,
      cs: 1,
      managerAction: null,
      outKind: null,
      location: { angle: -20, distance: 290 },
      fielder: 'LF',
      play: 'error',
      batterLineupID: `${GAME}.v04`,
      pitcherLineupID: `${GAME}.h14`,
      nextBatterLineupID: `${GAME}.v05`,
      nextPitcherLineupID: `${GAME}.h15`,
      firstBaseRunnerLineupID: `${GAME}.v01`,
      secondBaseRunnerLineupID: `${GAME}.v04`,
      thirdBaseRunnerLineupID: `${GAME}.v08`,
      moves: [
        { gameLineupID: `${GAME}.v02`, from: 2, to: 4, out: false },
        { gameLineupID: `${GAME}.v04`, from: 0, to: 2, out: false },
        { gameLineupID: `${GAME}.v03`, from: 1, to: 3, out: true },
      ],
      error: { gameLineupID: `${GAME}.h05`, fielder: 'LF', kind: 'fielding' },
      entered: [`${GAME}.h19`],
      exited: [`${GAME}.h00`],
    });
  });

  test('on which nobody erred does not tell of an error', () => {
    const { error: _error, ...clean } = DOUBLE;
    expect(toRolledEventDto(GAME, setup, clean)).not.toHaveProperty('error');
  });

  test('tells whose runs of events before are earned after all', () => {
    const event = { ...DOUBLE, earnedAfterAll: [{ runner: 7, pitcher: 9 }] };
    expect(toRolledEventDto(GAME, setup, event).earnedAfterAll).toEqual([
      { gameLineupID: `${GAME}.v07`, pitcherLineupID: `${GAME}.h09` },
    ]);
    expect(toRolledEventDto(GAME, setup, DOUBLE)).not.toHaveProperty('earnedAfterAll');
    expect(fromStoredEvent(toStoredEvent(event))).toEqual(event);
  });

  test('of the home half has the home side at bat; after the half the sides change', () => {
    const event = { ...DOUBLE, batting: 'home', nextBatting: 'visitors', nextBatter: 0 } as const;
    expect(toRolledEventDto(GAME, setup, event)).toMatchObject({
      batterLineupID: `${GAME}.h04`,
      pitcherLineupID: `${GAME}.v14`,
      nextBatterLineupID: `${GAME}.v00`,
      nextPitcherLineupID: `${GAME}.h15`,
      firstBaseRunnerLineupID: `${GAME}.h01`,
    });
  });

  test('that ends the game has nobody next, and leaves out what there was not', () => {
    const event: GameEvent = {
      ...DOUBLE,
      nextBatting: null,
      nextBatter: null,
      nextPitcher: null,
      first: null,
      second: null,
      third: null,
      batterDice: null,
      extraDice: null,
      pitcherDice: null,
      ballAngle: null,
      ballDistance: null,
      moves: [],
      notes: [],
    };
    const missing = {
      nextBatterLineupID: null,
      nextPitcherLineupID: null,
      firstBaseRunnerLineupID: null,
      secondBaseRunnerLineupID: null,
      thirdBaseRunnerLineupID: null,
      dice: { batter: null, extra: null, pitcher: null },
      location: null,
      moves: [],
      entered: [],
      exited: [],
    };
    expect(toRolledEventDto(GAME, setup, event)).toMatchObject(missing);
    expect(toEventDto(GAME, setup, event)).toMatchObject({
      ...missing,
      nextBatterLineup: null,
      nextPitcherLineup: null,
      firstBaseRunnerLineup: null,
      secondBaseRunnerLineup: null,
      thirdBaseRunnerLineup: null,
    });
    // A ball without a distance is nowhere, and so is one without a direction.
    expect(toRolledEventDto(GAME, setup, { ...DOUBLE, ballAngle: null }).location).toBeNull();
    expect(toRolledEventDto(GAME, setup, { ...DOUBLE, ballDistance: null }).location).toBeNull();
    expect(
      toRolledEventDto(GAME, setup, { ...DOUBLE, ballAngle: 0, ballDistance: 0 }).location,
    ).toEqual({ angle: 0, distance: 0 });
  });

  test('of a whole game has card and name of each player too, the name as in an address', () => {
    const player = (side: 'v' | 'h', index: number) => {
      const { cardID, name } = setup[side === 'v' ? 'visitors' : 'home'].players[index]!;
      const number = String(index).padStart(2, '0');
      return {
        gameLineupID: `${GAME}.${side}${number}`,
        cardID,
        name: name.replace(' ', '%20'),
      };
    };
    const event = toEventDto(GAME, setup, DOUBLE);
    expect(event).toMatchObject(toRolledEventDto(GAME, setup, DOUBLE));
    expect(event).toMatchObject({
      batterLineup: player('v', 4),
      pitcherLineup: player('h', 14),
      nextBatterLineup: player('v', 5),
      nextPitcherLineup: player('h', 15),
      firstBaseRunnerLineup: player('v', 1),
      secondBaseRunnerLineup: player('v', 4),
      thirdBaseRunnerLineup: player('v', 8),
    });
    expect(event.batterLineup?.name).toBe('Vera%20Cruz-SS');
    expect(toEventDto(GAME, setup, { ...DOUBLE, batter: 24 }).batterLineup).toBeNull();
  });
});

describe('a lineup id', () => {
  test('names one player of one game, and is read back', () => {
    expect(formatGameLineupID(GAME, 'home', 7)).toBe(`${GAME}.h07`);
    expect(formatGameLineupID(GAME, 'visitors', 23)).toBe(`${GAME}.v23`);
    for (const side of ['home', 'visitors'] as const)
      for (const index of [0, 9, 10, 23])
        expect(parseGameLineupID(GAME, formatGameLineupID(GAME, side, index))).toEqual({
          side,
          index,
        });
  });

  test.each([
    [`${GAME.replace('1', '2')}.h07`],
    [`${GAME}.x07`],
    [`${GAME}.h7`],
    [`${GAME}.h007`],
    [`${GAME}.h07 `],
    [`${GAME}h07`],
    [`${GAME}-h07`],
    ['.h07'],
    ['h07'],
    [''],
  ])('%j names nobody of this game', (id) => {
    expect(parseGameLineupID(GAME, id)).toBeNull();
  });
});
