import { expect, test } from 'vitest';
import { checkOrder } from './check-order.ts';
import { matchEffects } from './match-effects.ts';
import { parseDump } from './parse-dump.ts';
import type { LoggedRequest } from './request-log.ts';
import { aRequest } from './testing/a-sound-history.ts';
import { readUserHistory } from './user-history.ts';

const BUYING = { seriesID: 7, amount: 1 };

/** An award, a purchase, an award that brings the balance back, the same purchase again. */
const LOG = [
  aRequest(1, 'POST /wallet/award', { amount: 500 }, { balance: 500 }),
  aRequest(2, 'POST /packInventory/buy', BUYING, { ...BUYING, cost: 200, balance: 300 }),
  aRequest(3, 'POST /wallet/award', { amount: 200 }, { balance: 500 }),
  aRequest(4, 'POST /packInventory/buy', BUYING, { ...BUYING, cost: 200, balance: 300 }),
  aRequest(5, 'GET /wallet/get', null, { balance: 300 }, { key: null }),
];

const bought = JSON.stringify({ kind: 'packs_bought', ...BUYING });
const JOURNALS = [
  'j1\t{"kind": "award"}',
  `j2\t${bought}`,
  'j3\t{"kind": "award"}',
  `j4\t${bought}`,
];
const MONEY = [
  ['j1', 500, 500],
  ['j2', -200, 300],
  ['j3', 200, 500],
  ['j4', -200, 300],
] as const;

/** Returns a dump with the journals in an order. */
const dumpOf = (journals: readonly string[]): string =>
  [
    'COPY public.journal (user_id, journal_id, cause) FROM stdin;',
    ...journals.map((journal) => `user-1\t${journal}`),
    '\\.',
    'COPY public.posting (user_id, journal_id, asset, item, holder, amount, change, balance_after) FROM stdin;',
    ...MONEY.map(
      ([journal, amount, balance], index) =>
        `user-1\t${journal}\tmoney\t0\tuser\t${amount}\t${index + 1}\t${balance}`,
    ),
    'user-1\tj2\tpack\t7\tuser\t1\t\\N\t\\N',
    'user-1\tj4\tpack\t7\tuser\t1\t\\N\t\\N',
    '\\.',
  ].join('\n');

/** Returns the rules that a history breaks. */
function findBroken(log: readonly LoggedRequest[], dump: string): string[] {
  const broken: string[] = [];
  const report = (rule: string) => void broken.push(rule);
  const history = readUserHistory('user-1', log, parseDump(dump));
  checkOrder(history, matchEffects(history, report), report);
  return broken;
}

test.each([
  { name: 'in the order in which they were written', journals: JOURNALS },
  { name: 'in another order', journals: JOURNALS.toReversed() },
])('two purchases alike but for their time are told apart, with rows $name', ({ journals }) => {
  expect(findBroken(LOG, dumpOf(journals))).toEqual([]);
  expect(findBroken(LOG.toReversed(), dumpOf(journals))).toEqual([]);
});

test('a purchase that came after what was sent later is found', () => {
  const [award, purchase, ...rest] = LOG;
  const swapped = [
    { ...award!, sentAt: purchase!.sentAt, answeredAt: purchase!.answeredAt },
    { ...purchase!, sentAt: award!.sentAt, answeredAt: award!.answeredAt },
    ...rest,
  ];
  expect(findBroken(swapped, dumpOf(JOURNALS))).toContain('what was done first comes first');
});
