import type { Explained } from './match-effects.ts';
import { isGood, type Effect, type Report, type UserHistory } from './user-history.ts';

/** A change of a balance and the time in which it was made. */
interface Change {
  readonly change: number;
  readonly balance: number;
  readonly from: number;
  readonly until: number;
}

/**
 * Checks the order that clients saw: what was acknowledged before something else was sent came
 * before it, and a balance that was read is one that the wallet had between request and response.
 */
export function checkOrder(history: UserHistory, explained: Explained, report: Report): void {
  const changes = history.journals
    .flatMap((journal): Change[] => {
      if (journal.money === null) return [];
      const effect: Pick<Effect, 'sentAt' | 'answeredAt'> | undefined =
        explained.get(journal) ?? findGameEnd(history, journal.cause['gameID']);
      const { change, balance } = journal.money;
      return [
        { change, balance, from: effect?.sentAt ?? 0, until: effect?.answeredAt ?? Infinity },
      ];
    })
    .toSorted((a, b) => a.change - b.change);

  let latestFrom = 0;
  for (const { change, from, until } of changes) {
    if (until < latestFrom)
      report(
        'what was done first comes first',
        `change ${change} was acknowledged before an earlier one was sent`,
      );
    latestFrom = Math.max(latestFrom, from);
  }
  for (const request of history.requests) {
    if (request.call !== 'GET /wallet/get' || !isGood(request)) continue;
    const { balance } = request.response as { balance: number };
    const { sentAt, answeredAt } = request;
    const last = changes.findLastIndex(({ until }) => until < sentAt);
    const possible = changes.filter(({ from }, index) => index > last && from < answeredAt!);
    const before = last === -1 ? 0 : changes[last]!.balance;
    if (balance !== before && !possible.some((change) => change.balance === balance))
      report('a balance that is read is not stale', `${balance} in request #${request.id}`);
  }
}

/** Returns between when a game of the user ended: its first and its first final response. */
function findGameEnd({ requests }: UserHistory, gameID: unknown) {
  const ofGame = requests.filter(({ params }) => params['id'] === gameID);
  if (ofGame.length === 0) return undefined;
  const ends = ofGame.filter(
    (request) => isGood(request) && (request.response as { isFinal?: boolean }).isFinal === true,
  );
  return {
    sentAt: Math.min(...ofGame.map(({ sentAt }) => sentAt)),
    answeredAt: Math.min(...ends.map(({ answeredAt }) => answeredAt ?? Infinity), Infinity),
  };
}
