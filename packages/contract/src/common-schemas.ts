import { CARD_TYPES, HANDS } from '@pennant/rules/cards/card';
import { MAX_RATING } from '@pennant/rules/cards/tier';
import { z } from 'zod';

/** Decimal digits as we write them: `1e1`, `0x10`, `+1`, `01` and ` 1` are no numbers of ours. */
const DIGITS = /^(0|[1-9]\d{0,15})$/;

/** Returns the schema of a whole number as text in a path or a query. */
export const wholeNumberText = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value),
    schema,
  );

/** An id of the catalogue: an integer. */
export const catalogueID = z.int().positive().max(2_147_483_647);

/** An id of the catalogue as text in a path or a query. */
export const catalogueIDText = wholeNumberText(catalogueID);

/** An id of something that belongs to a user: a UUID (version 7), lower case. */
export const uuid = z.uuid().toLowerCase();

/** A time in ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

/** An amount of play money, a whole number. */
export const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A change of a balance; negative for a debit. */
export const moneyChange = z.int();

/** A count of things. */
export const count = z.int().min(0);

/** A card's rating, or a team's score, which is the mean of ratings. */
export const rating = z.int().min(0).max(MAX_RATING);

/** A probability in [0, 1]. */
export const chance = z.number().min(0).max(1);

export const cardType = z.literal(CARD_TYPES);
export const hand = z.literal(HANDS);

/** Maximum number of rows on one page of a list. */
export const MAX_PAGE_SIZE = 200;

/** Query of a cursor-paged list: `after` is the id of the last row that the client has. */
export const pageQuery = z.object({
  after: uuid.optional(),
  limit: wholeNumberText(z.int().min(1).max(MAX_PAGE_SIZE)).default(50),
});

/** A client's 16 random bytes as 32 hex digits. */
export const clientSeed = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 lower-case hex digits');

/** 32 bytes as 64 hex digits: a commitment or a revealed seed. */
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/);
