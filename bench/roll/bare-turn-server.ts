import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { randomGameSetup } from '@pennant/rules/testing/random-game';
import { writeOneTurn } from '@pennant/server/games/turn-batch-store';
import { connectPool } from '@pennant/server/platform/database/database';
import type { BarePlayer, BareTurns } from './start-bare-turn-server.ts';

/**
 * The control of the bench, in a process of its own: node:http and the program's own conditional
 * write of one turn, a statement for each request. No rules, no dice, no checks; each turn writes
 * the same state and event and sends the same response, as long as the program's.
 */
const EVENTS_OF_A_GAME = 80;

async function listen({ connection, players, response }: BareTurns): Promise<number> {
  const database = connectPool(connection);
  const byToken = new Map(players.map((player) => [`Bearer ${player.token}`, player]));
  const turn = sampleTurn();
  const [head, tail] = splitAtEventNumber(response);

  const write = (player: BarePlayer, gameID: string, version: number) => {
    const eventNumber = version + 1;
    return writeOneTurn(database, {
      userID: player.userID,
      sessionID: player.sessionID,
      gameID,
      now: new Date(),
      turn: {
        version,
        command: { kind: 'roll' },
        state: { ...turn.state, eventNumber },
        events: [{ ...turn.events[0]!, eventNumber }],
      },
    });
  };

  const server = createServer((request, reply) => {
    if (request.url === '/metrics') {
      const { user, system } = process.cpuUsage();
      reply.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
      return;
    }
    void (async () => {
      const { eventNumber: version } = JSON.parse(await readBody(request)) as {
        eventNumber: number;
      };
      const gameID = request.url!.split('/')[3]!;
      const player = byToken.get(request.headers.authorization!)!;
      const written = await write(player, gameID, version);
      const isOver = version + 1 === EVENTS_OF_A_GAME;
      if (isOver)
        await database.sql('update game set is_final = true where game_id = $1', [gameID]);
      reply.statusCode = written ? 200 : 409;
      reply.setHeader('content-type', 'application/json; charset=utf-8');
      const text = `${head}${version + 1}${tail}`;
      reply.end(isOver ? text.replace('"isFinal":false', '"isFinal":true') : text);
    })().catch((error: unknown) => {
      reply.statusCode = 500;
      reply.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Returns the state and the event of the first roll of some game. */
function sampleTurn() {
  const setup = randomGameSetup(1954);
  const dice = committedDice({
    id: '01900000-0000-7000-8000-000000000000',
    serverSeed: '19'.repeat(32),
    clientSeed: '54'.repeat(16),
  });
  const state = GAME_RULES.newGame(setup);
  const turn = GAME_RULES.applyCommand(setup, state, { kind: 'roll' }, dice);
  if (!turn.ok) throw new Error('the first roll of a game was refused');
  return turn;
}

/** Splits a response where the number of the last event stands. */
function splitAtEventNumber(response: string): [string, string] {
  const key = '"eventNumber":';
  const at = response.indexOf(key, response.indexOf('"situation":{')) + key.length;
  return [response.slice(0, at), response.slice(at).replace(/^\d+/, '')];
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

process.once('message', (turns: BareTurns) => {
  void listen(turns).then((port) => process.send?.({ port }));
});
process.on('disconnect', () => process.exit());
