import type { StarterSet } from '@pennant/contract/starter-set';
import { beforeAll, describe, expect, test } from 'vitest';
import { aSeason } from './testing/a-season.ts';
import { readLedgerAndHoldings } from './testing/a-collector.ts';
import { aClub, codeOfClub } from '../teams/testing/a-club.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { untilSomebodyWaits } from '../testing/lock-waits.ts';
import { starterSetServices } from '../starter-set-services.ts';
import { grantStarterSet } from './grant-starter-set.ts';
import { MAX_EXCHANGES } from './find-exchange-end.ts';

const app = await anApp();
const { database } = app;
let club = '';
let team = '';
let other = '';

beforeAll(async () => {
  for (const year of [1953, 1954, 1955, 1986]) await aSeason(database, { year });
  club = await aClub(database, { year: 1954, name: '1954 Harbor Gulls' });
  team = await codeOfClub(database, club);
  other = await codeOfClub(
    database,
    await aClub(database, { year: 1986, name: '1986 Mill City Nine' }),
  );
  // The club's own: every third player of its season.
  await database.sql(`update card set teams = $1 where year = 1954 and card_id % 3 = 0`, [team]);
});

const grant = (userID: string, extra = {}) =>
  database.transaction((tx) =>
    grantStarterSet(tx, starterSetServices, { userID, now: app.clock(), ...extra }),
  );

async function aNewcomer(extra = {}): Promise<TestPlayer> {
  const player = await aPlayer(app);
  expect(await grant(player.userID, extra)).toEqual({ ok: true });
  return player;
}
const exchange = (player: TestPlayer, body: object, key?: string) =>
  player.request<StarterSet>('POST', '/starterSet/exchange', {
    body,
    ...(key === undefined ? {} : { key }),
  });
const show = async (player: TestPlayer) =>
  (await player.request<StarterSet>('GET', '/starterSet')).body;
const isOfClub = ({ teamNameID, year }: StarterSet['cards'][number]) =>
  year === 1954 && teamNameID === team;

/** The books are right: every card and every dollar that the ledger has, and no other. */
async function expectRightBooks({ userID }: TestPlayer) {
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual(ledger);
  expect(holdings.filter(({ asset }) => asset === 'card')).toHaveLength(24);
  expect(holdings).toContainEqual({ asset: 'money', item: 0, amount: 1300 });
}

describe('a starter set', () => {
  test('makes a team at once, named for its user and its season', async () => {
    const player = await aNewcomer();
    const set = await show(player);
    expect(set).toMatchObject({ isChosen: false, exchangeEndedBy: null, team: null });
    expect(set.teamName).toBe(`${player.username}’s nine of ${set.year}`);
    const { body: teams } = await player.request('GET', '/teams/user');
    expect(teams).toMatchObject([{ userTeamID: set.userTeamID, problem: null }]);
    expect(teams[0].UserTeamLineups).toHaveLength(24);
  });

  test('of a club has its players first, and its name', async () => {
    const player = await aNewcomer({ club: { year: 1954, team } });
    const set = await show(player);
    expect(set).toMatchObject({
      year: 1954,
      team,
      clubName: '1954 Harbor Gulls',
      isChosen: true,
      teamName: `${player.username}’s 1954 Harbor Gulls`,
    });
    // The test's cards all bat alike, so hardly one had to be exchanged.
    expect(set.cards.filter(isOfClub).length).toBeGreaterThan(18);
    expect(set.cards.every(({ rating }) => rating <= 75)).toBe(true);
    await expectRightBooks(player);
  });

  test('holds the card that its user kept, whatever it comes from', async () => {
    const kept = 19_860_009;
    for (const choice of [undefined, { year: 1954 }, { year: 1954, team }]) {
      const player = await aNewcomer({ keptCardID: kept, club: choice });
      const set = await show(player);
      expect(set.keptCardID).toBe(kept);
      expect(set.cards.map(({ cardID }) => cardID)).toContain(kept);
      await expectRightBooks(player);
      await exchange(player, { year: 1955 });
      const exchanged = await show(player);
      expect(exchanged.cards.map(({ cardID }) => cardID)).toContain(kept);
      expect(exchanged.cards).toHaveLength(24);
      await expectRightBooks(player);
    }
  });
});

describe('an exchange', () => {
  test('brings 24 other cards, the same team with them, and no money', async () => {
    const player = await aNewcomer();
    const before = await show(player);
    const { status, body } = await exchange(player, { year: 1986, team: other });
    expect(status).toBe(200);
    expect(body).toMatchObject({ year: 1986, team: other, clubName: '1986 Mill City Nine' });
    expect(body.userTeamID).toBe(before.userTeamID);
    expect(body.teamName).toBe(`${player.username}’s 1986 Mill City Nine`);
    const { body: teams } = await player.request('GET', '/teams/user');
    expect(teams).toMatchObject([{ name: body.teamName, problem: null }]);
    await expectRightBooks(player);
    await exchange(player, { year: 1953 });
    const journal = await database.sql(
      `select reason, cause from journal where user_id = $1 order by journal_id desc limit 3`,
      [player.userID],
    );
    expect(journal).toEqual([
      {
        reason: 'Starter set exchanged for the season of 1953',
        cause: { kind: 'starter_set_exchanged', year: 1953, team: null },
      },
      {
        reason: 'Starter set exchanged for 1986 Mill City Nine',
        cause: { kind: 'starter_set_exchanged', year: 1986, team: other },
      },
      { reason: 'Starter set', cause: { kind: 'starter_set' } },
    ]);
  });

  test('leaves a name that the user gave, and fills other teams that lost a card', async () => {
    const player = await aNewcomer({ club: { year: 1954 } });
    const [made] = (await player.request('GET', '/teams/user')).body;
    const lineup = Object.fromEntries(
      made.UserTeamLineups.map(
        ({ position, cardID, lineupOrder }: Record<string, string | number | null>) => [
          position,
          { cardID, lineupOrder },
        ],
      ),
    );
    await player.request('POST', '/teams', { body: { name: 'Second Nine', lineup } });
    const body = { userTeamID: made.userTeamID, name: 'Mudville', lineup };
    await player.request('PUT', '/teams', { body });
    await exchange(player, { year: 1986 });
    const { body: teams } = await player.request('GET', '/teams/user');
    expect(teams).toMatchObject([
      { name: 'Second Nine', problem: null },
      { name: 'Mudville', problem: null },
    ]);
  });

  test('makes a team anew where the user has deleted it', async () => {
    const player = await aNewcomer();
    const { userTeamID } = await show(player);
    await player.request('POST', '/teams/delete', { body: { userTeamID } });
    expect(await show(player)).toMatchObject({ userTeamID: null, teamName: null });
    expect((await exchange(player, { year: 1986 })).body.userTeamID).not.toBeNull();
  });

  test('makes a team anew where the user deletes it at the same time', async () => {
    const player = await aNewcomer();
    const { userTeamID: deleted } = await show(player);
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: isDeleted, resolve: deletes } = Promise.withResolvers<void>();
    const deletion = database.transaction(async (tx) => {
      await tx.sql('delete from team where user_id = $1 and team_id = $2', [
        player.userID,
        deleted,
      ]);
      deletes();
      await freed;
    });
    await isDeleted;
    const exchanging = exchange(player, { year: 1986 });
    // It has read the team, and waits for the end of the deletion to change it.
    await untilSomebodyWaits(database);
    free();
    await deletion;
    const { status, body } = await exchanging;
    expect(status).toBe(200);
    expect(body.userTeamID).not.toBe(deleted);
    expect((await player.request('GET', '/teams/user')).body).toMatchObject([
      { userTeamID: body.userTeamID, problem: null },
    ]);
    await expectRightBooks(player);
  });

  test('sent twice at once with one key happens once; without, the books are right all the same', async () => {
    const player = await aNewcomer();
    const twice = await Promise.all([1, 2].map(() => exchange(player, { year: 1986 }, 'one')));
    expect(twice[0]!.body).toEqual(twice[1]!.body);
    const rows = () =>
      database.sql<{ exchanges: number }>('select exchanges from starter_set where user_id = $1', [
        player.userID,
      ]);
    expect(await rows()).toEqual([{ exchanges: 1 }]);
    const both = await Promise.all([
      exchange(player, { year: 1953 }),
      exchange(player, { year: 1954, team }),
      exchange(player, { year: 1986, team: other }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expectRightBooks(player);
    expect((await player.request('GET', '/teams/user')).body).toMatchObject([{ problem: null }]);
  });

  test('locks nothing while its cards are drawn: what else its user does goes on', async () => {
    const player = await aNewcomer();
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    // As long as it lasts, no card can be read.
    const held = database.transaction(async (tx) => {
      await tx.sql('lock table card in access exclusive mode');
      hold();
      await freed;
    });
    await isHeld;
    const exchanging = exchange(player, { year: 1986 });
    const waiting = () =>
      database.sql(`select from pg_locks where relation = 'card'::regclass and not granted`);
    await expect.poll(async () => (await waiting()).length).toBe(1);
    const claimed = await player.request('POST', '/wallet/claim');
    free();
    await held;
    expect(claimed.status).toBe(200);
    expect((await exchanging).status).toBe(200);
  });

  test('keeps what somebody else gave: only the starter set is exchanged', async () => {
    const player = await aNewcomer({ club: { year: 1954 } });
    const [card] = (await show(player)).cards;
    await database.sql(
      'update card_inventory set amount = amount + 1 where user_id = $1 and card_id = $2',
      [player.userID, card!.cardID],
    );
    await exchange(player, { year: 1986 });
    const { body } = await player.request('GET', '/card/user');
    expect(body.totalCards).toBe(25);
  });

  test('of a season that is not made, or with a club that was not there, changes nothing', async () => {
    const player = await aNewcomer();
    const before = await show(player);
    expect(await exchange(player, { year: 1999 })).toMatchObject({
      status: 409,
      body: { code: 'starter_season_not_ready' },
    });
    expect(await exchange(player, { year: 1954, team: 'ZZZ' })).toMatchObject({
      status: 404,
      body: { code: 'starter_club_unknown' },
    });
    expect(await show(player)).toEqual(before);
  });

  const SETTLED = { status: 409, body: { code: 'starter_set_settled' } };

  test('ends with the first game', async () => {
    const player = await aNewcomer();
    const { userTeamID } = await show(player);
    const game = {
      homeUserTeamID: userTeamID,
      visitingUserTeamID: club,
      role: 'home',
    };
    const [started, exchanged] = await Promise.all([
      player.request('POST', '/games', { body: game }),
      exchange(player, { year: 1986 }),
    ]);
    expect(started.status).toBe(200);
    // Whichever was first: a game is played with cards that its user has.
    const { body: teams } = await player.request('GET', '/teams/user');
    const slots = teams[0].UserTeamLineups.map(({ cardID }: { cardID: number }) => cardID);
    const [setup] = await database.sql<{ ids: number[] }>(
      `select jsonb_path_query_array(setup, '$.home.players[*].cardID') as ids from game where user_id = $1`,
      [player.userID],
    );
    expect(new Set(setup!.ids)).toEqual(new Set(slots));
    expect([200, 409]).toContain(exchanged.status);
    expect(await exchange(player, { year: 1953 })).toMatchObject(SETTLED);
    expect((await exchange(player, { year: 1953 })).body).toMatchObject({
      error: expect.stringContaining('first game'),
    });
    expect((await show(player)).exchangeEndedBy).toBe('game');
  });

  const invite = async (player: TestPlayer) => {
    const { userTeamID } = await show(player);
    const { body } = await player.request('POST', '/live/invitations', {
      body: { userTeamID, isRated: true },
    });
    return body.token as string;
  };
  const accept = async (player: TestPlayer, token: string) => {
    const { userTeamID } = await show(player);
    return player.request('POST', `/live/invitations/${token}`, { body: { userTeamID } });
  };

  test('ends with the first live game, for both who play it', async () => {
    const [inviter, guest] = [await aNewcomer(), await aNewcomer()];
    expect((await accept(guest, await invite(inviter))).status).toBe(200);
    for (const player of [inviter, guest]) {
      expect(await exchange(player, { year: 1953 })).toMatchObject(SETTLED);
      expect((await show(player)).exchangeEndedBy).toBe('game');
    }
  });

  test('that is under way takes no card from a live game that begins', async () => {
    const [inviter, guest] = [await aNewcomer(), await aNewcomer()];
    const token = await invite(inviter);
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const exchanging = database.transaction(async (tx) => {
      await starterSetServices.holdGames(tx, inviter.userID);
      hold();
      await freed;
      await tx.sql('delete from card_inventory where user_id = $1', [inviter.userID]);
    });
    await isHeld;
    const accepted = accept(guest, token);
    await untilSomebodyWaits(database);
    free();
    await exchanging;
    expect((await accepted).body.code).toBe('team_cannot_play');
  });

  test('ends with the first pack, bought or opened', async () => {
    const player = await aNewcomer();
    await player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 1 } });
    expect(await exchange(player, { year: 1986 })).toMatchObject(SETTLED);
    expect((await show(player)).exchangeEndedBy).toBe('pack');
  });

  test('ends with the first sale', async () => {
    const player = await aNewcomer();
    await database.sql(
      `insert into card_inventory (user_id, card_id, inventory_id, amount, display_key)
       select $1, 19530001, gen_random_uuid(), 3, '1953-base'`,
      [player.userID],
    );
    await player.request('POST', '/cardInventory/sell/duplicate');
    expect(await exchange(player, { year: 1986 })).toMatchObject(SETTLED);
    expect((await show(player)).exchangeEndedBy).toBe('sale');
  });

  test('is not repeated without end', async () => {
    const player = await aNewcomer();
    await database.sql('update starter_set set exchanges = $2 where user_id = $1', [
      player.userID,
      MAX_EXCHANGES,
    ]);
    expect(await exchange(player, { year: 1986 })).toMatchObject(SETTLED);
  });

  test('that is the last one is made once, whoever asks for it at the same time', async () => {
    const player = await aNewcomer();
    await database.sql('update starter_set set exchanges = $2 where user_id = $1', [
      player.userID,
      MAX_EXCHANGES - 1,
    ]);
    const asked = await Promise.all([1953, 1954, 1986].map((year) => exchange(player, { year })));
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await expectRightBooks(player);
  });

  test('works for a set of before, of which only its cards are known', async () => {
    const player = await aNewcomer();
    await database.sql(
      'update starter_set set year = null, team_id = null, team_name = null where user_id = $1',
      [player.userID],
    );
    expect(await show(player)).toMatchObject({ year: null, userTeamID: null });
    expect((await exchange(player, { year: 1986 })).status).toBe(200);
    await expectRightBooks(player);
  });
});

describe('the clubs to choose from', () => {
  const find = async (query: string) =>
    (await app.request('GET', `/starterSet/clubs${query}`)).body as {
      clubs: { name: string }[];
      years: number[];
    };
  const names = async (query: string) => (await find(query)).clubs.map(({ name }) => name);

  test('are the best of each decade, those of a season, of a decade, or of a name', async () => {
    expect(await names('')).toEqual(['1954 Harbor Gulls', '1986 Mill City Nine']);
    expect(await names('?year=1986')).toEqual(['1986 Mill City Nine']);
    expect(await names('?decade=1950')).toEqual(['1954 Harbor Gulls']);
    expect(await names('?name=gulls%201954')).toEqual(['1954 Harbor Gulls']);
    expect(await names('?name=100%25')).toEqual([]);
    expect((await find('')).years).toEqual([1953, 1954, 1955, 1986]);
  });

  test('are of seasons that are on sale', async () => {
    await database.sql('update series set is_active = false where series_id = 1986');
    expect(await names('')).toEqual(['1954 Harbor Gulls']);
    await database.sql('update series set is_active = true where series_id = 1986');
  });
});
