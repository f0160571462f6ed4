import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSoundHistory } from './testing/a-sound-history.ts';
import { checkHistory } from './check-history.ts';
import { formatLog, type LoggedRequest } from './request-log.ts';

const { log, dump } = aSoundHistory();
const check = (requests: readonly LoggedRequest[], text: string, isInterrupted = false) =>
  checkHistory(formatLog(requests), text, { isInterrupted }).map(({ rule }) => rule);
/** Returns the log with one request changed. */
const withRequest = (id: number, change: Partial<LoggedRequest>) =>
  log.map((request) => (request.id === id ? { ...request, ...change } : request));

describe.each([
  { kept: 'a record', hasRecord: true },
  { kept: 'its events', hasRecord: false },
])('in a dump that has a game as $kept, the checker', ({ hasRecord }) => {
  const { dump: kept } = aSoundHistory({ hasRecord });
  /** Where numbers stand in the dump's rows: each is owed to something that the checker knows. */
  const NUMBERS = [...kept.matchAll(/(?<=\t)-?\d+(?=\t|$)/gm)].map(({ index, 0: text }) => ({
    index,
    text,
  }));
  /** Lines of rows, each of which somebody was told of. */
  const ROWS = [...kept.matchAll(/^user-1\t.*\n/gm)].map(({ index, 0: text }) => ({ index, text }));

  test('finds nothing where all is sound', () => {
    expect(check(log, kept)).toEqual([]);
  });

  test('finds any number that is another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS),
        fc.integer({ min: 1, max: 1000 }),
        ({ index, text }, more) => {
          const changed =
            kept.slice(0, index) + String(Number(text) + more) + kept.slice(index + text.length);
          expect(check(log, changed)).not.toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test.for(ROWS)('finds that a row is missing: $text', ({ index, text }) => {
    const changed = kept.slice(0, index) + kept.slice(index + text.length);
    expect(check(log, changed)).not.toEqual([]);
  });
});

describe('the checker', () => {
  test('finds nothing in a history that is sound', () => {
    expect(check(log, dump)).toEqual([]);
  });

  test.for([
    { id: 2, rule: 'what was acknowledged is done', response: { balance: 501 } },
    { id: 3, rule: 'what was acknowledged is done', response: { cost: 100, balance: 300 } },
    {
      id: 5,
      rule: 'what was acknowledged is done',
      response: { sold: 1, amount: 11, balance: 310 },
    },
    { id: 6, rule: 'a team that was saved is there', response: { userTeamID: 'team-2' } },
    { id: 7, rule: 'a game that was started is there', response: { gameID: 'game-2' } },
    { id: 10, rule: 'a balance that is read is not stale', response: { balance: 310 } },
    {
      id: 11,
      rule: 'what was acknowledged is done',
      response: { tier: 'gold', card: { cardID: 5, rating: 81 } },
    },
    {
      id: 11,
      rule: 'what was acknowledged is done',
      response: { tier: 'titanium', card: { cardID: 4, rating: 86 } },
    },
  ])('finds that response $id was not true: $rule', ({ id, rule, response }) => {
    expect(check(withRequest(id, { response }), dump)).toContain(rule);
  });

  test('finds that other copies went than those that were sent', () => {
    const body = { seriesID: 7, wanted: 4, given: [3, 3, 2] };
    expect(check(withRequest(11, { body }), dump)).toContain('what was acknowledged is done');
  });

  test('finds what was done and refused', () => {
    const refused = withRequest(3, { status: 422, response: { code: 'wallet_too_small' } });
    expect(check(refused, dump)).toContain('what is done was asked for, once');
  });

  const BUSY = ['server_busy', 'game_busy'];
  test.each(BUSY)('lets %s refuse a request of which nothing was done, and no other', (code) => {
    const response = { code, error: 'Try again.' };
    const never = { ...log[2]!, id: 32, key: 'key-32', status: 503, response };
    expect(check([...log, never], dump)).toEqual([]);
    expect(check(withRequest(3, { status: 503, response }), dump)).toContain(
      'what is done was asked for, once',
    );
    const away = { ...never, response: { code: 'database_unavailable' } };
    expect(check([...log, away], dump)).toContain('no request fails');
  });

  test('finds copies of a request with two responses, and a request that failed', () => {
    const copy = {
      ...log[2]!,
      id: 30,
      response: { seriesID: 7, amount: 2, cost: 200, balance: 100 },
    };
    expect(check([...log, copy], dump)).toContain('copies get the same response');
    expect(check(withRequest(1, { status: 500 }), dump)).toContain('no request fails');
  });

  test('finds that a later purchase came before an earlier one that was acknowledged', () => {
    const swapped = log.map((request) =>
      request.id === 2 || request.id === 3
        ? { ...request, sentAt: 50 - request.sentAt, answeredAt: 52 - request.sentAt }
        : request,
    );
    expect(check(swapped, dump)).toContain('what was done first comes first');
  });

  test('knows after a kill that what got no response was done or not', () => {
    const unanswered = withRequest(3, { status: null, answeredAt: null, response: null });
    expect(check(unanswered, dump, true)).toEqual([]);
    const never = { ...log[2]!, id: 31, key: 'key-31', status: null, answeredAt: null };
    expect(check([...log, never], dump, true)).toEqual([]);
  });
});
