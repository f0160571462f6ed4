import type { SwapBoxTier } from '@pennant/contract/swap-box';
import { expect, test } from 'vitest';
import { aPublisher } from './testing/a-rival.ts';
import { aManager, aStartedGame } from './games/testing/a-game.ts';
import { giveCards } from './packs/testing/a-collector.ts';
import { aSeason } from './packs/testing/a-season.ts';
import { FAN_OUT_STATEMENTS } from './platform/database/cluster/fan-out-statements.ts';
import { aClub } from './teams/testing/a-club.ts';
import { signIn } from './testing/a-player.ts';
import { anApp } from './testing/an-app.ts';
import { aDatabase } from './testing/a-database.ts';
import { recordStatements } from './testing/record-statements.ts';
import { credit } from './wallet/ledger.ts';

const { database, names } = recordStatements(await aDatabase());
const app = await anApp({ database });
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
/** A card of which there are extra copies. */
const EXTRA = 19_540_004;

test('what players do often asks one server: signing in, rolling, a game’s end, packs, swapping, selling, lists', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const rival = await aPublisher(app, { year: 1954 });
  const { userID } = player;
  await database.transaction((tx) =>
    credit(tx, {
      userID,
      amount: 5000,
      reason: 'Gift',
      cause: { kind: 'test' },
      now: app.clock(),
    }),
  );
  await database.transaction((tx) =>
    giveCards(
      tx,
      userID,
      Array.from({ length: 4 }, () => EXTRA),
    ),
  );
  names.length = 0;
  const steps: Record<string, () => Promise<{ status: number }>> = {
    'sign in': async () => {
      await signIn(app, player);
      return player.request('GET', '/users/me');
    },
    'buy packs': () =>
      player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 10 } }),
    'swap extra copies': async () => {
      const { body } = await player.request('GET', '/swapBox/1954');
      await player.request('GET', '/swapBox');
      const tiers = body as readonly SwapBoxTier[];
      const tier = tiers.find(({ extra }) => extra.some(({ cardID }) => cardID === EXTRA));
      return player.request('POST', '/swapBox', {
        body: { seriesID: 1954, wanted: tier?.missing[0]?.cardID, given: [EXTRA, EXTRA, EXTRA] },
      });
    },
    'open packs': () =>
      player.request('POST', '/packInventory/open', { body: { seriesID: 1954, amount: 10 } }),
    'sell duplicates': () => player.request('POST', '/cardInventory/sell/duplicate'),
    'claim the allowance': () => player.request('POST', '/wallet/claim'),
    'read the wallet': () => player.request('GET', '/wallet/get'),
    'read my cards': () => player.request('GET', '/card/user'),
    'read my packs': () => player.request('GET', '/packInventory/user'),
    'read my teams': () => player.request('GET', '/teams/user'),
    'start, roll and end a game': async () => {
      const gameID = await aStartedGame(player, { home: teamID, visitors: club });
      const rolled = await player.request('POST', `/games/${gameID}/roll`, {
        body: { eventNumber: 0 },
      });
      expect(rolled.status).toBe(200);
      return player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
    },
    'challenge another user, and play it to its end': async () => {
      const { status, body } = await player.request('POST', '/challenges', {
        body: { username: rival.player.username, userTeamID: teamID },
      });
      expect(status).toBe(200);
      return player.request('POST', `/games/${body.gameID}/play`, { body: { until: 'final' } });
    },
    'read my games': () => player.request('GET', '/games/user/'),
    'read home a second time': async () => {
      // The first has each program keep the boards for half a minute.
      await player.request('GET', '/home');
      names.length = 0;
      return player.request('GET', '/home');
    },
  };
  const asksAll: string[] = [];
  for (const [step, take] of Object.entries(steps)) {
    const { status } = await take();
    if (status !== 200) throw new Error(`${step}: ${status}`);
    asksAll.push(...names.filter((name) => name in FAN_OUT_STATEMENTS));
  }
  expect(asksAll).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
});
