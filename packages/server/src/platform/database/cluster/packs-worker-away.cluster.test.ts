import { expect, test } from 'vitest';
import { ensureOdds } from '../../../packs/current-odds.ts';
import { readLedgerAndHoldings } from '../../../packs/testing/a-collector.ts';
import { aSeason } from '../../../packs/testing/a-season.ts';
import { aPlayer, type TestPlayer } from '../../../testing/a-player.ts';
import { anApp } from '../../../testing/an-app.ts';
import { anOwnCluster } from '../../../testing/own-cluster.ts';
import { credit } from '../../../wallet/ledger.ts';

const cluster = await anOwnCluster('packs');
const { database } = cluster;
const app = await anApp({ database });
for (const year of [1954, 1955]) await aSeason(database, { year });
// As each start of the program does, but for 1955.
await database.transaction((tx) => ensureOdds(tx, [1954]));

async function aRichPlayer(): Promise<TestPlayer> {
  const player = await aPlayer(app);
  const gift = { userID: player.userID, amount: 5000, reason: 'Gift', cause: { kind: 'test' } };
  await database.transaction((tx) => credit(tx, { ...gift, now: app.clock() }));
  return player;
}

/** Buys a pack, or opens one; the same under the same key, however often it is tried. */
const doWithPack =
  (what: 'buy' | 'open') =>
  async (player: TestPlayer, key: string, seriesID = 1954): Promise<string> => {
    const { status, body } = await player.request('POST', `/packInventory/${what}`, {
      body: { seriesID, amount: 1 },
      key: `${what}-${key}-${seriesID}`,
    });
    return status === 200 ? 'done' : `${status} ${body.code}`;
  };
const [buy, open] = [doWithPack('buy'), doWithPack('open')];
const unavailable = '503 database_unavailable';

test('packs are bought and opened by users of the other worker when one is killed', async () => {
  const players: { player: TestPlayer; worker: number }[] = [];
  // Users are placed by chance.
  while (new Set(players.map(({ worker }) => worker)).size < 2 || players.length < 4) {
    const player = await aRichPlayer();
    players.push({ player, worker: await cluster.workerOf(player.userID) });
  }
  const on = (place: number) =>
    players.filter(({ worker }) => worker === place).map(({ player }) => player);
  const [there, away] = [on(1), on(2)];
  for (const player of away) expect(await buy(player, 'before')).toBe('done');

  const buyAll = (those: readonly TestPlayer[]) => those.map((player) => buy(player, 'dying'));
  const [buying, cutOff] = [buyAll(there), buyAll(away)];
  await Promise.any([...buying, ...cutOff]);
  await cluster.killForGood(2);
  expect(new Set(await Promise.all(buying))).toEqual(new Set(['done']));
  for (const outcome of await Promise.all(cutOff)) expect(['done', unavailable]).toContain(outcome);
  for (const player of there) expect(await open(player, 'dying')).toBe('done');

  for (const player of there) {
    expect([await buy(player, 'meanwhile'), await open(player, 'meanwhile')]).toEqual([
      'done',
      'done',
    ]);
  }
  const [first] = there;
  await buy(first!, 'meanwhile', 1955);
  expect(await open(first!, 'meanwhile', 1955), 'odds are written on every server').toBe(
    unavailable,
  );
  for (const player of away) {
    expect([await buy(player, 'meanwhile'), await open(player, 'meanwhile')]).toEqual([
      unavailable,
      unavailable,
    ]);
  }

  await cluster.start(2);
  // Each connection of the programs finds by its use that the one to the worker had died.
  for (const player of away) {
    // A purchase that was cut off is made once, whether or not its response came.
    await expect.poll(() => buy(player, 'dying')).toBe('done');
    await expect.poll(() => open(player, 'dying')).toBe('done');
    await expect.poll(() => buy(player, 'meanwhile')).toBe('done');
    await expect.poll(() => open(player, 'meanwhile')).toBe('done');
  }
  for (const player of there) {
    expect(await buy(player, 'after')).toBe('done');
    expect(await open(player, 'after')).toBe('done');
  }
  await expect.poll(() => buy(first!, 'meanwhile', 1955)).toBe('done');
  await expect.poll(() => open(first!, 'meanwhile', 1955)).toBe('done');
  const countPacks = async ({ userID }: TestPlayer) => {
    const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
    expect(holdings).toEqual(ledger);
    return holdings.find(({ asset }) => asset === 'pack')?.amount ?? 0;
  };
  for (const player of away) await expect.poll(() => countPacks(player)).toBe(1);
  for (const player of there) await expect.poll(() => countPacks(player)).toBe(0);
});
