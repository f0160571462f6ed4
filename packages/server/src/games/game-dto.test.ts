import type { Situation } from '@pennant/contract/game-situation';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { newGame } from '@pennant/rules/games/engine/new-game';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameState } from '@pennant/rules/games/state';
import { aSide } from '@pennant/rules/testing/player-builders';
import { describe, expect, test } from 'vitest';
import {
  toCommonGameFields,
  toGameListItem,
  toGameParticipants,
  toRollResponse,
} from './game-dto.ts';
import type { StoredGame } from './game-store.ts';
import { toFairness, toSituation, userSideOf } from './situation-dto.ts';

const GAME = '01900000-0000-7000-8000-000000000001';
const SERIES = '01900000-0000-7000-8000-000000000002';
const MANAGER = '01900000-0000-7000-8000-000000000003';
const setup = compileSetup({ visitors: aSide('Visitors'), home: aSide('Home'), rates: 'designed' });
const opening = newGame(setup);

/** The bottom of the third, two out, runners on second and third, a tired home starter. */
const third: GameState = {
  ...opening,
  eventNumber: 30,
  ipOuts: 17,
  visitors: { ...opening.visitors, runs: 2, hits: 5, errors: 1, inningRuns: [0, 2, 0] },
  home: {
    ...opening.home,
    runs: 3,
    hits: 6,
    errors: 2,
    inningRuns: [1, 0, 2],
    nextPlace: 3,
    battersFaced: 40,
  },
  bases: [-1, 2, 0],
};

const aStoredGame = (changes: Partial<StoredGame> = {}): StoredGame => ({
  gameID: GAME,
  createdAt: new Date('2026-06-01T12:00:00Z'),
  role: 'home',
  home: { teamID: 'h-team', name: 'Mudville', userID: MANAGER },
  visitors: { teamID: 'v-team', name: '1954 Boxcar Nine', userID: null },
  rulesVersion: 1,
  version: 30,
  state: third,
  isFinal: false,
  isAbandoned: false,
  resultDescription: null,
  commitment: Buffer.from('c0', 'hex'),
  clientSeed: Buffer.from('c1', 'hex'),
  serverChoseClientSeed: true,
  revealedSeed: null,
  earnedMoney: null,
  earnedExperience: null,
  experienceAfter: null,
  ratingChange: null,
  gameOfDay: null,
  clickedGameOfDay: null,
  finishedAt: null,
  lastPlayedDay: new Date('2026-06-01T00:00:00Z'),
  idleLetterDay: null,
  isPublic: true,
  isWatchable: false,
  userCampaignContestID: null,
  ...changes,
});

test('a game tells its start, its score by innings, and the series that it belongs to', () => {
  expect(toCommonGameFields(aStoredGame({ userCampaignContestID: SERIES }))).toEqual({
    gameID: GAME,
    created: '2026-06-01T12:00:00.000Z',
    isFinal: false,
    isAbandoned: false,
    userCampaignContestID: SERIES,
    resultDescription: null,
    scoreboardData: {
      inningScores: [0, 1, 2, 0, 0, 2],
      visitorScore: 2,
      visitorHits: 5,
      visitorErrors: 1,
      homeScore: 3,
      homeHits: 6,
      homeErrors: 2,
    },
  });
});

test('both teams take part, the home team first', () => {
  const sides = [
    {
      gameParticipantID: `${GAME}.home`,
      gameID: GAME,
      userID: MANAGER,
      role: 'home',
      UserTeam: { userTeamID: 'h-team', name: 'Mudville' },
    },
    {
      gameParticipantID: `${GAME}.visitors`,
      gameID: GAME,
      userID: null,
      role: 'away',
      UserTeam: { userTeamID: 'v-team', name: '1954 Boxcar Nine' },
    },
  ];
  expect(toGameParticipants(aStoredGame())).toEqual(sides);
  expect(toGameListItem(aStoredGame(), 'Mudville Cup')).toMatchObject({
    gameID: GAME,
    GameParticipants: sides,
    campaign: 'Mudville Cup',
  });
});

test('the seed is told with the end of the game, the commitment before', () => {
  const before = { id: GAME, commitment: 'c0', clientSeed: 'c1', serverChoseClientSeed: true };
  expect(toFairness(aStoredGame())).toEqual({ ...before, seed: null });
  expect(toFairness(aStoredGame({ revealedSeed: Buffer.from('5eed', 'hex') })).seed).toBe('5eed');
});

describe('the situation', () => {
  const situationOf = (game: StoredGame): Situation => toSituation(game, setup, game.state);

  test('is inning, half, outs, runners, who is next, and how tired the pitchers are', () => {
    expect(situationOf(aStoredGame())).toEqual({
      rulesVersion: aStoredGame().rulesVersion,
      eventNumber: 30,
      ipOuts: 17,
      inning: 3,
      half: 'bottom',
      outs: 2,
      firstBaseRunnerLineupID: null,
      secondBaseRunnerLineupID: `${GAME}.h02`,
      thirdBaseRunnerLineupID: `${GAME}.h00`,
      nextBatterLineupID: `${GAME}.h03`,
      nextPitcherLineupID: `${GAME}.v09`,
      userBats: true,
      tiredness: {
        home: {
          gameLineupID: `${GAME}.h09`,
          battersFaced: 40,
          tiresAfter: 25,
          lostCellChance: 0.5,
          extraHitChance: 0.2,
        },
        away: {
          gameLineupID: `${GAME}.v09`,
          battersFaced: 0,
          tiresAfter: 25,
          lostCellChance: 0,
          extraHitChance: 0,
        },
      },
    });
  });

  test('has the visitors at bat in the top, and the user where their side bats', () => {
    const top = aStoredGame({ state: { ...third, ipOuts: 12, bases: [4, -1, -1] } });
    expect(situationOf(top)).toMatchObject({
      half: 'top',
      outs: 0,
      userBats: false,
      firstBaseRunnerLineupID: `${GAME}.v04`,
      nextBatterLineupID: `${GAME}.v00`,
      nextPitcherLineupID: `${GAME}.h09`,
    });
    expect(situationOf({ ...top, role: 'away' }).userBats).toBe(true);
    expect([userSideOf({ role: 'home' }), userSideOf({ role: 'away' })]).toEqual([
      'home',
      'visitors',
    ]);
  });

  test('of a final game has nobody next', () => {
    expect(situationOf(aStoredGame({ state: { ...third, final: true } }))).toMatchObject({
      nextBatterLineupID: null,
      nextPitcherLineupID: null,
    });
  });
});

describe('the answer to a roll', () => {
  const event = (eventNumber: number, notes: GameEvent['notes']): GameEvent => ({
    eventNumber,
    kind: 'substitution',
    batting: 'visitors',
    ipOuts: 12,
    outs: 0,
    resultType: null,
    origResultType: null,
    pitchResultType: null,
    diceResultH: null,
    diceResultX: null,
    diceResultP: null,
    batterDice: null,
    extraDice: null,
    pitcherDice: null,
    draws: [],
    homeScore: 0,
    visitingScore: 0,
    rbi: 0,
    runs: 0,
    sb: 0,
    cs: 0,
    managerAction: 'sub',
    batter: 0,
    pitcher: 9,
    nextBatting: 'visitors',
    nextBatter: 0,
    nextPitcher: 9,
    first: null,
    second: null,
    third: null,
    outKind: null,
    fielder: null,
    play: null,
    ballAngle: null,
    ballDistance: null,
    moves: [],
    runsScored: [],
    notes,
    final: false,
  });

  test('has the newest event first, and where everybody stands who came or went', () => {
    const state: GameState = {
      ...third,
      home: {
        ...third.home,
        order: third.home.order.map((player) => (player === 2 ? 19 : player)),
        places: third.home.places.map((player) => (player === 2 ? 19 : player)),
        pitcher: 14,
      },
    };
    const { GameEvents, changedLineups } = toRollResponse(aStoredGame({ state }), setup, [
      event(29, [
        { side: 'home', player: 19, change: 'entered' },
        { side: 'home', player: 2, change: 'left' },
      ]),
      event(30, [
        { side: 'home', player: 14, change: 'entered' },
        { side: 'home', player: 9, change: 'left' },
      ]),
    ]);
    expect(GameEvents.map(({ eventNumber }) => eventNumber)).toEqual([30, 29]);
    const came = { gameEventIDExited: null, isIn: true };
    const went = { gameEventIDEntered: null, isIn: false, lineupOrder: null };
    expect(changedLineups).toEqual([
      {
        ...came,
        gameLineupID: `${GAME}.h19`,
        gameEventIDEntered: `${GAME}.29`,
        lineupOrder: 3,
        fieldingPosition: '2B',
      },
      {
        ...went,
        gameLineupID: `${GAME}.h02`,
        gameEventIDExited: `${GAME}.29`,
        fieldingPosition: 'Bench',
      },
      {
        ...came,
        gameLineupID: `${GAME}.h14`,
        gameEventIDEntered: `${GAME}.30`,
        lineupOrder: null,
        fieldingPosition: 'RP',
      },
      {
        ...went,
        gameLineupID: `${GAME}.h09`,
        gameEventIDExited: `${GAME}.30`,
        fieldingPosition: 'SP',
      },
    ]);
  });

  test('calls a player PH who came in to bat and may not field there', () => {
    const sluggers = setup.home.players.with(19, {
      ...setup.home.players[19]!,
      positions: ['1B'],
    });
    const home = {
      ...setup.home,
      players: sluggers,
      benchFielders: [0, 1 << 19, 0, 0, 0, 0, 0, 0, 0],
    };
    const positionAt = (place: number) => {
      const places = opening.home.places.with(place, 19);
      const state = { ...third, home: { ...third.home, places } };
      const events = [event(29, [{ side: 'home', player: 19, change: 'entered' }])];
      return toRollResponse(aStoredGame({ state }), { ...setup, home }, events).changedLineups[0]
        ?.fieldingPosition;
    };
    expect([positionAt(4), positionAt(1)]).toEqual(['PH', '1B']);
  });

  test('offers the choice that waits, without what only the rules need', () => {
    const pendingChoice = {
      kind: 'tag',
      options: [
        { label: 'Advance the runner on third', runnersAdvancing: '3' },
        { label: 'Advance Nobody', runnersAdvancing: null },
      ],
      fielder: 'CF',
    };
    const state = { ...third, pendingChoice } as unknown as GameState;
    const { pendingChoice: offered } = toRollResponse(aStoredGame({ state }), setup, []);
    expect(offered).toEqual({ kind: 'tag', options: pendingChoice.options });
    expect(toRollResponse(aStoredGame(), setup, []).pendingChoice).toBeNull();
  });
});
