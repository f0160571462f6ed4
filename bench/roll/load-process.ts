import { quantile } from '@pennant/rules/statistics/quantile';
import { startRolling, type LoadClient } from './rolling-client.ts';

/**
 * The load process: the players of the bench in a process of their own, each with one request at a
 * time. The parent process sends which games to play and for how long, and receives the result.
 */
export interface LoadRequest {
  /** One for each client. */
  readonly players: readonly LoadClient[];
  readonly seconds: number;
}

/** The result of a load. */
export interface LoadResult {
  readonly rolls: number;
  /** Choices made, without which a game does not go on. */
  readonly choices: number;
  /** Events that all responses together added to the games. */
  readonly events: number;
  /** Games that were not started, by client. */
  readonly unfinished: readonly (readonly string[])[];
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The most requests that were begun and not waited for: they may have been written. */
  readonly underWay: number;
}

async function play({ players, seconds }: LoadRequest): Promise<LoadResult> {
  const until = performance.now() + seconds * 1000;
  const clients = players.map((client) => startRolling(client, until));
  await Promise.all(clients.map(({ ended }) => ended));
  const waits = clients.flatMap(({ tally }) => tally.milliseconds);
  const sum = (valueOf: (client: (typeof clients)[number]) => number) =>
    clients.reduce((total, client) => total + valueOf(client), 0);
  return {
    rolls: sum(({ tally }) => tally.rolls),
    choices: sum(({ tally }) => tally.choices),
    events: sum(({ tally }) => tally.events),
    unfinished: clients.map(({ left }) => left),
    p50Ms: quantile(waits, 0.5),
    p99Ms: quantile(waits, 0.99),
    underWay: 0,
  };
}

process.on('message', (request: LoadRequest) => {
  void play(request).then((played) => process.send?.(played));
});
process.on('disconnect', () => process.exit());
