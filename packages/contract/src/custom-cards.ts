import { BATTER_RESULTS, CARD_POSITIONS, PITCHER_MODIFIERS } from '@pennant/rules/cards/card';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { card, cardSummary, diceFields } from './cards.ts';
import { displayText } from './display-text.ts';
import {
  catalogueID,
  catalogueIDText,
  hand,
  MAX_PAGE_SIZE,
  rating,
  wholeNumberText,
} from './common-schemas.ts';

const commonFields = {
  name: displayText(TEXT_RULES.cardName),
  year: z.int().min(1871).max(2100),
  /** Club codes with commas between: "BOS" or "BOS,NYA". */
  teamNameID: z
    .string()
    .max(40)
    .regex(/^[A-Z0-9]{2,3}(,[A-Z0-9]{2,3})*$/, 'must be club codes with commas between: BOS,NYA'),
  clubName: displayText(TEXT_RULES.clubName),
  league: z.string().regex(/^[A-Z0-9]{1,3}$/, 'must be one to three capital letters: NL'),
  rating,
  bats: hand.nullable(),
  throws: hand.nullable(),
  /** The series that it belongs to. */
  seriesID: catalogueID,
};

/** A batter: two dice tables, baserunning and fielding. */
const batterForm = z.strictObject({
  ...commonFields,
  type: z.literal('Batter'),
  positions: z
    .array(z.literal(CARD_POSITIONS.filter((position) => position !== 'SP' && position !== 'RP')))
    .min(1)
    .max(6),
  ...diceFields('d', z.literal([...BATTER_RESULTS, 'X'])),
  ...diceFields('xd', z.literal(BATTER_RESULTS)),
  speed: z.int().min(1).max(98),
  /** Steal attempts for each time on first with second open. */
  stealAttemptRate: z.number().min(0).max(0.9),
  stealSuccessRate: z.number().min(0).max(1),
  /** Errors for each out put in play. */
  errorRate: z.number().min(0).max(0.2),
});

/** A pitcher: one dice table and stamina. */
const pitcherForm = z.strictObject({
  ...commonFields,
  type: z.literal('Pitcher'),
  positions: z
    .array(z.literal(['SP', 'RP']))
    .min(1)
    .max(2),
  ...diceFields('pd', z.literal(PITCHER_MODIFIERS).nullable()),
  /** Outs per appearance as a percentage of 27. */
  stamina: z.int().min(1).max(150),
});

/** The fields of a custom card, whose dice an admin chooses. */
export const customCardForm = z.union([batterForm, pitcherForm]);
export type CustomCardForm = z.output<typeof customCardForm>;

/** A custom card for editing, with the rates that only the game uses. */
const customCard = card.extend({
  stealAttemptRate: z.number().nullable(),
  stealSuccessRate: z.number().nullable(),
  errorRate: z.number().nullable(),
});
export type CustomCard = z.output<typeof customCard>;

const id = z.object({ cardID: catalogueIDText });

export const customCardCalls = {
  customCards: defineCall({
    method: 'GET',
    path: '/card/custom',
    summary:
      'Custom cards, newest first; `after` is the number of the last card that the client has.',
    who: 'admin',
    query: z.object({
      after: catalogueIDText.optional(),
      limit: wholeNumberText(z.int().min(1).max(MAX_PAGE_SIZE)).default(50),
    }),
    answer: z.array(cardSummary),
    writes: false,
  }),
  customCard: defineCall({
    method: 'GET',
    path: '/card/custom/{cardID}',
    summary: 'A custom card, to be edited.',
    who: 'admin',
    params: id,
    answer: customCard,
    writes: false,
  }),
  createCustomCard: defineCall({
    method: 'POST',
    path: '/card/custom',
    summary: 'Make a card with chosen dice and put it into a series.',
    who: 'admin',
    body: customCardForm,
    answer: customCard,
    writes: true,
  }),
  changeCustomCard: defineCall({
    method: 'PUT',
    path: '/card/custom/{cardID}',
    summary: 'Change a custom card. Games that are under way go on with the card as it was.',
    who: 'admin',
    params: id,
    body: customCardForm,
    answer: customCard,
    writes: true,
  }),
};
