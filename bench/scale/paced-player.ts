import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RollResponse } from '@pennant/contract/game-commands';
import { openConnection, type HttpConnection } from '../server-harness/http-client.ts';
import type { RegisteredPlayer } from '../server-harness/registered-player.ts';

/** A write that a player was told of: the game had so many events then. */
export interface AcknowledgedWrite {
  readonly gameID: string;
  readonly eventNumber: number;
  /** When the request was sent and answered, by `performance.now()`. */
  readonly sentAt: number;
  readonly at: number;
}

/** When a player rolls: from a moment on, at an interval; without one, as fast as it goes. */
export interface Pace {
  readonly from: number;
  readonly intervalMs: number | null;
}

/** What a game waits for: dice, or the user's choice. */
type GameState = Pick<RollResponse, 'pendingChoice' | 'isFinal'> & {
  readonly situation: { readonly eventNumber: number };
};

interface WriteRequest {
  readonly path: string;
  readonly body: object;
  /** As the pages send it: the same for each attempt of one write. */
  readonly key: string;
}

/** Between two attempts of a write that failed. */
const RETRY_MS = 100;

/**
 * One player's page: starts games and rolls them, and repeats what fails, as the page of a user
 * does who presses the button again.
 */
export class PacedPlayer {
  readonly writes: AcknowledgedWrite[] = [];
  /** How often a write failed, by status or by what the connection said. */
  readonly failures = new Map<string, number>();
  private connection: HttpConnection | null = null;
  private game: { readonly gameID: string; readonly state: GameState | null } | null = null;
  private pending: WriteRequest | null = null;
  private readonly player: RegisteredPlayer;

  constructor(player: RegisteredPlayer) {
    this.player = player;
  }

  /** Plays through the program, or the balancer, at `url` until told otherwise. */
  async play(url: string, { from, intervalMs }: Pace, isOver: () => boolean): Promise<void> {
    this.connection = openConnection(url);
    for (let next = from; ; next += intervalMs ?? 0) {
      const now = performance.now();
      if (intervalMs !== null && next > now) await pause(next - now);
      // Who was held up goes on from here, and does not catch up in one burst.
      else if (intervalMs !== null && now - next > 1000) next = now;
      if (isOver()) break;
      await this.takeTurn(isOver);
    }
    this.connection.close();
  }

  /** Sends the next write until it is acknowledged. */
  private async takeTurn(isOver: () => boolean): Promise<void> {
    this.pending ??= { ...this.nextWrite(), key: randomUUID() };
    const { path, body, key } = this.pending;
    while (!isOver()) {
      const sentAt = performance.now();
      const answer = await this.connection!.request('POST', `/api${path}`, {
        token: this.player.token,
        body,
        idempotencyKey: key,
      }).catch((error: Error) => ({ status: 0, body: error.message }));
      if (answer.status === 200) {
        this.pending = null;
        this.acknowledge(answer.body, sentAt);
        return;
      }
      this.fail(answer.status, answer.body);
      if (answer.status === 404 || answer.status === 409) {
        // The database no longer knows what this player was told: another game.
        this.pending = null;
        this.game = null;
        return;
      }
      await pause(RETRY_MS);
    }
  }

  private nextWrite(): Omit<WriteRequest, 'key'> {
    if (this.game === null) return { path: '/games', body: this.player.newGame };
    const { gameID, state } = this.game;
    const choice = state?.pendingChoice;
    const eventNumber = state?.situation.eventNumber ?? 0;
    if (choice === undefined || choice === null)
      return { path: `/games/${gameID}/roll`, body: { eventNumber } };
    const { runnersAdvancing } = choice.options[0]!;
    const body = { event: choice.kind, runnersAdvancing, eventNumber };
    return { path: `/games/${gameID}/manageEvent`, body };
  }

  private acknowledge(body: string, sentAt: number): void {
    const at = performance.now();
    if (this.game === null) {
      const { gameID } = JSON.parse(body) as { gameID: string };
      this.game = { gameID, state: null };
      this.writes.push({ gameID, eventNumber: 0, sentAt, at });
      return;
    }
    const { gameID } = this.game;
    const state = JSON.parse(body) as GameState;
    const { eventNumber } = state.situation;
    this.writes.push({ gameID, eventNumber, sentAt, at });
    this.game = state.isFinal ? null : { gameID, state };
  }

  private fail(status: number, body: string): void {
    const code = /"code":"(\w+)"/.exec(body)?.[1];
    const what = status === 0 ? body : `${status}${code === undefined ? '' : ` ${code}`}`;
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }
}
