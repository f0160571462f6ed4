import type { Dump, DumpRow } from './parse-dump.ts';
import { isToldToComeAgain, type LoggedRequest } from './request-log.ts';

/** Something that does not add up. */
export interface Violation {
  /** The rule that is broken, in few words. */
  readonly rule: string;
  readonly detail: string;
}

/** Takes down what does not add up. */
export type Report = (rule: string, detail: string) => void;

/** One movement of an asset: positive to the user. */
export interface Movement {
  readonly asset: string;
  readonly item: number;
  readonly amount: number;
}

/** A journal of the user, with what moved to or from them. */
export interface Journal {
  readonly id: string;
  readonly cause: Readonly<Record<string, unknown>> & { readonly kind: string };
  readonly movements: readonly Movement[];
  /** The movement of money: its number among the user's, and the balance after it. */
  readonly money: {
    readonly amount: number;
    readonly change: number;
    readonly balance: number;
  } | null;
}

/**
 * An effect that was acknowledged: a request with a good response, and all copies of it. Of an
 * effect without response the server may have done it or not.
 */
export interface Effect {
  readonly request: LoggedRequest;
  readonly isAcknowledged: boolean;
  /** When the first copy was sent, and when the first response came. */
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** All that is known of one user. */
export interface UserHistory {
  readonly userID: string;
  readonly requests: readonly LoggedRequest[];
  readonly effects: readonly Effect[];
  readonly journals: readonly Journal[];
  /** The user's rows of a table. */
  rows(table: string): readonly DumpRow[];
}

export const isGood = ({ status }: { readonly status: number | null }): boolean =>
  status !== null && status >= 200 && status < 300;

/** Puts together what log and dump say of a user. */
export function readUserHistory(
  userID: string,
  log: readonly LoggedRequest[],
  dump: Dump,
): UserHistory {
  const requests = log.filter((request) => request.userID === userID);
  const tables = new Map(
    [...dump].map(([table, rows]) => [table, rows.filter((row) => row['user_id'] === userID)]),
  );
  const rows = (table: string) => tables.get(table) ?? [];
  return { userID, requests, effects: findEffects(requests), journals: readJournals(rows), rows };
}

function findEffects(requests: readonly LoggedRequest[]): Effect[] {
  const groups = Map.groupBy(requests, ({ key, id }) => key ?? `#${id}`);
  return [...groups.values()].flatMap((copies) => {
    const good = copies.filter(isGood);
    const isUnknown = copies.some(
      (copy) => copy.status === null || (copy.status >= 500 && !isToldToComeAgain(copy)),
    );
    const refused = copies.some(({ status }) => status !== null && status >= 400 && status < 500);
    const [request] = good.length > 0 ? good : copies;
    if (request === undefined || (good.length === 0 && (refused || !isUnknown))) return [];
    return {
      request,
      isAcknowledged: good.length > 0,
      sentAt: Math.min(...copies.map(({ sentAt }) => sentAt)),
      answeredAt: Math.min(...good.map(({ answeredAt }) => answeredAt ?? Infinity), Infinity),
    };
  });
}

/** Returns the journals, those that moved money in the order of their changes of the balance. */
function readJournals(rows: UserHistory['rows']): Journal[] {
  const postings = Map.groupBy(
    rows('posting').filter((row) => row['holder'] === 'user'),
    (row) => row['journal_id'],
  );
  const journals = rows('journal').map((row): Journal => {
    const lines = postings.get(row['journal_id']) ?? [];
    const movements = lines.map((line) => ({
      asset: line['asset']!,
      item: Number(line['item']),
      amount: Number(line['amount']),
    }));
    const paid = lines.find((line) => line['asset'] === 'money');
    return {
      id: row['journal_id']!,
      cause: JSON.parse(row['cause']!) as Journal['cause'],
      movements,
      money: paid
        ? {
            amount: Number(paid['amount']),
            change: Number(paid['change']),
            balance: Number(paid['balance_after']),
          }
        : null,
    };
  });
  // A dump has its rows in any order.
  return journals.toSorted((a, b) => (a.money?.change ?? 0) - (b.money?.change ?? 0));
}
