import type { Database } from '@pennant/server/platform/database/database';
import { createTurnCounter } from './count-turns.ts';
import { registerPlayer, type RegisteredPlayer } from '../server-harness/registered-player.ts';
import { readCpuSeconds, type Program } from '../server-harness/start-program.ts';
import type { BarePlayer, BareTurns } from './start-bare-turn-server.ts';
import type { Load } from './start-load-process.ts';

/** Rolls a second and their cost, of one turn of the bench. */
export interface RollMeasurement {
  readonly rollsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The program's processor time for a roll, without the database's, in µs. */
  readonly microseconds: number;
}

/** Players of programs that share a database, each with unplayed games. */
export interface Rollers {
  /** What a server needs that writes their turns itself. */
  describePlayers(): Promise<Omit<BareTurns, 'connection'>>;
  roll(clients: number, seconds: number, programs?: readonly Program[]): Promise<RollMeasurement>;
}

/** Rolls of a game, choices included: the fewest to prepare games by. */
const ROLLS_OF_A_GAME = 60;
/** How much faster the next turn may be than the last. */
const RESERVE = 2;
/** Rolls a second assumed before the first turn. */
const FIRST_GUESS = 3_000;

/** Games that one player starts before they pass as final: some may be left from before. */
const GAMES_AT_ONCE = 10;

/** Registers the players, and returns what rolls their games. */
export async function prepareRollers(
  program: Program,
  database: Database,
  load: Load,
  clients: number,
): Promise<Rollers> {
  const players: { player: RegisteredPlayer; gameIDs: string[] }[] = [];
  for (let client = 0; client < clients; client += 1)
    players.push({ player: await registerPlayer(program.url), gameIDs: [] });
  let fastest = FIRST_GUESS;
  const countTurns = createTurnCounter(database);

  const markStock = (isFinal: boolean) =>
    database.sql('update game set is_final = $1 where version = 0 and is_final <> $1', [isFinal]);

  const stockUp = async (playing: typeof players, seconds: number) => {
    const games = 2 + Math.ceil((fastest * RESERVE * seconds) / playing.length / ROLLS_OF_A_GAME);
    await Promise.all(
      playing.map(async ({ player, gameIDs }) => {
        for (let started = 0; gameIDs.length < games; started += 1) {
          // A user has 20 games under way at most: meanwhile those in stock pass as final.
          if (started % GAMES_AT_ONCE === 0) await markStock(true);
          gameIDs.push(await player.startGame());
        }
      }),
    );
    await markStock(false);
  };

  return {
    describePlayers: async () => {
      const described: BarePlayer[] = [];
      for (const { player } of players) {
        const [session] = await database.sql<Omit<BarePlayer, 'token'>>(
          `select user_id as "userID", session_id as "sessionID"
           from session join account using (user_id) where username = $1`,
          [player.username],
        );
        described.push({ token: player.token, ...session! });
      }
      const { player } = players[0]!;
      await markStock(true);
      const response = await player.roll(await player.startGame());
      return { players: described, response: JSON.stringify(response) };
    },
    roll: async (count, seconds, programs = [program]) => {
      const playing = players.slice(0, count);
      await stockUp(playing, seconds);
      const [before, cpuBefore] = [await countTurns(), await cpuOf(programs)];
      const played = await load.play({
        seconds,
        players: playing.map(({ player, gameIDs }, index) => ({
          url: programs[index % programs.length]!.url,
          token: player.token,
          gameIDs,
        })),
      });
      // What a turn leaves unfinished is not under way any more: nobody goes on with it.
      await database.sql('update game set is_final = true where version > 0 and not is_final');
      const [after, cpuAfter] = [await countTurns(), await cpuOf(programs)];
      for (const [index, { gameIDs }] of playing.entries())
        gameIDs.splice(0, gameIDs.length, ...played.unfinished[index]!);
      const extraRolls = after.rolls - before.rolls - played.rolls;
      const extraEvents = after.events - before.events - played.events;
      const isCounted = extraEvents === 0 || (extraEvents > 0 && played.underWay > 0);
      if (extraRolls < 0 || extraRolls > played.underWay || !isCounted) {
        throw new Error(
          `responses: ${played.rolls} rolls, ${played.events} events; written: ${after.rolls - before.rolls} and ${after.events - before.events}`,
        );
      }
      const rollsPerSecond = played.rolls / seconds;
      fastest = Math.max(fastest, rollsPerSecond);
      return {
        rollsPerSecond,
        p50Ms: played.p50Ms,
        p99Ms: played.p99Ms,
        microseconds: ((cpuAfter - cpuBefore) * 1e6) / (played.rolls + played.choices),
      };
    },
  };
}

const cpuOf = async (programs: readonly Program[]): Promise<number> => {
  let sum = 0;
  for (const { url } of programs) sum += await readCpuSeconds(url);
  return sum;
};
