import { useApiQuery } from '../../../api/query-hooks.ts';

/** Returns the series that hold a card, with its odds and what the user has of each. */
export const useSeriesOfCard = (cardID: number) =>
  useApiQuery('GET /card/{cardID}/series', { params: { cardID } });
