import type { GameSummary } from '@pennant/contract/game-summary';
import type { Game } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playUntil } from '@pennant/rules/games/engine/play-until';
import type { GameSource } from '@pennant/rules/games/setup';
import { applyCommand } from '@pennant/rules/games/apply-command';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aManager, aStartedGame, aTwinTeam } from './testing/a-game.ts';
import { toRolledEventDto } from './event-dto.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

interface Played {
  readonly player: TestPlayer;
  readonly gameID: string;
}
const { player: manager, teamID } = await aManager(app, { year: 1954 });
const aGame = async (role: 'home' | 'away' = 'away'): Promise<Played> => ({
  player: manager,
  gameID: await aStartedGame(
    manager,
    role === 'home'
      ? { home: teamID, visitors: club, role }
      : { home: club, visitors: teamID, role },
  ),
});

const show = async ({ player, gameID }: Played) =>
  (await player.request<Game>('GET', `/games/${gameID}`)).body;
const roll = ({ player, gameID }: Played) =>
  player.request<RollResponse>('POST', `/games/${gameID}/roll`, { body: {} });
const manage = ({ player, gameID }: Played, body: object) =>
  player.request<RollResponse>('POST', `/games/${gameID}/manageEvent`, { body });

/** A choice of either kind comes up every few games, so this limit is never reached. */
const MAX_GAMES = 500;

/**
 * Rolls, holding every runner, until a choice of this kind is pending; starts another game when the
 * last one ends without one.
 */
async function rollUntilChoice(
  kind: 'advance' | 'tag',
): Promise<{ game: Played; response: RollResponse }> {
  for (let games = 0; games < MAX_GAMES; games += 1) {
    const game = await aGame();
    for (;;) {
      const { body } = await roll(game);
      const { pendingChoice } = body;
      if (pendingChoice?.kind === kind) return { game, response: body };
      if (pendingChoice !== null) {
        await manage(game, { event: pendingChoice.kind, runnersAdvancing: null });
      }
      if (body.isFinal) break;
    }
  }
  throw new Error(`nobody was asked for ${kind} in ${MAX_GAMES} games`);
}

describe.each(['advance', 'tag'] as const)('a choice of the kind %s', (kind) => {
  test('waits for its manager: found again as it was, and nothing else goes on meanwhile', async () => {
    const { game, response } = await rollUntilChoice(kind);
    expect(response.situation.userBats).toBe(true);
    expect(response.pendingChoice!.options.length).toBeGreaterThan(1);
    expect(response.pendingChoice!.options.at(-1)).toEqual({
      label: 'Advance Nobody',
      runnersAdvancing: null,
    });
    const before = await show(game);
    expect(before.pendingChoice).toEqual(response.pendingChoice);
    const refused = [
      await roll(game),
      await manage(game, { event: 'steal', runnersAdvancing: '1' }),
    ];
    for (const { status, body } of refused) {
      expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'choice_pending']);
    }
    expect(await show(game)).toEqual(before);
  });

  test('takes a listed option only, of its own kind', async () => {
    const { game, response } = await rollUntilChoice(kind);
    const before = await show(game);
    const listed = new Set(
      response.pendingChoice!.options.map((option) => option.runnersAdvancing),
    );
    const unlisted = ['1', '2', '3', '1,2', '1,3', '2,3', '1,2,3', '2,1'].filter(
      (bases) => !listed.has(bases),
    );
    for (const runnersAdvancing of unlisted) {
      const { status, body } = await manage(game, { event: kind, runnersAdvancing });
      expect([status, body]).toMatchObject([422, { code: 'option_not_offered' }]);
    }
    const other = kind === 'tag' ? 'advance' : 'tag';
    const { status, body } = await manage(game, { event: other, runnersAdvancing: null });
    expect([status, body]).toMatchObject([409, { code: 'no_choice_pending' }]);
    expect(await show(game)).toEqual(before);
  });

  test('is answered once, from however many tabs', async () => {
    const { game, response } = await rollUntilChoice(kind);
    const { runnersAdvancing } = response.pendingChoice!.options[0]!;
    const { eventNumber } = response.situation;
    const choice = { event: kind, runnersAdvancing, eventNumber };
    const [first, ...repeats] = await Promise.all([1, 2, 3].map(() => manage(game, choice)));
    expect(first!.status).toBe(200);
    for (const repeat of repeats) expect(repeat.body).toEqual(first!.body);
    const sent = first!.body.GameEvents.at(-1)!;
    expect(sent).toMatchObject({ kind, managerAction: kind, eventNumber: eventNumber + 1 });
    expect(sent.moves.length).toBeGreaterThan(0);
    const after = await show(game);
    expect(after.pendingChoice).toBeNull();
    expect(after.GameEvents.filter((event) => event.eventNumber === eventNumber + 1)).toHaveLength(
      1,
    );
    const late = await manage(game, { event: kind, runnersAdvancing });
    expect(late.status).toBe(409);
  });

  test('is made by the computer where the half is played on in one click', async () => {
    const { game } = await rollUntilChoice(kind);
    const { status, body } = await game.player.request<RollResponse>(
      'POST',
      `/games/${game.gameID}/play`,
      { body: { until: 'half' } },
    );
    expect(status).toBe(200);
    expect(body.pendingChoice).toBeNull();
    expect(body.GameEvents.at(-1)!.kind).toBe(kind);
  });
});

test.each(['home', 'away'] as const)(
  'a whole game of the %s side’s manager: only their own runners wait, and all figures agree',
  async (role) => {
    const game = await aGame(role);
    for (let turn = 0; ; turn += 1) {
      const { body } = await roll(game);
      if (body.isFinal) break;
      if (body.pendingChoice === null) continue;
      expect(body.situation.userBats).toBe(true);
      const { kind, options } = body.pendingChoice;
      const { runnersAdvancing } = options[turn % options.length]!;
      const response = await manage(game, { event: kind, runnersAdvancing });
      expect(response.status).toBe(200);
      if (response.body.isFinal) break;
    }

    const summary = await game.player.request<GameSummary>('GET', `/games/${game.gameID}/summary`);
    const { boxScore, scoreboardData, GameEvents } = summary.body;
    const batters = [...boxScore.home, ...boxScore.visitors].filter(
      ({ type }) => type === 'Batter',
    );
    const sum = (figure: 'r' | 'rbi' | 'sb' | 'cs') =>
      batters.reduce((total, row) => total + row[figure], 0);
    const eventSum = (figure: 'runs' | 'rbi' | 'sb' | 'cs') =>
      GameEvents.reduce((total, event) => total + event[figure], 0);
    expect(sum('r')).toBe(scoreboardData.homeScore + scoreboardData.visitorScore);
    expect([sum('r'), sum('rbi'), sum('sb'), sum('cs')]).toEqual([
      eventSum('runs'),
      eventSum('rbi'),
      eventSum('sb'),
      eventSum('cs'),
    ]);

    // The manager's choices are stored as commands: with the revealed seed, the rules replay the
    // events.
    const { body: replay } = await game.player.request('GET', `/games/${game.gameID}/replay`);
    const { id, seed, clientSeed } = replay.fairness;
    const dice = committedDice({ id, serverSeed: seed, clientSeed });
    const setup = compileSetup(replay.setup as GameSource);
    const users = role === 'home' ? 'home' : 'visitors';
    expect([setup.home.manager, setup.visitors.manager].toSorted()).toEqual(['computer', 'player']);
    expect(setup[users].manager).toBe('player');
    let state = newGame(setup);
    const events = [];
    for (const { command } of replay.commands) {
      const played =
        command.kind === 'playOn'
          ? playUntil(setup, state, command.until, dice)
          : applyCommand(setup, state, command, dice);
      if ('code' in played) throw new Error(played.code);
      state = played.state;
      events.push(...played.events);
    }
    expect(events.map((event) => toRolledEventDto(game.gameID, setup, event))).toEqual(
      replay.events,
    );
  },
);

test('between two teams of one’s own, only the side that is played waits', async () => {
  const gameID = await aStartedGame(manager, { home: teamID, visitors: await aTwinTeam(manager) });
  const [row] = await database.sql<{ home: string; visitors: string }>(
    `select setup #>> '{home,manager}' as home, setup #>> '{visitors,manager}' as visitors
     from game where user_id = $1 and game_id = $2`,
    [manager.userID, gameID],
  );
  expect(row).toEqual({ home: 'player', visitors: 'computer' });
});

test('a computer club comes with the habits of its league, a user’s team without', async () => {
  await database.sql(
    `update computer_club set complete_games = 0.3, steal_attempts = 1.5 where team_id = $1`,
    [club],
  );
  const { gameID } = await aGame('home');
  const [row] = await database.sql(
    `select setup #> '{visitors,habits}' as club, setup #> '{home,habits}' as own
     from game where user_id = $1 and game_id = $2`,
    [manager.userID, gameID],
  );
  expect(row).toEqual({
    club: { completeGames: 0.3, stealAttempts: 1.5, intentionalWalks: null },
    own: null,
  });
});
