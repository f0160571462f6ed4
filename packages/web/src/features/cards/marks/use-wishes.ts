import type { CardSummary } from '@pennant/contract/cards';
import type { WishedCard } from '@pennant/contract/wish-list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import type { ApiResponse } from '../../../api/call-types.ts';
import { useVisitor } from '../../../api/current-user.ts';
import { apiQueryKey, useApiQuery } from '../../../api/query-hooks.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { toast } from '../../../ui/toast.ts';

type WishList = ApiResponse<'GET /card/wish'>;

const WISH_LIST = apiQueryKey('GET /card/wish');
const NONE: readonly WishedCard[] = [];

/** Returns the user's wish list; not requested for a guest. */
export function useWishList() {
  const visitor = useVisitor();
  return useApiQuery('GET /card/wish', undefined, { enabled: visitor.kind === 'player' });
}

/** Returns the ids of the cards on the user's wish list. */
export function useWishedIDs(): ReadonlySet<number> {
  const { data } = useWishList();
  const cards = data?.cards ?? NONE;
  return useMemo(() => new Set(cards.map(({ cardID }) => cardID)), [cards]);
}

/**
 * Returns a wish list with a card added or taken off. Of a card that is added, the series come with
 * the server's list.
 */
export function withWish(
  cards: readonly WishedCard[],
  card: CardSummary,
  { isWished, wished }: { readonly isWished: boolean; readonly wished: string },
): WishedCard[] {
  const others = cards.filter(({ cardID }) => cardID !== card.cardID);
  return isWished ? [...others, { amount: 0, seriesIDs: [], ...card, wished }] : others;
}

/**
 * Returns a function that puts a card on the wish list, or takes it off. The page shows that at
 * once, and takes it back with a toast where the server refuses. The function is stable.
 */
export function useSetWish(): (card: CardSummary, isWished: boolean) => void {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation('PUT /card/wish', {
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: WISH_LIST });
      toast.bad(`Error changing the wish list: ${messageOf(error)}`);
    },
  });
  return useCallback(
    (card, isWished) => {
      queryClient.setQueryData<WishList>(
        WISH_LIST,
        (before) =>
          before && {
            ...before,
            cards: withWish(before.cards, card, { isWished, wished: new Date().toISOString() }),
          },
      );
      mutate({ body: { cardID: card.cardID, isWished } });
    },
    [queryClient, mutate],
  );
}
