// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { followStream } from './follow-stream.ts';
import { clearSessionOver } from './session.ts';
import { readTokens, removeTokens, storeTokens } from './stored-tokens.ts';

const GAME = '01990000-0000-7000-8000-0000000000d1';
const UNREACHABLE = new TypeError('fetch failed');
const TOKENS = { accessToken: 'access', idToken: 'id', refreshToken: 'refresh' };
const EXPIRED = () =>
  Response.json({ error: 'The token has expired.', code: 'token_expired' }, { status: 401 });

let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  // Waits are not spread by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  isOnline = true;
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    removeTokens();
    clearSessionOver();
  });
});

/** A stream of the server, which is written to while it is read. */
function aStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    write,
    say: (said: string) => {
      const data = JSON.stringify({ side: 'home', phrase: 'Nice play!', said });
      write(`event: phrase\ndata: ${data}\n\n`);
    },
    end: () => controller.close(),
  };
}

interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Follows a stream from a server that sends these responses, one after the other. */
function follow(answers: (Response | Error)[], options: { maxRetryMs?: number } = {}) {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', (_address: string, request: SentRequest) => {
    sent.push(request);
    const { signal } = request;
    const answer = answers.shift() ?? UNREACHABLE;
    if (!(answer instanceof Response)) return Promise.reject(answer);
    // A browser ends the body of a request that is given up.
    const ended = answer.body?.pipeThrough(new TransformStream(), { signal });
    return Promise.resolve(
      answer.ok && ended ? new Response(ended, { headers: answer.headers }) : answer,
    );
  });
  const told: string[] = [];
  const leaving = new AbortController();
  let last: string | null = null;
  const followed = followStream(
    'GET /live/games/{id}/stream',
    { params: { id: GAME } },
    {
      signal: leaving.signal,
      readLastEventID: () => last,
      onMessage: ({ event, data }) => {
        if (event !== 'phrase') throw new Error(`${event} was not sent`);
        last = data.said;
        told.push(data.said);
      },
      onConnection: (connection) => told.push(connection),
      onNotFound: () => told.push('not found'),
      ...options,
    },
  );
  onTestFinished(() => leaving.abort());
  return { sent, told, leave: () => leaving.abort(), followed };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a stream', () => {
  test('is read message by message, also where one comes in pieces', async () => {
    const stream = aStream();
    const { told, sent } = follow([stream.response]);
    await pass(0);
    expect(sent[0]!.headers).not.toHaveProperty('last-event-id');
    stream.say('one');
    stream.write('event: phrase\ndata: {"sa');
    await pass(0);
    expect(told).toEqual(['open', 'one']);
    stream.write('id": "two"}\n\n');
    await pass(0);
    expect(told).toEqual(['open', 'one', 'two']);
  });

  test('that the server ends in good order is asked for again after the last message', async () => {
    const [first, second] = [aStream(), aStream()];
    const { told, sent } = follow([first.response, second.response]);
    await pass(0);
    first.write('retry: 5000\n\n');
    first.say('seven');
    await pass(0);
    first.end();
    await pass(4_999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]!.headers['last-event-id']).toBe('seven');
    // The connection was not lost.
    expect(told).toEqual(['open', 'seven', 'open']);
  });

  test('that breaks off is asked for after ever longer waits, from the first again once it is back', async () => {
    const back = aStream();
    const lost = [UNREACHABLE, UNREACHABLE, UNREACHABLE];
    const { told, sent } = follow([...lost, back.response, UNREACHABLE]);
    for (const [wait, requests] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [3_999, 3],
      [1, 4],
    ] as const) {
      await pass(wait);
      expect(sent).toHaveLength(requests);
    }
    expect(told).toEqual(['lost', 'lost', 'lost', 'open']);
    back.write('\n');
    await pass(40_000);
    expect(told.at(-1), 'nothing has come for 40 seconds').toBe('lost');
    await pass(999);
    expect(sent).toHaveLength(4);
    await pass(1);
    expect(sent).toHaveLength(5);
  });

  test('never waits longer than the page can', async () => {
    const { sent } = follow([], { maxRetryMs: 3_000 });
    await pass(1_000 + 2_000 + 3_000 + 3_000);
    expect(sent).toHaveLength(5);
  });

  test('whose server gives signs of life is not silent', async () => {
    const stream = aStream();
    const { told } = follow([stream.response]);
    for (let time = 0; time < 4; time += 1) {
      await pass(30_000);
      stream.write(': alive\n\n');
    }
    expect(told).toEqual(['open']);
  });

  test('of what is not there is not asked for again', async () => {
    const { told, sent, followed } = follow([
      Response.json({ error: 'There is nothing here.', code: 'not_found' }, { status: 404 }),
    ]);
    await pass(60_000);
    await followed;
    expect([told, sent.length]).toEqual([['not found'], 1]);
  });

  test('that the page leaves is given up, and not asked for again', async () => {
    const stream = aStream();
    const { told, sent, leave, followed } = follow([stream.response]);
    await pass(0);
    leave();
    await pass(60_000);
    await followed;
    expect(sent[0]!.signal.aborted).toBe(true);
    expect([told, sent.length]).toEqual([['open'], 1]);
  });
});

describe('a browser without a connection', () => {
  test('knows at once, and asks again only once it has one', async () => {
    const back = aStream();
    const { told, sent } = follow([aStream().response, back.response]);
    await pass(0);
    isOnline = false;
    window.dispatchEvent(new Event('offline'));
    await pass(120_000);
    expect([told, sent.length]).toEqual([['open', 'lost'], 1]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(told).toEqual(['open', 'lost', 'open']);
  });
});

describe('who reads a stream', () => {
  test('as a player sends the token, which is refreshed once where it has expired', async () => {
    storeTokens(TOKENS);
    const fresh = { AccessToken: 'fresh', IdToken: 'id 2', RefreshToken: 'refresh 2' };
    const { sent, told } = follow([EXPIRED(), Response.json(fresh), aStream().response]);
    await pass(60);
    const tokens = [sent[0], sent[2]].map((request) => request!.headers['authorization']);
    expect(tokens).toEqual(['Bearer access', 'Bearer fresh']);
    expect(told).toEqual(['open']);
  });

  test('goes on as a guest where the session has ended', async () => {
    storeTokens(TOKENS);
    const ended = Response.json({ error: 'It has ended.', code: 'session_ended' }, { status: 401 });
    const { sent, told } = follow([ended, aStream().response]);
    await pass(60);
    expect(sent[1]!.headers).not.toHaveProperty('authorization');
    expect(readTokens()).toBeNull();
    expect(told).toEqual(['open']);
  });
});
