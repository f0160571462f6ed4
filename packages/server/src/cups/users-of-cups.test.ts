import type { ReportedKind } from '@pennant/rules/reports/report-limits';
import { describe, expect, test } from 'vitest';
import type { TransactionScope } from '../platform/database/database.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aReport } from '../reports/testing/a-named-rival.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { GOOD_PASSWORD, aPlayer, signIn } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { signInAgain, type TestRival } from '../testing/a-rival.ts';
import { readUnaccounted } from '../testing/holdings.ts';
import { credit } from '../wallet/ledger.ts';
import { keepCups } from './keep-cups.ts';
import { settleCup } from './settle-cups.ts';
import {
  aCup,
  aRunningCup,
  anEntrant,
  begin,
  enter,
  look,
  matchOf,
  mustEnter,
  post,
  showTo,
} from './testing/a-cup.ts';

const app = await anApp();
const { database, clock, advanceTime } = app;
await aSeason(database, { year: 1955 });
for (let club = 0; club < 8; club += 1) await aClub(database, { year: 1955, name: `Club ${club}` });
const SEASON = { year: 1955 };

const players = async (count: number): Promise<TestRival[]> => {
  const made: TestRival[] = [];
  for (let place = 0; place < count; place += 1) made.push(await anEntrant(app, SEASON));
  return made;
};

const deleteAccount = async ({ player }: TestRival) => {
  const { status } = await player.request('POST', '/users/delete', {
    body: { password: GOOD_PASSWORD },
  });
  expect(status).toBe(200);
};

const exportOf = async ({ player }: TestRival) =>
  (await player.request('GET', '/users/export')).body.cups;

/** Lets a cup run to its end without anybody coming. */
async function playedOut(cupID: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    advanceTime({ hours: 24 });
    await look(app, cupID);
  }
  expect((await showTo(app, cupID)).state).toBe('over');
}

const prizesOf = (cupID: string) =>
  database.sql<{ user_id: string; amount: number }>(
    `select user_id, amount::integer from posting join journal using (user_id, journal_id)
     where cause ->> 'cupID' = $1 and holder = 'user' order by amount`,
    [cupID],
  );

/** Creates a cup of eight users that is over. */
async function aCupThatAUserHasWon() {
  const all = await players(8);
  const cupID = await aRunningCup(app, all);
  await playedOut(cupID);
  const { User: user } = (await showTo(app, cupID)).winner!;
  return { cupID, winner: all.find(({ player }) => player.username === user!.username)! };
}

describe('who leaves', () => {
  test('before the cup begins is in no bracket, and has no cup in the account export', async () => {
    const [one, other] = await players(2);
    const cupID = await aCup(app);
    for (const player of [one!, other!]) await mustEnter(player, cupID);
    expect(await exportOf(other!)).toMatchObject([{ cupID, cup: 'Spring Cup', result: null }]);
    await post(other!, cupID, 'leave');
    expect(await exportOf(other!)).toEqual([]);
    await begin(app, cupID);
    const { entries } = await showTo(app, cupID);
    expect(entries.filter(({ isUser }) => isUser)).toMatchObject([
      { User: { username: one!.player.username } },
    ]);
  });

  test('during the cup loses the match, and gets no prize', async () => {
    const [one, other] = await players(2);
    const cupID = await aRunningCup(app, [one!, other!]);
    const { match } = await matchOf(app, cupID, one!);
    expect((await post(one!, cupID, 'leave')).status).toBe(200);
    expect((await post(one!, cupID, 'leave')).body).toMatchObject({ code: 'not_in_cup' });
    const { matches, own, entries } = await showTo(app, cupID, one!.player);
    const index = matches.findIndex(({ seeds }) => seeds.join() === match!.seeds.join());
    expect(matches[index]).toMatchObject({ end: 'walkover' });
    expect(own).toMatchObject({ hasLeft: true, match: null });
    expect(entries.filter(({ hasLeft }) => hasLeft)).toHaveLength(1);
    expect(await exportOf(one!)).toMatchObject([{ cupID, result: 'left', prize: 0 }]);
    const isEntered = async ({ player }: TestRival) => {
      const { body } = await player.request('GET', '/cups?limit=200');
      return body.find((cup: { cupID: string }) => cup.cupID === cupID).isEntered;
    };
    expect([await isEntered(one!), await isEntered(other!)]).toEqual([false, true]);
    await playedOut(cupID);
    expect(await prizesOf(cupID)).not.toContainEqual(
      expect.objectContaining({ user_id: one!.player.userID }),
    );
  });

  test('Pennant, too, leaves a bracket that is right and no name', async () => {
    const [one, other] = await players(2);
    const cupID = await aRunningCup(app, [one!, other!]);
    const open = await aCup(app);
    await mustEnter(one!, open);
    await deleteAccount(one!);
    expect((await showTo(app, open)).entrants).toBe(0);
    const { entries, matches } = await showTo(app, cupID);
    const left = entries.filter(({ hasLeft }) => hasLeft);
    expect(left).toMatchObject([{ User: null, isUser: true, team: 'A former player' }]);
    expect(matches.filter(({ end }) => end === 'walkover')).toHaveLength(1);
    await playedOut(cupID);
    const names = await database.sql<{ text: string }>(
      `select (select json_agg(c) from cup c)::text || (select json_agg(p) from cup_place p)::text as text`,
    );
    expect(names[0]!.text).not.toContain(one!.player.username);
    expect(names[0]!.text).not.toContain(one!.player.userID);
  });

  test('Pennant after a cup is a former player among those who have won one', async () => {
    const { cupID, winner } = await aCupThatAUserHasWon();
    await deleteAccount(await signInAgain(app, winner));
    expect((await showTo(app, cupID)).winner).toEqual({ User: null, team: 'A former player' });
    const [cup] = await database.sql('select winner_user_id from cup where cup_id = $1', [cupID]);
    expect(cup).toEqual({ winner_user_id: null });
  });
});

/** Creates users who want to be told of their matches. */
async function playersToTell(count: number): Promise<TestRival[]> {
  const made = await players(count);
  for (const { player } of made)
    await player.request('PUT', '/notifications/letters', { body: { letters: true } });
  return made;
}

/** Returns what the users of a cup have been told of it. */
const toldOf = (cupID: string) =>
  database.sql<{ title: string; body: string }>(
    `select title, body from outbox_notification where path = $1`,
    [`/cups/${cupID}`],
  );

test('who wants to be told hears of each match that can be played, and of no other', async () => {
  const cupID = await aRunningCup(app, await playersToTell(2));
  const { matches, entries } = await showTo(app, cupID);
  const titlesOf = (seeds: readonly (number | null)[]) =>
    seeds.map((seed) => `Your match against ${entries[seed! - 1]!.team}`);
  // The first two seeds are the users; seven and eight are their opponents.
  expect((await toldOf(cupID)).map(({ title }) => title).toSorted()).toEqual(
    titlesOf([7, 8]).toSorted(),
  );
  expect((await toldOf(cupID))[0]).toMatchObject({
    body: 'Spring Cup: the best of three, until the round ends.',
  });
  expect(matches[0]!.seeds).toEqual([1, 8]);
  await look(app, cupID);
  expect(await toldOf(cupID)).toHaveLength(2);
});

test('who wants to be told hears of the semifinal and of the final, too', async () => {
  const cupID = await aRunningCup(app, await playersToTell(8));
  const titles: string[] = [];
  for (const round of [0, 1, 2]) {
    const { matches, entries } = await showTo(app, cupID);
    for (const { seeds } of matches.filter((match) => match.round === round))
      for (const seed of seeds)
        titles.push(`Your match against ${entries[seed! - 1]!.User!.username}`);
    expect((await toldOf(cupID)).map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    advanceTime({ hours: 24 });
    await look(app, cupID);
  }
});

describe('prizes', () => {
  test('are paid once each, where a program stops in the midst of it and others go on', async () => {
    const all = await players(8);
    const cupID = await aRunningCup(app, all);
    for (let round = 0; round < 2; round += 1) {
      advanceTime({ hours: 24 });
      await look(app, cupID);
    }
    advanceTime({ hours: 24 });
    let left = 3;
    const killed: TransactionScope = {
      ...database,
      query: (...parts) => database.query(...parts),
      transaction: (work) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return database.transaction(work);
      },
    };
    await expect(keepCups(killed, clock())).rejects.toThrow('not all cups');
    await Promise.all([1, 2, 3].map(() => keepCups(database, clock())));
    await Promise.all([1, 2, 3].map(() => settleCup(database, cupID, clock())));
    expect((await showTo(app, cupID)).state).toBe('over');
    const prizes = await prizesOf(cupID);
    expect(prizes.map(({ amount }) => amount)).toEqual([195, 195, 585, 1170]);
    expect(new Set(prizes.map(({ user_id }) => user_id)).size).toBe(4);
    for (const { player } of all)
      expect(await readUnaccounted(database, player.userID)).not.toContainEqual(
        expect.objectContaining({ asset: 'money' }),
      );
    const winner = all.find(({ player }) => player.userID === prizes.at(-1)!.user_id)!;
    expect(await exportOf(await signInAgain(app, winner))).toMatchObject([
      { cupID, result: 'winner', prize: 1170 },
    ]);
    const entries = await database.sql<{ result: string }>(
      'select result from cup_entry where cup_id = $1 order by result',
      [cupID],
    );
    expect(entries.map(({ result }) => result)).toEqual([
      'finalist',
      'out',
      'out',
      'out',
      'out',
      'semifinalist',
      'semifinalist',
      'winner',
    ]);
  });
});

test('a wallet that is full takes no prize, and the cup is settled all the same', async () => {
  const all = await players(8);
  const cupID = await aRunningCup(app, all);
  for (let round = 0; round < 2; round += 1) {
    advanceTime({ hours: 24 });
    await look(app, cupID);
  }
  const wallets = await database.sql<{ user_id: string; balance: number }>(
    'select user_id, balance::integer from wallet where user_id = any($1::uuid[])',
    [all.map(({ player }) => player.userID)],
  );
  for (const { user_id: userID, balance } of wallets) {
    const amount = Number.MAX_SAFE_INTEGER - balance;
    const gift = { userID, amount, reason: 'Gift', cause: { kind: 'test' }, now: clock() };
    await database.transaction((tx) => credit(tx, gift));
  }
  advanceTime({ hours: 24 });
  await look(app, cupID);
  expect(await prizesOf(cupID)).toEqual([]);
  const entries = await database.sql<{ result: string; prize: number }>(
    'select result, prize::integer from cup_entry where cup_id = $1',
    [cupID],
  );
  expect(entries.map(({ result }) => result)).toContain('winner');
  // What they are told is what they got.
  for (const { prize } of entries) expect(prize).toBe(0);
  const [cup] = await database.sql<{ settled: boolean }>(
    'select settled_at is not null as settled from cup where cup_id = $1',
    [cupID],
  );
  expect(cup!.settled).toBe(true);
});

test('cups are listed by pages, those that begin last first', async () => {
  const inDays = (days: number) => new Date(clock().getTime() + days * 86_400_000).toISOString();
  const made = new Map<number, string>();
  for (const days of [3, 9, 6]) made.set(days, await aCup(app, { begins: inDays(days) }));
  const page = (query: string) => app.request('GET', `/cups?${query}`);
  const { body: all, headers } = await page('limit=200');
  expect(headers['x-next-after']).toBeUndefined();
  const ids = all.map(({ cupID }: { cupID: string }) => cupID);
  expect(ids.slice(0, 3)).toEqual([9, 6, 3].map((days) => made.get(days)));
  const begins = all.map((cup: { begins: string }) => cup.begins);
  expect(begins).toEqual(begins.toSorted().toReversed());
  const paged: string[] = [];
  for (let after = ''; ;) {
    const { body, headers: of } = await page(`limit=2${after}`);
    paged.push(...body.map(({ cupID }: { cupID: string }) => cupID));
    const next = of['x-next-after'];
    if (next === undefined) break;
    after = `&after=${next}`;
  }
  expect(paged).toEqual(ids);
});

describe('an admin', () => {
  test('edits a cup until it begins, and keeps its kind once somebody has entered', async () => {
    const admin = await aPlayer(app, { isAdmin: true });
    const [player] = await players(1);
    const cupID = await aCup(app);
    const form = {
      name: 'May Cup',
      kind: { kind: 'scoreCap', maxScore: 90 },
      begins: new Date(clock().getTime() + 600_000).toISOString(),
      maxPlaces: 16,
      roundHours: 12,
    };
    const change = (changes: object = {}) =>
      admin.request('PUT', `/cups/${cupID}`, { body: { ...form, ...changes } });
    expect(await change()).toMatchObject({ status: 200, body: form });
    await mustEnter(player!, cupID);
    expect((await change({ kind: { kind: 'open' } })).body.code).toBe('cup_has_entrants');
    expect((await change({ maxPlaces: 8 })).body.code).toBe('cup_has_entrants');
    expect((await change({ name: 'June Cup', maxPlaces: 32 })).status).toBe(200);
    expect((await change({ begins: clock().toISOString() })).body.code).toBe('cup_begins_too_soon');
    advanceTime({ seconds: 600 });
    await look(app, cupID);
    expect((await change()).body.code).toBe('cup_begun');
    const { body: log } = await admin.request('GET', '/admin/audit');
    const actions = log
      .filter(({ subject }: { subject: { id: string } }) => subject.id === cupID)
      .map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['cup_changed', 'cup_changed', 'cup_created']);
  });

  test('cancels a cup that is under way: nobody gets a prize, and everyone can enter another', async () => {
    const admin = await aPlayer(app, { isAdmin: true });
    const [player] = await players(1);
    const cupID = await aRunningCup(app, [player!]);
    const cancel = () => admin.request('POST', `/cups/${cupID}/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect((await cancel()).status).toBe(200);
    for (const call of ['come', 'standing-team', 'stand-in', 'leave'])
      expect(
        (await post(player!, cupID, call, call === 'standing-team' ? {} : undefined)).body,
      ).toMatchObject({ code: 'cup_cancelled' });
    advanceTime({ hours: 24 });
    await look(app, cupID);
    expect(await prizesOf(cupID)).toEqual([]);
    const again = await signInAgain(app, player!);
    expect(await exportOf(again)).toMatchObject([{ result: 'cancelled', prize: 0 }]);
    const next = await aCup(app);
    expect((await enter(again, next)).status).toBe(200);
  });

  test('who renames a user or a team does so among those who have won a cup', async () => {
    const { cupID, winner } = await aCupThatAUserHasWon();
    const admin = await aPlayer(app, { isAdmin: true });
    const reader = await aPlayer(app);
    const place = { username: winner.player.username, userTeamID: winner.teamID };
    const rename = async (kind: ReportedKind) => {
      const { reportID } = await aReport(admin, reader, kind, place);
      const { body } = await admin.request('POST', `/admin/reports/${reportID}/rename`, {
        body: {},
      });
      return body.newName;
    };
    const team = await rename('team_name');
    const renamed = await rename('username');
    expect((await showTo(app, cupID)).winner).toEqual({ User: { username: renamed }, team });
  });

  test('cancels no cup that is over: who has won it has won it', async () => {
    const admin = await aPlayer(app, { isAdmin: true });
    const cupID = await aRunningCup(app, await players(1));
    await playedOut(cupID);
    const again = await signIn(app, admin);
    expect(await again.request('POST', `/cups/${cupID}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'cup_over' },
    });
    expect((await showTo(app, cupID)).state).toBe('over');
  });

  test('makes no cup that begins in the past, nor more than fifty at once', async () => {
    const admin = await aPlayer(app, { isAdmin: true });
    const make = (begins: number) =>
      admin.request('POST', '/cups', {
        body: {
          name: 'Cup',
          kind: { kind: 'open' },
          begins: new Date(begins).toISOString(),
          maxPlaces: 8,
        },
      });
    expect((await make(clock().getTime())).body.code).toBe('cup_begins_too_soon');
    expect((await make(clock().getTime() + 400 * 86_400_000)).body.code).toBe(
      'cup_begins_too_soon',
    );
    let made = 0;
    while ((await make(clock().getTime() + 3_600_000)).status === 200) made += 1;
    expect(made).toBeLessThanOrEqual(50);
    const [open] = await database.sql<{ cups: number }>(
      `select count(*)::integer as cups from cup where state = 'open' and settled_at is null`,
    );
    expect(open!.cups).toBe(50);
    expect((await make(clock().getTime() + 3_600_000)).body.code).toBe('too_many_cups');
  });
});
