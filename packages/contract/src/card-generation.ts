import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardType, catalogueID, count, uuid, timestamp } from './common-schemas.ts';

/** A request to make cards: of a season by its year, or of a series by its id. */
const cardRequest = {
  kind: z.literal(['season', 'series']),
  subjectID: catalogueID,
  /** Report only, change nothing. */
  isDryRun: z.boolean().default(true),
  /** Whether cards that differ from the record are replaced; otherwise they stay unchanged. */
  replaces: z.boolean().default(false),
};

const madeCard = z.object({
  /** Plain text. */
  name: z.string(),
  year: z.int(),
  type: cardType,
  fate: z.literal(['made', 'changed', 'left']),
  /** Null for a new card. */
  ratingBefore: z.int().nullable(),
  rating: z.int(),
});

/** A job that makes cards from the record, running or finished. */
const cardMaking = z.object({
  makingID: uuid,
  ...cardRequest,
  isDryRun: z.boolean(),
  replaces: z.boolean(),
  state: z.literal(['working', 'done', 'failed']),
  /**
   * Number of seasons processed, and their total; from the `result` on, of cards whose teams have
   * their scores.
   */
  done: count,
  total: count,
  created: timestamp,
  /** Null until the cards are changed. Teams get their scores after that, which may still fail. */
  result: z
    .object({
      /** New cards. */
      made: count,
      /** Cards that differed and were replaced. */
      changed: count,
      /** Cards that differ and stay unchanged. */
      left: count,
      /** Cards that equal the record. */
      same: count,
      examples: z.array(madeCard),
    })
    .nullable(),
  /** The reason of a failure, for display. */
  error: z.string().nullable(),
});
export type CardGeneration = z.output<typeof cardMaking>;

/** The seasons whose cards would come out otherwise today, or could, each list in order of year. */
const seasonsToMakeAnew = z.object({
  /** Seasons of which the files have other figures than their cards were made from. */
  corrected: z.array(z.int()),
  /** Seasons whose cards an earlier version of the card maker made. */
  ofEarlierMaker: z.array(z.int()),
});

export const cardGenerationCalls = {
  makeCards: defineCall({
    method: 'POST',
    path: '/cards/bulk',
    summary: 'Make the cards of a season or a series from the record, or say what that would do.',
    who: 'admin',
    body: z.object(cardRequest),
    answer: cardMaking,
    writes: true,
  }),
  seasonsToMakeAnew: defineCall({
    method: 'GET',
    path: '/cards/bulk',
    summary: 'Which seasons an admin may want to have made anew, and why.',
    who: 'admin',
    answer: seasonsToMakeAnew,
    writes: false,
  }),
  cardMaking: defineCall({
    method: 'GET',
    path: '/cards/bulk/{makingID}',
    summary: 'How far a making is, and what came of it.',
    who: 'admin',
    params: z.object({ makingID: uuid }),
    answer: cardMaking,
    writes: false,
  }),
};
