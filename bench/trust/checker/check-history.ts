import { checkBooks } from './check-books.ts';
import { checkGames } from './check-games.ts';
import { checkOrder } from './check-order.ts';
import { checkTeamsAndPacks } from './check-teams-and-packs.ts';
import { matchEffects } from './match-effects.ts';
import { parseDump } from './parse-dump.ts';
import { isToldToComeAgain, parseLog, type LoggedRequest } from './request-log.ts';
import { readUserHistory, type Violation } from './user-history.ts';

/** Responses that mean "not now": the same request may bring something else later. */
const NOT_NOW = new Set([429, 503]);

/**
 * Checks a history by what its clients logged and a dump of the database after it, and nothing
 * else: this folder imports nothing of the program. Whatever a client was told must have happened,
 * once; whatever happened must have been asked for; and all that is owned must follow from it.
 *
 * @param options.isInterrupted whether the program was killed meanwhile: then a request may have
 * failed, and what became of it is unknown.
 */
export function checkHistory(
  log: string,
  dump: string,
  { isInterrupted = false }: { readonly isInterrupted?: boolean } = {},
): Violation[] {
  const violations: Violation[] = [];
  const report = (rule: string, detail: string) => void violations.push({ rule, detail });
  const requests = parseLog(log);
  const tables = parseDump(dump);
  checkResponses(requests, report, isInterrupted);
  for (const userID of new Set(requests.map((request) => request.userID))) {
    const history = readUserHistory(userID, requests, tables);
    const reportOfUser = (rule: string, detail: string) => report(rule, `${detail} (${userID})`);
    checkBooks(history, reportOfUser);
    checkOrder(history, matchEffects(history, reportOfUser), reportOfUser);
    checkGames(history, reportOfUser);
    checkTeamsAndPacks(history, reportOfUser);
  }
  return violations;
}

/**
 * No request fails, but those of which nothing was done, and copies of one request get the same
 * response.
 */
function checkResponses(
  requests: readonly LoggedRequest[],
  report: (rule: string, detail: string) => void,
  isInterrupted: boolean,
): void {
  for (const request of requests) {
    const { call, id, status, response } = request;
    if (isToldToComeAgain(request)) continue;
    if (isInterrupted && (status === null || status >= 500)) continue;
    if (status === null || status >= 500)
      report('no request fails', `${call} #${id}: ${status} ${JSON.stringify(response)}`);
  }
  const keyed = requests.filter(
    ({ key, status }) => key !== null && status !== null && status < 500 && !NOT_NOW.has(status),
  );
  for (const copies of Map.groupBy(keyed, ({ key, userID }) => `${userID} ${key}`).values()) {
    const texts = new Set(copies.map(({ status, response }) => JSON.stringify([status, response])));
    if (texts.size > 1)
      report(
        'copies get the same response',
        `${copies[0]!.call}: ${[...texts].join(' | ').slice(0, 300)}`,
      );
  }
}
