import { useApiQuery } from '../../../api/query-hooks.ts';

/** Returns what a card of the user has lived; not asked for a card that they don't own. */
export const useOwnCareer = (cardID: number, isOwned: boolean) =>
  useApiQuery('GET /card/{cardID}/career', { params: { cardID } }, { enabled: isOwned });
