import type { CardInventory } from '@pennant/contract/cards';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import type { ApiResponse } from '../../../api/call-types.ts';
import { apiQueryKey, useApiQuery } from '../../../api/query-hooks.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { toast } from '../../../ui/toast.ts';
import { inventoryQueryKey, useSetCachedInventory } from '../detail/use-card-inventory.ts';

type Locked = ApiResponse<'GET /cardInventory/lock'>;
type Duplicates = ApiResponse<'GET /cardInventory/user/duplicate'>;

const NONE: readonly number[] = [];

/** Returns the ids of the cards that the user has locked against selling. */
export function useLockedIDs(): ReadonlySet<number> {
  const { data } = useApiQuery('GET /cardInventory/lock');
  const cardIDs = data?.cardIDs ?? NONE;
  return useMemo(() => new Set(cardIDs), [cardIDs]);
}

/** Returns a list of locked cards with one added or taken off. */
export const withLock = (
  cardIDs: readonly number[],
  { cardID, isLocked }: { readonly cardID: number; readonly isLocked: boolean },
): number[] => {
  const others = cardIDs.filter((id) => id !== cardID);
  return isLocked ? [...others, cardID] : others;
};

interface Lock {
  readonly cardID: number;
  readonly isLocked: boolean;
}

/** Sets a lock in all cached lists that show it. */
function cacheLock(queryClient: QueryClient, lock: Lock): void {
  const { cardID, isLocked } = lock;
  const setLockOf = <Owned extends Lock>(card: Owned): Owned =>
    card.cardID === cardID ? { ...card, isLocked } : card;
  queryClient.setQueryData<Locked>(
    apiQueryKey('GET /cardInventory/lock'),
    (before) => before && { cardIDs: withLock(before.cardIDs, lock) },
  );
  queryClient.setQueryData<Duplicates>(
    apiQueryKey('GET /cardInventory/user/duplicate'),
    (before) => before && { ...before, cards: before.cards.map(setLockOf) },
  );
  queryClient.setQueryData<CardInventory>(
    inventoryQueryKey(cardID),
    (before) => before && setLockOf(before),
  );
}

/**
 * Returns a function that locks a card against selling, or unlocks it. The page shows that at once,
 * and takes it back with a toast where the server refuses. The function is stable.
 */
export function useSetLock(): (cardID: number, isLocked: boolean) => void {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation('PUT /cardInventory/lock', {
    onSuccess: useSetCachedInventory(),
    onError: (error, { body: { cardID, isLocked } }) => {
      cacheLock(queryClient, { cardID, isLocked: !isLocked });
      toast.bad(`Error locking the card: ${messageOf(error)}`);
    },
  });
  return useCallback(
    (cardID, isLocked) => {
      cacheLock(queryClient, { cardID, isLocked });
      mutate({ body: { cardID, isLocked } });
    },
    [queryClient, mutate],
  );
}
