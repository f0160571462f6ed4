import { median, quantile } from '@pennant/rules/statistics/quantile';
import { registerPlayer } from '../server-harness/registered-player.ts';
import { PacedPlayer, type AcknowledgedWrite } from './paced-player.ts';

/** What a crowd did in one run. */
export interface CrowdRun {
  readonly seconds: number;
  /** Rolls, choices and new games that were acknowledged, by player. */
  readonly writesOf: readonly (readonly AcknowledgedWrite[])[];
  readonly writes: readonly AcknowledgedWrite[];
  readonly failures: ReadonlyMap<string, number>;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** A run that is under way. */
export interface RunUnderWay {
  /** All writes that were acknowledged so far. */
  readonly writes: () => readonly AcknowledgedWrite[];
  end(): Promise<CrowdRun>;
}

/** Players who play at the same time. */
export class Crowd {
  private readonly players: readonly PacedPlayer[];

  private constructor(players: readonly PacedPlayer[]) {
    this.players = players;
  }

  /** Registers players of the program at `url`, each with a club. */
  static async register(url: string, count: number): Promise<Crowd> {
    const players = [];
    for (let number = 0; number < count; number += 1) {
      const player = await registerPlayer(url);
      player.connection.close();
      players.push(new PacedPlayer(player));
    }
    return new Crowd(players);
  }

  /** Has all play, together at so many writes a second, or as fast as it goes. */
  start(url: string, rate: number | null): RunUnderWay {
    for (const player of this.players) {
      player.writes.length = 0;
      player.failures.clear();
    }
    let isOver = false;
    const began = performance.now();
    const intervalMs = rate === null ? null : (this.players.length * 1000) / rate;
    const playing = Promise.all(
      this.players.map((player, index) => {
        const from = began + ((intervalMs ?? 0) * index) / this.players.length;
        return player.play(url, { from, intervalMs }, () => isOver);
      }),
    );
    return {
      writes: () => this.players.flatMap(({ writes }) => writes),
      end: async () => {
        isOver = true;
        const seconds = (performance.now() - began) / 1000;
        await playing;
        return this.sum(seconds);
      },
    };
  }

  private sum(seconds: number): CrowdRun {
    const writesOf = this.players.map((player) => [...player.writes]);
    const writes = writesOf.flat();
    const waits = writes.map(({ sentAt, at }) => at - sentAt);
    const failures = new Map<string, number>();
    for (const player of this.players)
      for (const [what, times] of player.failures)
        failures.set(what, (failures.get(what) ?? 0) + times);
    const [p50Ms, p99Ms] = [median(waits), quantile(waits, 0.99)];
    return { seconds, writesOf, writes, failures, p50Ms, p99Ms };
  }
}

/**
 * Returns the longest time, in seconds, for which a player had nothing acknowledged, of those that
 * ended after a moment; and the longest for which nobody had.
 */
export function longestGaps(
  { writesOf }: CrowdRun,
  after: number,
): { readonly ofPlayer: number; readonly ofAll: number } {
  const longest = (times: readonly number[]) =>
    times.reduce(
      (most, at, index) =>
        index === 0 || at < after ? most : Math.max(most, at - times[index - 1]!),
      0,
    ) / 1000;
  const all = writesOf.map((writes) => writes.map(({ at }) => at));
  return {
    ofPlayer: Math.max(...all.map(longest)),
    ofAll: longest(all.flat().toSorted((a, b) => a - b)),
  };
}
