import type { CardInventory } from '@pennant/contract/cards';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { ask } from '../../../api/ask.ts';
import type { CallRefused } from '../../../api/call-refused.ts';
import { useVisitor } from '../../../api/user.ts';

const keyOf = (cardID: number) => ['POST /cardInventory', { body: { cardID } }];

/** What the signed-in player has of a card. A guest is not asked for. */
export function useCardInventory(cardID: number) {
  const visitor = useVisitor();
  return useQuery<CardInventory, CallRefused>({
    queryKey: keyOf(cardID),
    queryFn: ({ signal }) => ask('POST /cardInventory', { body: { cardID } }, { signal }),
    enabled: visitor.kind === 'player',
  });
}

/** Puts the inventory in place as the server last answered it. */
export function useKeepInventory(): (inventory: CardInventory) => void {
  const answers: QueryClient = useQueryClient();
  return (inventory) => answers.setQueryData(keyOf(inventory.cardID), inventory);
}
