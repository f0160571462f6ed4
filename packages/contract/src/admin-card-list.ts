import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { cardType, catalogueIDText, MAX_PAGE_SIZE, wholeNumberText } from './common-schemas.ts';

export const adminCardListCalls = {
  cards: defineCall({
    method: 'GET',
    path: '/card',
    summary:
      'Cards, best rating first; the header X-Next-After carries `after`, a card’s number, of the next page.',
    who: 'admin',
    query: z.object({
      /** Part of the name, without regard to case. */
      name: z.string().max(60).optional(),
      year: wholeNumberText(z.int().min(1871).max(2100)).optional(),
      type: cardType.optional(),
      after: catalogueIDText.optional(),
      limit: wholeNumberText(z.int().min(1).max(MAX_PAGE_SIZE)).default(50),
    }),
    answer: z.array(cardSummary),
    writes: false,
  }),
};
