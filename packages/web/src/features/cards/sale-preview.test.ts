import type { DuplicateCard } from '@pennant/contract/cards';
import { expect, test } from 'vitest';

import { keptText, saleRows, saleTotal, toggleLeftOut } from './sale-preview.ts';

const aDuplicate = (cardID: number, amount: number, price: number, unsellable = 0): DuplicateCard =>
  ({
    cardID,
    amount,
    price,
    unsellable,
    isLocked: false,
    sellable: amount - Math.max(1, unsellable),
  }) as DuplicateCard;

const CARDS = [aDuplicate(1, 4, 100), aDuplicate(2, 2, 10), aDuplicate(3, 3, 1, 2)];

test('every extra copy goes at the price of its row', () => {
  const rows = saleRows(CARDS, { keep: 1, leaveOut: new Set() });
  expect(rows.map(({ sells, total }) => [sells, total])).toEqual([
    [3, 300],
    [1, 10],
    [1, 1],
  ]);
  expect(saleTotal(rows)).toEqual({ copies: 5, money: 311 });
});

test('a card left out keeps all its copies, and more can be kept of the others', () => {
  const rows = saleRows(CARDS, { keep: 2, leaveOut: new Set([1]) });
  expect(rows.map(({ sells }) => sells)).toEqual([0, 0, 1]);
  expect(saleTotal(rows)).toEqual({ copies: 1, money: 1 });
});

test('a locked card keeps all its copies, and the page can say how many cards are', () => {
  const locked = CARDS.map((card) => ({ ...card, isLocked: card.cardID === 1 }));
  const rows = saleRows(locked, { keep: 1, leaveOut: new Set() });
  expect(rows.map(({ sells }) => sells)).toEqual([0, 1, 1]);
  expect(saleTotal(rows)).toEqual({ copies: 2, money: 11 });
  expect(keptText(rows)).toBe(', 1 card locked');
});

test('cards that are left out and locked are told apart', () => {
  const locked = CARDS.map((card) => ({ ...card, isLocked: card.cardID !== 2 }));
  expect(keptText(saleRows(locked, { keep: 1, leaveOut: new Set([1, 2]) }))).toBe(
    ', 1 card left out, 2 cards locked',
  );
  expect(keptText(saleRows(CARDS, { keep: 1, leaveOut: new Set() }))).toBe('');
});

test('a card is left out by one click, and in the sale again by the next', () => {
  const all = { keep: 1, leaveOut: new Set([3]) };
  const without = toggleLeftOut(all, 1);
  expect(without).toEqual({ keep: 1, leaveOut: new Set([3, 1]) });
  expect(toggleLeftOut(without, 1)).toEqual(all);
  expect(all.leaveOut).toEqual(new Set([3]));
});
