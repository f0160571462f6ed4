import type { LiveGameDto } from '@pennant/contract/live';
import { newDevice, verifyWithNode } from '@pennant/rules/testing/live-device';
import type { LivePhrase } from '@pennant/rules/live/phrases';
import { PREGAME_EVENT_NUMBER, drawIsHome } from '@pennant/rules/campaigns/draw-home-or-away';
import { CLIENT_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import { verifyLiveGame } from '@pennant/rules/live/verify-live-game';
import { describe, expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { daysBefore } from '../platform/days-before.ts';
import { aRival } from '../testing/a-rival.ts';
import { anApp } from '../testing/an-app.ts';
import { anotherPool } from '../testing/another-pool.ts';
import { settleLiveGames } from './settle-live-games.ts';
import {
  aLiveGame,
  anInvitedLiveGame,
  beginLiveGame,
  inviteToLiveGame,
  playQuietly,
  playToTheEnd,
  type LiveBrowser,
  type TestLiveGame,
} from './testing/a-live-game.ts';
import { purgeLiveGames } from './users-of-live-games.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const YEAR = { year: 1954 };

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code}`;
const versionOf = async ({ gameID }: TestLiveGame): Promise<number> =>
  (
    await database.sql<{ version: number }>('select version from live_game where game_id = $1', [
      gameID,
    ])
  )[0]!.version;
const atBatOf = (game: TestLiveGame): LiveBrowser =>
  game.browsers.find(({ view }) => view.side === 'visitors')!;
const inFieldOf = (game: TestLiveGame): LiveBrowser =>
  game.browsers.find(({ view }) => view.side === 'home')!;

/** Sends a step that is refused; returns the refusal. Nothing may move. */
async function refused(
  game: TestLiveGame,
  browser: LiveBrowser,
  step: Parameters<LiveBrowser['send']>[0],
) {
  const before = await versionOf(game);
  const answer = await browser.send(step);
  expect(await versionOf(game)).toBe(before);
  return codeOf(answer);
}

describe('an invitation', () => {
  test('brings two users into one game, and is used up', async () => {
    const [maker, friend] = [await aManager(app, YEAR), await aManager(app, YEAR)];
    const invited = await maker.player.request('POST', '/live/invitations', {
      body: { userTeamID: maker.teamID, isRated: true },
    });
    const path = `/live/invitations/${invited.body.token}`;
    expect((await app.request('GET', path)).body).toEqual({
      state: 'open',
      username: maker.player.username,
      team: 'Mudville',
      isRated: true,
      expires: new Date(app.clock().getTime() + 86_400_000).toISOString(),
      gameID: null,
    });
    const body = { userTeamID: friend.teamID };
    expect(codeOf(await maker.player.request('POST', path, { body }))).toBe('422 invited_yourself');
    expect(
      codeOf(await friend.player.request('POST', path, { body: { userTeamID: maker.teamID } })),
    ).toBe('404 team_not_found');
    const accepted = await friend.player.request('POST', path, { body });
    expect(accepted.status).toBe(200);
    expect(codeOf(await friend.player.request('POST', path, { body }))).toBe(
      '409 live_invitation_used',
    );
    const shown = await maker.player.request('GET', path);
    expect(shown.body).toMatchObject({ state: 'used', gameID: accepted.body.gameID });
    expect((await app.request('GET', path)).body.gameID).toBeNull();
    const { body: game } = await maker.player.request<LiveGameDto>(
      'GET',
      `/live/games/${accepted.body.gameID}`,
    );
    expect(new Set([game.game.home.user?.username, game.game.visitors.user?.username])).toEqual(
      new Set([maker.player.username, friend.player.username]),
    );
    expect(game.game.lineups.home).toHaveLength(24);
    expect(game.update).toMatchObject({ isDisputed: false, events: [] });
  });

  test('is taken up once, even by some at the same moment', async () => {
    const maker = await aManager(app, YEAR);
    const friends = [await aManager(app, YEAR), await aManager(app, YEAR)];
    const { body } = await maker.player.request('POST', '/live/invitations', {
      body: { userTeamID: maker.teamID, isRated: false },
    });
    const answers = await Promise.all(
      friends.map(({ player, teamID }) =>
        player.request('POST', `/live/invitations/${body.token}`, { body: { userTeamID: teamID } }),
      ),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(['200 undefined', '409 live_invitation_used']);
    const games = await database.sql('select from live_seat where user_id = $1', [
      maker.player.userID,
    ]);
    expect(games).toHaveLength(1);
  });

  test('lapses after a day', async () => {
    const [maker, friend] = [await aManager(app, YEAR), await aManager(app, YEAR)];
    const { body } = await maker.player.request('POST', '/live/invitations', {
      body: { userTeamID: maker.teamID, isRated: true },
    });
    await database.sql('update live_invitation set expires_at = $2 where user_id = $1', [
      maker.player.userID,
      app.clock(),
    ]);
    const path = `/live/invitations/${body.token}`;
    const answer = await friend.player.request('POST', path, {
      body: { userTeamID: friend.teamID },
    });
    expect(codeOf(answer)).toBe('410 live_invitation_expired');
    // Who has the link is told so for two weeks more.
    const shown = async () => codeOf(await app.request('GET', path));
    await purgeLiveGames(database, daysBefore(app.clock(), -13));
    expect(await shown()).toBe('200 undefined');
    await purgeLiveGames(database, daysBefore(app.clock(), -14));
    expect(await shown()).toBe('404 live_invitation_not_found');
  });
});

describe('a live game', () => {
  test('is played to its end, and its record verifies', { timeout: 120_000 }, async () => {
    const game = await aLiveGame(app, YEAR);
    await playToTheEnd(game);
    const { result } = game.browsers[0].view;
    expect(result?.how).toBe('played');
    const record = await game.browsers[0].player.request<LiveRecord>(
      'GET',
      `/live/games/${game.gameID}/record`,
    );
    expect(await verifyLiveGame(record.body, verifyWithNode)).toMatchObject({
      ok: true,
      withheld: 0,
    });
    const { update } = await game.browsers[1].look();
    expect(update.events.length).toBe(record.body.events.length);
    const shared = JSON.stringify(record.body);
    const forged = shared.replace(
      (record.body.steps[3] as { visitors: { link: string } }).visitors.link,
      'ab'.repeat(32),
    );
    expect(await verifyLiveGame(JSON.parse(forged) as LiveRecord, verifyWithNode)).toMatchObject({
      ok: false,
      code: 'link_differs',
    });
  });

  test('tells a side nothing of what the other decides before both have', async () => {
    const game = await aLiveGame(app, YEAR);
    const [one, other] = game.browsers;
    await one.must(one.quietDecision());
    const { update } = await other.look();
    expect(update.view.opponent).toMatchObject({ hasDecided: true, seal: null });
    expect(JSON.stringify(update)).not.toContain(
      one.view.you.decision!.kind === 'bat' ? '"bat"' : '"field"',
    );
    const [row] = await database.sql<{ seed: Buffer }>(
      'select seed from live_game where game_id = $1',
      [game.gameID],
    );
    expect(JSON.stringify(update)).not.toContain(row!.seed.toString('hex'));
  });

  test('takes a decision once: the same again changes nothing, another is refused', async () => {
    const game = await aLiveGame(app, YEAR);
    const field = inFieldOf(game);
    const step = field.decision({ kind: 'field', walk: false });
    await field.must(step);
    await field.must(step);
    expect(await refused(game, field, field.decision({ kind: 'field', walk: true }))).toBe(
      '409 decision_locked',
    );
  });

  test('takes a substitution once: the same again changes nothing, another is refused', async () => {
    const game = await aLiveGame(app, YEAR);
    const bat = atBatOf(game);
    const step = { kind: 'substitute', eventNumber: 1, playerOut: 8, playerIn: 19 } as const;
    expect((await bat.must(step)).view.eventNumber).toBe(2);
    const before = await versionOf(game);
    const again = await bat.must(step);
    expect(await versionOf(game)).toBe(before);
    expect(again.events.map(({ kind }) => kind)).toEqual(['substitution']);
    for (const other of [
      { ...step, playerIn: 20 },
      { ...step, playerOut: 1 },
    ])
      expect(await refused(game, bat, other)).toBe('409 decision_of_earlier_event');
    expect(await refused(game, inFieldOf(game), step)).toBe('409 decision_of_earlier_event');
    await playQuietly(game);
    expect((await bat.must(step)).view.eventNumber).toBe(3);
    await inFieldOf(game).must({ kind: 'quit' });
    expect((await bat.must(step)).view.phase).toBe('over');
  });

  test('refuses a decision of another event, or for the other side', async () => {
    const game = await aLiveGame(app, YEAR);
    const field = inFieldOf(game);
    const step = field.decision({ kind: 'field', walk: false });
    expect(await refused(game, field, { ...step, eventNumber: 2 } as typeof step)).toBe(
      '409 decision_of_later_event',
    );
    expect(await refused(game, field, field.decision({ kind: 'bat', steal: null }))).toBe(
      '409 not_your_decision',
    );
    await playQuietly(game);
    await field.look();
    expect(await refused(game, field, step)).toBe('409 decision_of_earlier_event');
  });

  test('refuses a link that does not follow, and a forged signature', async () => {
    const game = await aLiveGame(app, YEAR);
    for (const browser of game.browsers) await browser.must(browser.quietDecision());
    const bat = atBatOf(game);
    await bat.look();
    const reveal = bat.reveal() as {
      kind: 'reveal';
      signature: string;
      link: string;
      eventNumber: number;
    };
    const other = newDevice(new SeededDice(99)).sign(new Uint8Array(8));
    expect(await refused(game, bat, { ...reveal, signature: other })).toBe('422 signature_forged');
    const device = bat.devices.get(bat.view.you.link!.anchor)!;
    const skipped = { ...reveal, link: device.chain.links[2]! };
    expect(['422 signature_forged', '409 link_does_not_follow']).toContain(
      await refused(game, bat, skipped),
    );
    await bat.must(reveal);
  });

  test('refuses a key that is no point of the curve, and takes a true one then', async () => {
    const game = await anInvitedLiveGame(app, YEAR);
    const [one] = game.browsers;
    const { chain, publicKey } = one.addDevice();
    const point = Buffer.from(publicKey, 'base64url');
    point[64]! ^= 1;
    const ready = { kind: 'ready', anchor: chain.anchor } as const;
    expect(await refused(game, one, { ...ready, publicKey: point.toString('base64url') })).toBe(
      '409 anchor_malformed',
    );
    await one.must({ ...ready, publicKey });
  });

  test('gives a receipt for a link, again for the same one', async () => {
    const game = await aLiveGame(app, YEAR);
    for (const browser of game.browsers) await browser.must(browser.quietDecision());
    const bat = atBatOf(game);
    await bat.look();
    const reveal = bat.reveal();
    const { receipt } = await bat.must(reveal);
    expect(receipt).toMatch(/^[0-9a-f]{64}$/);
    expect((await bat.must(reveal)).receipt).toBe(receipt);
    const field = inFieldOf(game);
    await field.look();
    await field.must(field.reveal());
    const again = await bat.must(reveal);
    expect(again.view.eventNumber).toBe(2);
    expect(again.receipt).toBe(receipt);
  });

  test('keeps no response to a step: the step says itself whether it is a repeat', async () => {
    const game = await aLiveGame(app, YEAR);
    const { player, ...field } = inFieldOf(game);
    const step = inFieldOf(game).quietDecision();
    const sent = await player.request('POST', `/live/games/${field.gameID}/steps`, {
      body: { step, known: 0 },
      key: 'a-key-of-the-page',
    });
    expect(sent.status).toBe(200);
    const kept = await database.sql('select key from idempotency_key where user_id = $1', [
      player.userID,
    ]);
    expect(kept.filter(({ key }) => key === 'a-key-of-the-page')).toEqual([]);
  });

  test('is nobody else’s to see or to move', async () => {
    const game = await aLiveGame(app, YEAR);
    const { player } = await aManager(app, YEAR);
    const path = `/live/games/${game.gameID}`;
    expect(codeOf(await player.request('GET', path))).toBe('404 live_game_not_found');
    const body = { step: { kind: 'quit' }, known: 0 };
    expect(codeOf(await player.request('POST', `${path}/steps`, { body }))).toBe(
      '404 live_game_not_found',
    );
    expect(codeOf(await app.request('GET', `${path}/record`))).toBe('404 live_game_not_found');
    expect(codeOf(await app.request('GET', `/public/live/${game.gameID}`))).toBe(
      '404 live_game_not_found',
    );
  });

  test('is everybody’s to watch where both let them, until an admin hides one of the two', async () => {
    const game = await aLiveGame(app, YEAR);
    const watch = async () => codeOf(await app.request('GET', `/public/live/${game.gameID}`));
    const record = async () =>
      codeOf(await app.request('GET', `/live/games/${game.gameID}/record`));
    const [one, other] = game.browsers;
    await one.player.request('PUT', '/users/profile', { body: { showsLiveGames: true } });
    expect(await watch()).toBe('404 live_game_not_found');
    await other.player.request('PUT', '/users/profile', { body: { showsLiveGames: true } });
    expect([await watch(), await record()]).toEqual(['200 undefined', '409 live_game_not_over']);
    const hide = (at: Date | null) =>
      database.sql('update account set hidden_at = $2 where user_id = $1', [
        other.player.userID,
        at,
      ]);
    await hide(app.clock());
    expect([await watch(), await record()]).toEqual([
      '404 live_game_not_found',
      '404 live_game_not_found',
    ]);
    // To the two of them it goes on.
    expect((await one.look()).update.view.phase).toBe('decide');
    await hide(null);
    expect(await watch()).toBe('200 undefined');
  });

  test('that is over is nobody else’s where one of the two hides their games', async () => {
    const game = await aLiveGame(app, YEAR);
    const [one, other] = game.browsers;
    await other.player.request('PUT', '/users/profile', { body: { showsLiveGames: true } });
    await one.must({ kind: 'quit' });
    const shown = async () => [
      codeOf(await app.request('GET', `/public/live/${game.gameID}`)),
      codeOf(await app.request('GET', `/live/games/${game.gameID}/record`)),
    ];
    expect(await shown()).toEqual(['200 undefined', '200 undefined']);
    await other.player.request('PUT', '/users/profile', { body: { showsGames: false } });
    expect(await shown()).toEqual(['404 live_game_not_found', '404 live_game_not_found']);
  });

  test('has who invited at home exactly where its dice say so', async () => {
    const [inviter, guest] = [await aRival(app, YEAR), await aRival(app, YEAR)];
    for (let number = 0; number < 8; number += 1) {
      const game = await inviteToLiveGame(inviter, guest, false);
      const { gameID, browsers } = await beginLiveGame(game);
      const { side } = browsers[0].view;
      await browsers[1].must({ kind: 'quit' });
      await settleLiveGames(database, app.clock());
      const { body: record } = await inviter.player.request<LiveRecord>(
        'GET',
        `/live/games/${gameID}/record`,
      );
      const dice = committedDice({
        id: gameID,
        serverSeed: record.fairness.seed,
        clientSeed: '00'.repeat(CLIENT_SEED_BYTES),
      });
      expect(side === 'home').toBe(drawIsHome(dice.event(PREGAME_EVENT_NUMBER)));
    }
  });

  test('is called off by who quits before both are ready', async () => {
    const game = await anInvitedLiveGame(app, YEAR);
    const { view } = await game.browsers[0].must({ kind: 'quit' });
    expect(view.result).toMatchObject({ how: 'calledOff', winner: null });
    const record = await game.browsers[0].player.request(
      'GET',
      `/live/games/${game.gameID}/record`,
    );
    expect(codeOf(record)).toBe('409 live_game_not_over');
  });
});

describe('a phrase', () => {
  test('is said, shown to the other side, and not said again at once', async () => {
    const game = await aLiveGame(app, YEAR);
    const [one, other] = game.browsers;
    const say = () =>
      one.player.request('POST', `/live/games/${game.gameID}/phrases`, {
        body: { phrase: 'Good luck.' },
      });
    expect((await say()).status).toBe(200);
    expect(codeOf(await say())).toBe('429 phrase_too_soon');
    const { phrases } = await other.look();
    expect(phrases).toMatchObject([{ side: one.view.side, phrase: 'Good luck.' }]);
    const free = await one.player.request('POST', `/live/games/${game.gameID}/phrases`, {
      body: { phrase: 'You are slow' },
    });
    expect(codeOf(free)).toBe('400 malformed');
  });

  test('is said once, however often it is sent, on the connection of its key', async () => {
    const game = await aLiveGame(app, YEAR);
    const [one, other] = game.browsers;
    const oneConnection = await anotherPool(database, {}, { poolSize: 1 });
    const program = await anApp({ database: oneConnection, clock: app.clock });
    const say = () =>
      program.request('POST', `/live/games/${game.gameID}/phrases`, {
        token: one.player.tokens.AccessToken,
        body: { phrase: 'Good luck.' },
        key: 'a-phrase-of-the-page',
      });
    expect(await say()).toMatchObject({ status: 200, body: { ok: true } });
    app.advanceTime({ seconds: 10 });
    expect(await say()).toMatchObject({ status: 200, body: { ok: true } });
    expect((await other.look()).phrases).toMatchObject([{ phrase: 'Good luck.' }]);
    await program.app.close();
  });

  test('is for the two of the game alone to say', async () => {
    const { gameID } = await aLiveGame(app, YEAR);
    const { player } = await aManager(app, YEAR);
    const say = (id: string) =>
      player.request('POST', `/live/games/${id}/phrases`, { body: { phrase: 'Good luck.' } });
    expect(codeOf(await say(gameID))).toBe('404 live_game_not_found');
    expect(codeOf(await say(player.userID))).toBe('404 live_game_not_found');
  });

  test('may follow on another after three seconds, and the last twenty are shown', async () => {
    const game = await aLiveGame(app, YEAR);
    const [one, other] = game.browsers;
    const say = async (phrase: LivePhrase) =>
      codeOf(
        await one.player.request('POST', `/live/games/${game.gameID}/phrases`, {
          body: { phrase },
        }),
      );
    await say('Play ball!');
    app.advanceTime({ seconds: 2 });
    expect(await say('Nice hit!')).toBe('429 phrase_too_soon');
    for (let said = 0; said < 20; said += 1) {
      app.advanceTime({ seconds: 3 });
      expect(await say('Nice hit!')).toBe('200 undefined');
    }
    const { phrases } = await other.look();
    expect(phrases.map(({ phrase }) => phrase)).toEqual(Array(20).fill('Nice hit!'));
    expect(phrases.at(-1)!.said).toBe(app.clock().toISOString());
    expect(phrases).toEqual(phrases.toSorted((a, b) => (a.said < b.said ? -1 : 1)));
  });
});
