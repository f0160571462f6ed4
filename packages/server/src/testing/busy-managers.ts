import type { RollResponse } from '@pennant/contract/game-commands';
import { expect } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from './a-player.ts';
import type { TestProgram } from './test-program.ts';
import { credit } from '../wallet/ledger.ts';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';

const YEAR = 1954;
const MONEY = 100_000_000;

/** What a user was told of, or what the database has of it. */
interface Account {
  readonly packs: number;
  /** The number of the last event, by game. */
  readonly games: Readonly<Record<string, number>>;
}

interface Manager {
  readonly player: TestPlayer;
  readonly teamID: string;
  readonly games: Record<string, number>;
  packs: number;
  rolls: number;
}

/** Users who play, buy and read without a pause until the first response that is not 200. */
export interface BusyManagers {
  /** Returns after each of them has rolled some more times, or after a failure. */
  rolled(times: number): Promise<void>;
  /** Lets them finish what they began. Returns the responses that failed. */
  stop(): Promise<string[]>;
  /** What each was told of by the last response. */
  listTold(): Account[];
  /** What the database has of each. */
  listKept(): Promise<Account[]>;
}

/** Creates a season, a club and users who begin at once. */
export async function startBusyManagers(
  program: TestProgram,
  { managers: count }: { managers: number },
): Promise<BusyManagers> {
  const { database } = program;
  await aSeason(database, { year: YEAR });
  const club = await aClub(database, { year: YEAR });
  const managers: Manager[] = [];
  for (let made = 0; made < count; made += 1) managers.push(await aRichManager(program));
  const failures: string[] = [];
  let isStopped = false;

  const act = async (manager: Manager): Promise<void> => {
    const { player, teamID, games } = manager;
    const send = async (method: 'GET' | 'POST', path: string, body?: object, key?: string) => {
      const response = await player.request(method, path, { body, ...(key && { key }) });
      if (response.status === 200) return response.body;
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    };
    let game: { id: string; hasChoice: boolean } | null = null;
    while (!isStopped && failures.length === 0) {
      if (game === null) {
        const id = await aStartedGame(player, { home: teamID, visitors: club });
        games[id] = 0;
        game = { id, hasChoice: false };
      }
      const eventNumber = games[game.id];
      const played: RollResponse = game.hasChoice
        ? await send('POST', `/games/${game.id}/play`, { until: 'half', eventNumber })
        : await send('POST', `/games/${game.id}/roll`, { eventNumber });
      games[game.id] = played.situation.eventNumber;
      const purchase = { seriesID: YEAR, amount: 1 };
      const key = `pack-${manager.packs}`;
      manager.packs = (await send('POST', '/packInventory/buy', purchase, key)).amount;
      await send('GET', `/games/${game.id}`);
      await send('GET', '/packInventory/user');
      manager.rolls += 1;
      game = played.isFinal ? null : { id: game.id, hasChoice: played.pendingChoice !== null };
    }
  };
  const working = managers.map((manager) =>
    act(manager).catch((error: Error) => void failures.push(error.message)),
  );

  return {
    rolled: async (times) => {
      const goals = managers.map(({ rolls }) => rolls + times);
      const areThere = () => managers.every(({ rolls }, index) => rolls >= goals[index]!);
      await expect.poll(() => failures.length > 0 || areThere()).toBe(true);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(working);
      return failures;
    },
    listTold: () => managers.map(({ packs, games }) => ({ packs, games })),
    listKept: () =>
      Promise.all(
        managers.map(async ({ player: { userID } }) => {
          const [packs] = await database.sql<{ amount: number }>(
            'select sum(amount)::integer as amount from pack_inventory where user_id = $1',
            [userID],
          );
          const games = await database.sql<{ id: string; version: number }>(
            'select game_id as id, version from game where user_id = $1',
            [userID],
          );
          return {
            packs: packs!.amount,
            games: Object.fromEntries(games.map(({ id, version }) => [id, version])),
          };
        }),
      ),
  };
}

/** Creates a player with a team and money for packs. */
async function aRichManager(program: TestProgram): Promise<Manager> {
  const { player, teamID } = await aManager(program, { year: YEAR });
  const now = program.clock();
  const gift = { userID: player.userID, amount: MONEY, reason: 'Gift', cause: { kind: 'test' } };
  await program.database.transaction((tx) => credit(tx, { ...gift, now }));
  return { player, teamID, games: {}, packs: 0, rolls: 0 };
}
