import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { RegisteredPlayer } from '../server-harness/registered-player.ts';

/** When a game's events were released: by the decision that followed them. */
export interface Release {
  /** Number of the last event that was released. */
  readonly eventNumber: number;
  /** When the decision was sent, which is before its commit, in ms. */
  readonly sentAt: number;
}

const now = () => performance.timeOrigin + performance.now();

/** A player whose games are watched, who makes a decision at an interval. */
export class WatchedPlayer {
  private readonly player: RegisteredPlayer;
  gameID = '';
  private state: RollResponse | null = null;

  constructor(player: RegisteredPlayer) {
    this.player = player;
  }

  /** Starts a game that others may watch. */
  async startGame(): Promise<string> {
    this.gameID = await this.player.startGame();
    await this.send('PUT', 'watching', { isWatchable: true });
    this.state = null;
    return this.gameID;
  }

  /** Decides at an interval until it is over, in ms, or the game is. Returns what was released. */
  async play(durationMs: number, intervalMs: number): Promise<Release[]> {
    const releases: Release[] = [];
    const until = performance.now() + durationMs;
    while (performance.now() < until && this.state?.isFinal !== true) {
      const before = this.state?.situation.eventNumber ?? 0;
      const sentAt = now();
      this.state = await this.decide();
      // The end releases its own events, too; the message is one about all of them.
      if (before > 0 && !this.state.isFinal) releases.push({ eventNumber: before, sentAt });
      await pause(intervalMs);
    }
    return releases;
  }

  private decide(): Promise<RollResponse> {
    const choice = this.state?.pendingChoice;
    const eventNumber = this.state?.situation.eventNumber ?? 0;
    if (choice == null) return this.send('POST', 'roll', { eventNumber });
    const { runnersAdvancing } = choice.options[0]!;
    const body = { event: choice.kind, runnersAdvancing, eventNumber };
    return this.send('POST', 'manageEvent', body);
  }

  private async send(method: string, path: string, body: object): Promise<RollResponse> {
    const { connection, token } = this.player;
    const response = await connection.request(method, `/api/games/${this.gameID}/${path}`, {
      token,
      body,
      idempotencyKey: randomUUID(),
    });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`);
    return JSON.parse(response.body) as RollResponse;
  }
}
