import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardType, catalogueID, count, ownedID, moment } from './values.ts';

/** What cards are made of: a season by its year, or a series by its id. */
const subject = {
  kind: z.literal(['season', 'series']),
  subjectID: catalogueID,
  /** Only says what would be done. */
  isDryRun: z.boolean().default(true),
  /** Cards that differ from the record are made anew; otherwise they are left as they are. */
  replaces: z.boolean().default(false),
};

const madeCard = z.object({
  /** Plain text. */
  name: z.string(),
  year: z.int(),
  type: cardType,
  fate: z.literal(['made', 'changed', 'left']),
  /** Null where there was no such card. */
  ratingBefore: z.int().nullable(),
  rating: z.int(),
});

/** A making of cards from the record, under way or over. */
const cardMaking = z.object({
  makingID: ownedID,
  ...subject,
  isDryRun: z.boolean(),
  replaces: z.boolean(),
  state: z.literal(['working', 'done', 'failed']),
  /** Seasons gone through, of how many. */
  done: count,
  total: count,
  created: moment,
  /** Null while it works, and where it failed. */
  result: z
    .object({
      /** Cards that there were not. */
      made: count,
      /** Cards that differed and were made anew. */
      changed: count,
      /** Cards that differ and were left as they are. */
      left: count,
      /** Cards that are as the record has them. */
      same: count,
      examples: z.array(madeCard),
    })
    .nullable(),
  /** Why it failed, for a person. */
  error: z.string().nullable(),
});
export type CardMaking = z.output<typeof cardMaking>;

export const bulkCardCalls = {
  makeCards: defineCall({
    method: 'POST',
    path: '/cards/bulk',
    summary: 'Make the cards of a season or a series from the record, or say what that would do.',
    who: 'admin',
    body: z.object(subject),
    answer: cardMaking,
    writes: true,
  }),
  cardMaking: defineCall({
    method: 'GET',
    path: '/cards/bulk/{makingID}',
    summary: 'How far a making is, and what came of it.',
    who: 'admin',
    params: z.object({ makingID: ownedID }),
    answer: cardMaking,
    writes: false,
  }),
};
