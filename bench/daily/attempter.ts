import type { OwnDailyAttempt } from '@pennant/contract/daily';
import { setTimeout as pause } from 'node:timers/promises';
import { openConnection, type HttpConnection } from '../server-harness/http-client.ts';
import { registerByOutbox } from '../server-harness/register-by-outbox.ts';

/** Users that register at the same time. */
const AT_ONCE = 4;
/** Between two looks at what is worked out, in ms. */
const LOOK_MS = 10_000;
/** Longer than a program keeps what it counted, in ms. */
const STANDING_MS = 12_000;

/** Share of decisions in which a user does what most do. */
const COMMON = 0.8;

/** Chooses what most choose, or by lot: users come to the same states for a while. */
const chooseAsOthers = (options: readonly string[]): string =>
  Math.random() < COMMON
    ? options.toSorted()[0]!
    : options[Math.floor(Math.random() * options.length)]!;

/** A user who plays the day's game, mostly as others do. */
export class Attempter {
  readonly #connection: HttpConnection;
  readonly #token: string;
  readonly #day: string;
  /** What was chosen. */
  choices: readonly string[] = [];
  /** How the game ended, in a text that is the same for the same game. */
  result = '';

  constructor(url: string, token: string, day: string) {
    this.#connection = openConnection(url);
    this.#token = token;
    this.#day = day;
  }

  async #call(method: 'GET' | 'POST', body?: unknown): Promise<OwnDailyAttempt> {
    const path = `/api/daily/${this.#day}/attempt${body === undefined ? '?known=5000' : ''}`;
    const token = this.#token;
    const response = await this.#connection.request(method, path, { token, body });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`);
    return JSON.parse(response.body) as OwnDailyAttempt;
  }

  /**
   * Plays the game to its end with a pause before each decision; returns how long each took, in ms.
   */
  async play(pauseMs: number): Promise<number[]> {
    const waits: number[] = [];
    await pause(Math.random() * pauseMs);
    let { run } = await this.#call('POST', {});
    while (run.next !== null) {
      const { number, options } = run.next;
      const option = chooseAsOthers(options);
      await pause(pauseMs);
      const known = run.events.at(-1)?.eventNumber ?? 0;
      const sentAt = performance.now();
      ({ run } = await this.#call('POST', { decision: { number, option }, known }));
      waits.push(performance.now() - sentAt);
    }
    this.choices = run.choices;
    this.result = JSON.stringify(run.state);
    return waits;
  }

  /** Returns what was given up, once it is worked out; null where that takes until a time. */
  async whenScored(until: number): Promise<number | null> {
    for (;;) {
      const { score } = await this.#call('GET');
      if (score?.givenUp != null) return score.givenUp;
      if (performance.now() > until) return null;
      await pause(LOOK_MS * (0.5 + Math.random()));
    }
  }

  /** Returns how the attempt stands once all are counted; null where it is not valued. */
  async readStanding() {
    await pause(STANDING_MS);
    const { score } = await this.#call('GET');
    this.#connection.close();
    return score?.standing ?? null;
  }
}

/** Registers users who are to play a day's game. */
export async function registerAttempters(
  url: string,
  count: number,
  day: string,
): Promise<Attempter[]> {
  const users: Attempter[] = [];
  let begun = 0;
  const registerSome = async () => {
    const connection = openConnection(url);
    while (begun < count) {
      begun += 1;
      const { tokens } = await registerByOutbox(async (call, body) => {
        const [method = '', route = ''] = call.split(' ');
        const path = `/api${route}`;
        const response = await connection.request(method, path, body === undefined ? {} : { body });
        if (response.status === 200) return JSON.parse(response.body) as never;
        throw new Error(`${call}: ${response.status} ${response.body}`);
      }, 'daily');
      users.push(new Attempter(url, tokens.AccessToken, day));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, registerSome));
  return users;
}
