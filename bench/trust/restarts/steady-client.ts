import http from 'node:http';
import { randomUUID } from 'node:crypto';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { RegisteredPlayer } from '../../server-harness/registered-player.ts';

/** What became of the requests of a client. */
export interface RequestTally {
  requests: number;
  rolls: number;
  slowestMs: number;
  /** One line for each request that failed. */
  readonly failures: string[];
}

/** What a game waits for: dice, or the user's choice. */
type GameState = Pick<RollResponse, 'pendingChoice' | 'isFinal'> & {
  readonly situation: { readonly eventNumber: number };
};

/**
 * One user's browser: looks at pages and lists, and rolls, one request after the other, and repeats
 * none of them.
 */
export class SteadyClient {
  readonly tally: RequestTally = { requests: 0, rolls: 0, slowestMs: 0, failures: [] };
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  private readonly url: string;
  private readonly player: RegisteredPlayer;
  private game: { readonly gameID: string; readonly state: GameState | null } | null = null;

  constructor(url: string, player: RegisteredPlayer) {
    this.url = url;
    this.player = player;
  }

  /** Sends requests until told otherwise. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.send('GET', '/api/series');
      await this.roll();
      await this.send('GET', '/api/games/user/');
      await this.roll();
      await this.send('GET', '/about');
      await this.roll();
    }
    this.agent.destroy();
  }

  private async roll(): Promise<void> {
    if (this.game === null) {
      const created = await this.send('POST', '/api/games', this.player.newGame);
      if (created === null) return;
      this.game = { ...(JSON.parse(created) as { gameID: string }), state: null };
    }
    const { gameID, state } = this.game;
    const choice = state?.pendingChoice;
    const eventNumber = state?.situation.eventNumber ?? 0;
    const next =
      choice === undefined || choice === null
        ? await this.send('POST', `/api/games/${gameID}/roll`, { eventNumber })
        : await this.send('POST', `/api/games/${gameID}/manageEvent`, {
            event: choice.kind,
            runnersAdvancing: choice.options[0]?.runnersAdvancing,
            eventNumber,
          });
    if (next === null) this.game = null;
    else {
      this.tally.rolls += 1;
      const after = JSON.parse(next) as GameState;
      if (after.situation.eventNumber <= eventNumber)
        this.tally.failures.push(`event ${after.situation.eventNumber} after ${eventNumber}`);
      this.game = after.isFinal ? null : { gameID, state: after };
    }
  }

  /** Returns the body of a response, or null for a request that failed. */
  private async send(method: string, route: string, body?: object): Promise<string | null> {
    const began = performance.now();
    const { tally } = this;
    tally.requests += 1;
    try {
      const { status, text } = await this.exchange(method, route, body);
      if (status < 400) return text;
      tally.failures.push(`${method} ${route}: ${status} ${text.slice(0, 100)}`);
    } catch (error) {
      tally.failures.push(`${method} ${route}: ${(error as Error).message}`);
    } finally {
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    }
    return null;
  }

  private exchange(method: string, route: string, body?: object) {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${this.player.token}`,
        // As the pages: every call that writes has a key.
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      };
      const request = http.request(
        this.url + route,
        { method, agent: this.agent, headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
