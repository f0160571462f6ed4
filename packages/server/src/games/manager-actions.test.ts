import type { Game } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

const aGame = async (role: 'home' | 'away') => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(
    player,
    role === 'home'
      ? { home: teamID, visitors: club, role }
      : { home: club, visitors: teamID, role },
  );
  return { player, gameID };
};

const manage = (player: TestPlayer, gameID: string, body: object) =>
  player.request('POST', `/games/${gameID}/manageEvent`, { body });
const sub = (player: TestPlayer, gameID: string, body: object) =>
  player.request('POST', `/games/${gameID}/sub`, { body });
const show = async (player: TestPlayer, gameID: string) =>
  (await player.request<Game>('GET', `/games/${gameID}`)).body;

describe('an intentional walk', () => {
  test('puts the batter on first without dice, once for each event number', async () => {
    const { player, gameID } = await aGame('home');
    const { status, body } = await manage(player, gameID, { event: 'bb', eventNumber: 0 });
    expect(status).toBe(200);
    const [event] = (body as RollResponse).GameEvents.toReversed();
    expect(event).toMatchObject({
      kind: 'walk',
      resultType: 'BB',
      managerAction: 'bb',
      diceResultH: null,
      firstBaseRunnerLineupID: `${gameID}.v06`,
    });
    const again = await manage(player, gameID, { event: 'bb', eventNumber: 0 });
    expect(again.body).toEqual(body);
  });

  test('is for the side in the field', async () => {
    const { player, gameID } = await aGame('away');
    const refused = await manage(player, gameID, { event: 'bb' });
    expect([refused.status, refused.body.code]).toEqual([409, 'not_pitching']);
  });
});

describe('a steal', () => {
  test('needs a runner, and the side at bat', async () => {
    const { player, gameID } = await aGame('away');
    const nobodyOn = await manage(player, gameID, { event: 'steal', runnersAdvancing: '1' });
    expect([nobodyOn.status, nobodyOn.body.code]).toEqual([422, 'steal_not_possible']);
    const { player: fielding, gameID: other } = await aGame('home');
    const inField = await manage(fielding, other, { event: 'steal', runnersAdvancing: '1' });
    expect([inField.status, inField.body.code]).toEqual([409, 'not_batting']);
  });

  test('moves the runner or puts them out, and is credited to them', async () => {
    let { player, gameID } = await aGame('away');
    let game = await show(player, gameID);
    const isReady = ({ situation, pendingChoice }: Game) =>
      situation.firstBaseRunnerLineupID !== null && situation.userBats && pendingChoice === null;
    // Every game has a runner on first base at some time; five without one are a fault.
    for (let games = 1; !isReady(game) && games <= 5;) {
      const { eventNumber } = game.situation;
      await (game.pendingChoice === null
        ? player.request('POST', `/games/${gameID}/roll`, { body: { eventNumber } })
        : manage(player, gameID, { event: game.pendingChoice.kind, eventNumber }));
      game = await show(player, gameID);
      // No runner reached first base in this game: start another.
      if (game.isFinal) {
        ({ player, gameID } = await aGame('away'));
        game = await show(player, gameID);
        games += 1;
      }
    }
    expect(isReady(game)).toBe(true);
    const bases = game.situation.secondBaseRunnerLineupID === null ? '1' : '1,2';
    const { firstBaseRunnerLineupID: runner, thirdBaseRunnerLineupID: onThird } = game.situation;
    const advancing = bases === '1,2' && onThird !== null ? '1,2,3' : bases;
    const { status, body } = await manage(player, gameID, {
      event: 'steal',
      runnersAdvancing: advancing,
    });
    expect(status).toBe(200);
    const steal = (body as RollResponse).GameEvents.find(({ kind }) => kind === 'steal')!;
    expect(steal.managerAction).toBe('steal');
    expect(steal.sb + steal.cs).toBeGreaterThan(0);
    expect(steal.moves.map(({ gameLineupID }) => gameLineupID)).toContain(runner);
  });

  test('of bases that are no bases is malformed', async () => {
    const { player, gameID } = await aGame('away');
    for (const runnersAdvancing of ['', '4', '1;2', 1]) {
      expect((await manage(player, gameID, { event: 'steal', runnersAdvancing })).status).toBe(400);
    }
    expect((await manage(player, gameID, { event: 'bunt' })).status).toBe(400);
  });
});

test('a choice that is not pending cannot be answered', async () => {
  const { player, gameID } = await aGame('away');
  for (const event of ['advance', 'tag']) {
    const refused = await manage(player, gameID, { event, runnersAdvancing: null });
    expect([refused.status, refused.body.code]).toEqual([409, 'no_choice_pending']);
  }
});

describe('a substitution', () => {
  test('puts a bench player into the place and the order of who leaves, for good', async () => {
    const { player, gameID } = await aGame('home');
    const { status, body } = await sub(player, gameID, {
      lineupOrder: 8,
      position: '2B',
      removedGameLineupID: `${gameID}.h02`,
      addedGameLineupID: `${gameID}.h19`,
    });
    expect(status).toBe(200);
    const [event] = (body as RollResponse).GameEvents;
    expect(event).toMatchObject({
      kind: 'substitution',
      entered: [`${gameID}.h19`],
      exited: [`${gameID}.h02`],
    });
    const game = await show(player, gameID);
    const lineups = game.GameParticipants[0]!.GameLineups;
    const came = lineups.find(({ gameLineupID }) => gameLineupID.endsWith('h19'))!;
    const left = lineups.find(({ gameLineupID }) => gameLineupID.endsWith('h02'))!;
    expect(came).toMatchObject({
      isIn: true,
      lineupOrder: 8,
      fieldingPosition: '2B',
      gameEventIDEntered: event!.gameEventID,
    });
    expect(left).toMatchObject({ isIn: false, gameEventIDExited: event!.gameEventID });
    const back = await sub(player, gameID, {
      removedGameLineupID: `${gameID}.h19`,
      addedGameLineupID: `${gameID}.h02`,
    });
    expect([back.status, back.body.code]).toEqual([422, 'player_not_available']);
  });

  test('changes the pitcher for one of the bullpen', async () => {
    const { player, gameID } = await aGame('home');
    const reliever = {
      position: 'SP',
      removedGameLineupID: `${gameID}.h09`,
      addedGameLineupID: `${gameID}.h14`,
    };
    const { body: refused } = await sub(player, gameID, reliever);
    expect(refused.code).toBe('pitcher_must_face_a_batter');
    await manage(player, gameID, { event: 'bb' });
    const { body } = await sub(player, gameID, reliever);
    expect(body.situation.nextPitcherLineupID).toBe(`${gameID}.h14`);
    expect(body.situation.tiredness.home).toMatchObject({ battersFaced: 0 });
  });

  test('is refused where the rules, the place or the side say no', async () => {
    const { player, gameID } = await aGame('home');
    const cases: [object, number, string][] = [
      [{ removedGameLineupID: 'h00', addedGameLineupID: 'h19' }, 422, 'player_not_eligible'],
      [{ removedGameLineupID: 'h20', addedGameLineupID: 'h19' }, 422, 'player_not_in_game'],
      [{ removedGameLineupID: 'h02', addedGameLineupID: 'h03' }, 422, 'player_not_available'],
      [{ removedGameLineupID: 'v02', addedGameLineupID: 'v19' }, 422, 'not_your_player'],
      [
        { removedGameLineupID: 'h02', addedGameLineupID: 'h19', position: 'SS' },
        409,
        'wrong_place',
      ],
      [
        { removedGameLineupID: 'h02', addedGameLineupID: 'h19', lineupOrder: 1 },
        409,
        'wrong_place',
      ],
    ];
    for (const [body, status, code] of cases) {
      const named = Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          key.endsWith('ID') ? `${gameID}.${value}` : value,
        ]),
      );
      const refused = await sub(player, gameID, named);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    expect((await show(player, gameID)).GameEvents).toEqual([]);
  });
});
