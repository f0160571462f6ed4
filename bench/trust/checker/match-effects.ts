import { matchSale } from './match-sale.ts';
import { matchOpening } from './match-opening.ts';
import { matchSwap } from './match-swap.ts';
import type { Effect, Journal, Report, UserHistory } from './user-history.ts';

/** Which effect made each journal: both for the order of events and for what is left over. */
export type Explained = ReadonlyMap<Journal, Effect>;

/** Returns whether a journal is what an effect must have written. */
export type Matches = (journal: Journal, effect: Effect, history: UserHistory) => boolean;

interface Fields {
  readonly [name: string]: unknown;
}
const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;

const moves = (journal: Journal, asset: string, item: number, amount: number): boolean =>
  journal.movements.some(
    (move) => move.asset === asset && move.item === item && move.amount === amount,
  );

const isPaid = ({ money }: Journal, amount: number, balance: unknown): boolean =>
  amount === 0
    ? money === null
    : money !== null && money.amount === amount && (balance === null || money.balance === balance);

/**
 * What each call writes. Of an effect without response the fields of the response are unknown: then
 * only the request counts.
 */
const RULES: Readonly<Record<string, { readonly kind: string; readonly matches: Matches }>> = {
  'POST /packInventory/buy': {
    kind: 'packs_bought',
    matches: (journal, { request, isAcknowledged }) => {
      const { seriesID, amount } = fieldsOf(request.body);
      const { cost, balance } = fieldsOf(request.response);
      if (!moves(journal, 'pack', Number(seriesID), Number(amount))) return false;
      return !isAcknowledged || isPaid(journal, -Number(cost), balance);
    },
  },
  'POST /packInventory/open': { kind: 'packs_opened', matches: matchOpening },
  'POST /cardInventory/sell/duplicate': { kind: 'duplicates_sold', matches: matchSale },
  'POST /swapBox': { kind: 'cards_swapped', matches: matchSwap },
  'POST /wallet/claim': {
    kind: 'daily_allowance',
    matches: (journal, { request, isAcknowledged }) => {
      const { amount, balance } = fieldsOf(request.response);
      return !isAcknowledged || isPaid(journal, Number(amount), balance);
    },
  },
  'POST /wallet/award': {
    kind: 'award',
    matches: (journal, { request, isAcknowledged }) =>
      isPaid(
        journal,
        Number(fieldsOf(request.body)['amount']),
        isAcknowledged ? fieldsOf(request.response)['balance'] : null,
      ),
  },
  'POST /packInventory/award': {
    kind: 'award',
    matches: (journal, { request }) => {
      const { seriesID, amount } = fieldsOf(request.body);
      return journal.money === null && moves(journal, 'pack', Number(seriesID), Number(amount));
    },
  },
  'POST /starterSet/exchange': { kind: 'starter_set_exchanged', matches: () => true },
};

/** Returns whether an effect moves nothing: a sale without duplicates. */
const movesNothing = ({ request, isAcknowledged }: Effect): boolean =>
  isAcknowledged &&
  request.call === 'POST /cardInventory/sell/duplicate' &&
  fieldsOf(request.response)['sold'] === 0;

/**
 * Pairs every acknowledged effect with exactly one journal, and every journal with what made it: a
 * request, the starter set, a final game, a contest won, a series completed.
 */
export function matchEffects(history: UserHistory, report: Report): Explained {
  const { effects, journals } = history;
  const explained = new Map<Journal, Effect>();
  const left = new Set(journals);
  // What was acknowledged first: the rest may be what was done and not acknowledged. Two purchases
  // may be the same in all, the balance after them included: the earlier has the earlier journal.
  for (const effect of effects.toSorted(
    (a, b) =>
      Number(b.isAcknowledged) - Number(a.isAcknowledged) ||
      (a.isAcknowledged ? a.answeredAt - b.answeredAt : 0),
  )) {
    const rule = RULES[effect.request.call];
    if (rule === undefined || movesNothing(effect)) continue;
    const journal = [...left].find(
      (found) => found.cause.kind === rule.kind && rule.matches(found, effect, history),
    );
    if (journal !== undefined) {
      left.delete(journal);
      explained.set(journal, effect);
    } else if (effect.isAcknowledged) {
      const { call, id, response } = effect.request;
      report(
        'what was acknowledged is done',
        `${call} #${id} ${JSON.stringify(response).slice(0, 160)}`,
      );
    }
  }
  for (const journal of left)
    if (!isOwed(journal, history, left))
      report(
        'what is done was asked for, once',
        `${JSON.stringify(journal.cause)} ${JSON.stringify(journal.movements).slice(0, 160)}`,
      );
  return explained;
}

/** Returns whether a journal is owed to something else than a request, each of them once. */
function isOwed(journal: Journal, { rows }: UserHistory, left: ReadonlySet<Journal>): boolean {
  const { kind } = journal.cause;
  const same = (field: string) =>
    [...left].filter(
      (other) => other.cause.kind === kind && other.cause[field] === journal.cause[field],
    ).length;
  if (kind === 'starter_set')
    return (
      same('kind') === 1 &&
      journal.movements.reduce(
        (sum, move) => sum + (move.asset === 'card' ? move.amount : 0),
        0,
      ) === 24
    );
  if (kind === 'game') {
    const game = rows('game').find((row) => row['game_id'] === journal.cause['gameID']);
    return (
      same('gameID') === 1 &&
      game?.['is_final'] === 't' &&
      Number(game['earned_money']) === journal.money?.amount
    );
  }
  if (kind === 'contest') {
    const grant = rows('reward_grant').find(
      (row) => Number(row['campaign_contest_id']) === journal.cause['campaignContestID'],
    );
    return (
      same('campaignContestID') === 1 &&
      Number(grant?.['money'] ?? Number.NaN) === (journal.money?.amount ?? 0)
    );
  }
  if (kind === 'series_completed') {
    const completed = rows('completed_series').some((row) => row['journal_id'] === journal.id);
    return same('seriesID') === 1 && completed;
  }
  return false;
}
