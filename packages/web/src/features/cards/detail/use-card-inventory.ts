import type { CardInventory } from '@pennant/contract/cards';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { callApi } from '../../../api/api-client.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useVisitor } from '../../../api/current-user.ts';

/** Returns the query key of the user's inventory of a card. */
export const inventoryQueryKey = (cardID: number) => ['POST /cardInventory', { body: { cardID } }];

/** Returns the signed-in player's inventory of a card; not requested for a guest. */
export function useCardInventory(cardID: number) {
  const visitor = useVisitor();
  return useQuery<CardInventory, ApiError>({
    queryKey: inventoryQueryKey(cardID),
    queryFn: ({ signal }) => callApi('POST /cardInventory', { body: { cardID } }, { signal }),
    enabled: visitor.kind === 'player',
    // Sales, swaps and openings on other pages change it.
    staleTime: 0,
  });
}

/** Returns a function that caches an inventory as the server last returned it. */
export function useSetCachedInventory(): (inventory: CardInventory) => void {
  const queryClient: QueryClient = useQueryClient();
  return (inventory) => queryClient.setQueryData(inventoryQueryKey(inventory.cardID), inventory);
}
