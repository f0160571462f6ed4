import { HISTORIES } from '@pennant/rules/cards/card';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { count } from './common-schemas.ts';

export const catalogueCalls = {
  catalogue: defineCall({
    method: 'GET',
    path: '/catalogue',
    summary: 'Which history is loaded and how far its cards are made.',
    who: 'anyone',
    answer: z.object({
      history: z.literal(HISTORIES),
      /** Text for the page's header: "The real record, 1871-2023". */
      label: z.string(),
      firstYear: z.int(),
      lastYear: z.int(),
      seasonsMade: count,
      seasonsTotal: count,
      cardsMade: count,
      isComplete: z.boolean(),
      /**
       * Whether all of the history's campaigns are drawn up: the first ones are after a few
       * seasons, the others after the last.
       */
      campaigns: z.literal(['coming', 'there']),
    }),
    writes: false,
  }),
};
