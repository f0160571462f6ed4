import type { PackInventoryItem } from '@pennant/contract/packs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { PackOrder } from './use-open-packs.ts';

/**
 * The state of a navigation to My Packs by "Open now": the series of which one pack is opened on
 * arrival. It is no part of the address, so that neither a reload nor a link opens a pack.
 */
export interface OpenNowState {
  readonly openSeriesID: number;
}

const readSeriesID = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'openSeriesID' in state
    ? Number(state.openSeriesID)
    : null;

interface UnopenedPacks {
  readonly data: readonly PackInventoryItem[] | undefined;
  readonly isFetching: boolean;
}

/**
 * Opens one pack of the series that the user came to the page for, once. Returns whether that is
 * still to be done.
 */
export function useOpenNow(
  { data, isFetching }: UnopenedPacks,
  open: (orders: readonly PackOrder[]) => Promise<void>,
): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [wantedID, setWantedID] = useState(() => readSeriesID(state));
  const forget = useEffectEvent(() => void navigate('.', { replace: true, state: null }));
  useEffect(() => {
    if (wantedID !== null) forget();
  }, [wantedID]);
  // Packs just bought are in the list once it has been fetched again.
  const isListed = data !== undefined && !isFetching;
  const hasBegun = useRef(false);
  const openWanted = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const item = data?.find(({ seriesID, amount }) => seriesID === wantedID && amount > 0);
    if (item !== undefined) await open([{ item, amount: 1 }]);
    setWantedID(null);
  });
  useEffect(() => {
    if (wantedID !== null && isListed) void openWanted();
  }, [wantedID, isListed]);
  return wantedID !== null;
}
