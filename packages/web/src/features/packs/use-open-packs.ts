import type { WrappedSeries } from '@pennant/card-art/pack/wrapper-style';
import type { OpenedCard, PackInventoryItem } from '@pennant/contract/packs';
import { MAX_PACKS_PER_OPENING } from '@pennant/rules/packs/pack-amounts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import type { ApiResponse } from '../../api/call-types.ts';
import { apiQueryKey } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { invalidateStaleQueries } from '../../api/stale-queries.ts';
import { toast } from '../../ui/toast.ts';
import { ensureClientSeed } from './use-pack-epoch.ts';

/** A number of packs of one series to open. */
export interface PackOrder {
  readonly item: PackInventoryItem;
  readonly amount: number;
}

/** The result of an opening, which may have taken several requests. */
export interface OpeningResult {
  /** Null for packs of several series. */
  readonly seriesID: number | null;
  readonly series: WrappedSeries;
  readonly packs: number;
  readonly cards: readonly OpenedCard[];
  readonly draws: readonly ApiResponse<'POST /packInventory/open'>['draw'][];
  /** The base series that its cards completed. */
  readonly completed: ApiResponse<'POST /packInventory/open'>['completed'];
}

/** The progress of an opening, in packs. `seriesID` is null for packs of several series. */
export interface OpeningProgress {
  readonly seriesID: number | null;
  readonly opened: number;
  readonly packCount: number;
}

/** Splits orders into requests, each with at most as many packs as one request may open. */
export const splitIntoRequests = (
  orders: readonly PackOrder[],
): { seriesID: number; amount: number }[] =>
  orders.flatMap(({ item: { seriesID }, amount }) =>
    Array.from({ length: Math.ceil(amount / MAX_PACKS_PER_OPENING) }, (_, index) => ({
      seriesID,
      amount: Math.min(MAX_PACKS_PER_OPENING, amount - index * MAX_PACKS_PER_OPENING),
    })),
  );

/** Returns the wrapper that an opening shows: of its series, or a common one for several. */
const chooseWrapper = (orders: readonly PackOrder[], packs: number): WrappedSeries => {
  const [first, ...others] = orders;
  if (first !== undefined && others.length === 0) return first.item.Series;
  return { seriesKey: 'all-packs', name: `${packs} packs`, year: null };
};

/** Sets the user's number of unopened packs of a series in the query cache. */
const setUnopenedPacks = (queryClient: QueryClient, seriesID: number, left: number) =>
  queryClient.setQueryData<ApiResponse<'GET /packInventory/user'>>(
    apiQueryKey('GET /packInventory/user'),
    (items) =>
      items?.map((item) => (item.seriesID === seriesID ? { ...item, amount: left } : item)),
  );

/** Opens packs in as many requests as needed, with progress, and one result for all of them. */
export function useOpenPacks() {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<OpeningResult | null>(null);
  const [progress, setProgress] = useState<OpeningProgress | null>(null);
  const openPacks = useApiMutation('POST /packInventory/open', {
    defersInvalidation: true,
    onSuccess: ({ amount }, { body }) => setUnopenedPacks(queryClient, body.seriesID, amount),
    onError: (error) => toast.bad(`Error opening pack: ${messageOf(error)}`),
  });

  const open = async (orders: readonly PackOrder[]) => {
    const total = orders.reduce((sum, { amount }) => sum + amount, 0);
    const seriesID = orders.length === 1 ? (orders[0]?.item.seriesID ?? null) : null;
    const results: ApiResponse<'POST /packInventory/open'>[] = [];
    let openedCount = 0;
    setProgress({ seriesID, opened: 0, packCount: total });
    try {
      await ensureClientSeed(queryClient);
    } catch (error) {
      setProgress(null);
      toast.bad(`Error opening pack: ${messageOf(error)}`);
      return;
    }
    try {
      for (const request of splitIntoRequests(orders)) {
        results.push(await openPacks.mutateAsync({ body: request }));
        openedCount += request.amount;
        setProgress({ seriesID, opened: openedCount, packCount: total });
      }
    } catch {
      // `onError` has reported the failure. The packs opened before it are shown.
    }
    setProgress(null);
    if (results.length > 0) {
      setOpened({
        seriesID,
        series: chooseWrapper(orders, openedCount),
        packs: openedCount,
        cards: results.flatMap(({ cards }) => cards),
        draws: results.map(({ draw }) => draw),
        completed: results.flatMap(({ completed }) => completed),
      });
    }
    invalidateStaleQueries(queryClient, 'POST /packInventory/open');
  };
  return { opened, progress, open };
}
