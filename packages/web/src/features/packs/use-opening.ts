import type { OpenedCard, PackInventoryItem } from '@pennant/contract/packs';
import { MOST_PACKS_OPENED_AT_ONCE } from '@pennant/rules/packs/buy-amounts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import type { Answer } from '../../api/calls.ts';
import { answerKey, useAction } from '../../api/use-call.ts';
import type { WrappedSeries } from '../../ui/art/pack/wrapper-style.ts';
import { toast } from '../../ui/toast.ts';

/** A number of packs of one series to open. */
export interface Order {
  readonly item: PackInventoryItem;
  readonly amount: number;
}

/** The result of an opening, which may have taken several requests. */
export interface Opened {
  readonly series: WrappedSeries;
  readonly packs: number;
  readonly cards: readonly OpenedCard[];
  readonly draws: readonly Answer<'POST /packInventory/open'>['draw'][];
}

/** The progress of an opening, in packs. `seriesID` is null for packs of several series. */
export interface OpeningProgress {
  readonly seriesID: number | null;
  readonly opened: number;
  readonly of: number;
}

/** Splits orders into requests, each with at most as many packs as one request may open. */
export const stepsOf = (orders: readonly Order[]): { seriesID: number; amount: number }[] =>
  orders.flatMap(({ item: { seriesID }, amount }) =>
    Array.from({ length: Math.ceil(amount / MOST_PACKS_OPENED_AT_ONCE) }, (_, index) => ({
      seriesID,
      amount: Math.min(MOST_PACKS_OPENED_AT_ONCE, amount - index * MOST_PACKS_OPENED_AT_ONCE),
    })),
  );

/** Returns the wrapper that an opening shows: of its series, or a common one for several. */
const chooseWrapper = (orders: readonly Order[], packs: number): WrappedSeries => {
  const [first, ...others] = orders;
  if (first !== undefined && others.length === 0) return first.item.Series;
  return { seriesKey: 'all-packs', name: `${packs} packs`, year: null };
};

/** Sets the user's number of unopened packs of a series in the query cache. */
const setUnopenedPacks = (queryClient: QueryClient, seriesID: number, left: number) =>
  queryClient.setQueryData<Answer<'GET /packInventory/user'>>(
    answerKey('GET /packInventory/user'),
    (items) =>
      items?.map((item) => (item.seriesID === seriesID ? { ...item, amount: left } : item)),
  );

/** Opens packs in as many requests as needed, with progress, and one result for all of them. */
export function useOpening() {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [progress, setProgress] = useState<OpeningProgress | null>(null);
  const openPacks = useAction('POST /packInventory/open', {
    onSuccess: ({ amount }, { body }) => setUnopenedPacks(queryClient, body.seriesID, amount),
    onError: (error) => toast.bad(`Error opening pack: ${messageOf(error)}`),
  });

  const open = async (orders: readonly Order[]) => {
    const total = orders.reduce((sum, { amount }) => sum + amount, 0);
    const seriesID = orders.length === 1 ? (orders[0]?.item.seriesID ?? null) : null;
    const results: Answer<'POST /packInventory/open'>[] = [];
    let openedCount = 0;
    try {
      for (const request of stepsOf(orders)) {
        setProgress({ seriesID, opened: openedCount, of: total });
        results.push(await openPacks.mutateAsync({ body: request }));
        openedCount += request.amount;
      }
    } catch {
      // `onError` has reported the failure. The packs opened before it are shown.
    }
    setProgress(null);
    if (results.length > 0) {
      setOpened({
        series: chooseWrapper(orders, openedCount),
        packs: openedCount,
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
      void queryClient.invalidateQueries({ queryKey: answerKey(outdated) });
    }
  };
  return { opened, progress, open: (orders: readonly Order[]) => void open(orders) };
}
