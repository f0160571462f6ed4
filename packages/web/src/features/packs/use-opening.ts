import type { OpenedCard, PackInventoryItem } from '@pennant/contract/packs';
import { MOST_PACKS_OPENED_AT_ONCE } from '@pennant/rules/packs/buy-amounts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import type { Answer } from '../../api/calls.ts';
import { answerKey, useAction } from '../../api/use-call.ts';
import type { WrappedSeries } from '../../ui/art/pack/wrapper-style.ts';
import { toast } from '../../ui/toast.ts';

/** Packs of one series to open. */
export interface Order {
  readonly item: PackInventoryItem;
  readonly amount: number;
}

/** What came out of one opening, in however many requests. */
export interface Opened {
  readonly series: WrappedSeries;
  readonly packs: number;
  readonly cards: readonly OpenedCard[];
  readonly draws: readonly Answer<'POST /packInventory/open'>['draw'][];
}

/** How far an opening is, in packs; `seriesID` is null where packs of several series are opened. */
export interface OpeningProgress {
  readonly seriesID: number | null;
  readonly opened: number;
  readonly of: number;
}

/** The requests that open an order: as many packs in each as one request may open. */
export const stepsOf = (orders: readonly Order[]): { seriesID: number; amount: number }[] =>
  orders.flatMap(({ item: { seriesID }, amount }) =>
    Array.from({ length: Math.ceil(amount / MOST_PACKS_OPENED_AT_ONCE) }, (_, at) => ({
      seriesID,
      amount: Math.min(MOST_PACKS_OPENED_AT_ONCE, amount - at * MOST_PACKS_OPENED_AT_ONCE),
    })),
  );

/** The wrapper that an opening shows: that of its series, or one for packs of several. */
const wrapperOf = (orders: readonly Order[], packs: number): WrappedSeries => {
  const [first, ...others] = orders;
  if (first !== undefined && others.length === 0) return first.item.Series;
  return { seriesKey: 'all-packs', name: `${packs} packs`, year: null };
};

/** Lowers what is owned of a series by what was opened of it; at zero it is not listed any more. */
const lowerOwned = (answers: QueryClient, seriesID: number, left: number) =>
  answers.setQueryData<Answer<'GET /packInventory/user'>>(
    answerKey('GET /packInventory/user'),
    (items) =>
      items?.map((item) => (item.seriesID === seriesID ? { ...item, amount: left } : item)),
  );

/** Opens packs: one, or as many as there are, step by step, with one result for all of them. */
export function useOpening() {
  const answers = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [progress, setProgress] = useState<OpeningProgress | null>(null);
  const request = useAction('POST /packInventory/open', {
    onSuccess: ({ amount }, { body }) => lowerOwned(answers, body.seriesID, amount),
    onError: (error) => toast.bad(`Error opening pack: ${messageOf(error)}`),
  });

  const open = async (orders: readonly Order[]) => {
    const of = orders.reduce((sum, { amount }) => sum + amount, 0);
    const seriesID = orders.length === 1 ? (orders[0]?.item.seriesID ?? null) : null;
    const results: Answer<'POST /packInventory/open'>[] = [];
    let done = 0;
    try {
      for (const step of stepsOf(orders)) {
        setProgress({ seriesID, opened: done, of });
        results.push(await request.mutateAsync({ body: step }));
        done += step.amount;
      }
    } catch {
      // It was told already. What was opened before it is shown.
    }
    setProgress(null);
    if (results.length > 0) {
      setOpened({
        series: wrapperOf(orders, done),
        packs: done,
        cards: results.flatMap(({ cards }) => cards),
        draws: results.map(({ draw }) => draw),
      });
    }
    for (const outdated of [
      'GET /packInventory/user',
      'GET /card/user',
      'GET /cardInventory/user/duplicate',
      'GET /fairness/packs',
    ] as const) {
      void answers.invalidateQueries({ queryKey: answerKey(outdated) });
    }
  };
  return { opened, progress, open: (orders: readonly Order[]) => void open(orders) };
}
