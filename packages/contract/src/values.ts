import { CARD_TYPES, HANDS } from '@pennant/rules/cards/card';
import { z } from 'zod';

/** Ids of the catalogue: whole numbers. */
export const catalogueID = z.int().positive().max(2_147_483_647);

/** The same in a path or a query, where everything is text. */
export const catalogueIDText = z.coerce.number().pipe(catalogueID);

/** Ids of what belongs to a user: UUIDv7, lower case. */
export const ownedID = z.uuid().toLowerCase();

/** ISO 8601, UTC. */
export const moment = z.iso.datetime();

/** Whole pieces of play money. */
export const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A change of a balance: negative where money left. */
export const moneyChange = z.int();

/** A count of things. */
export const count = z.int().min(0);

/** A number in [0, 1]. */
export const chance = z.number().min(0).max(1);

export const cardType = z.literal(CARD_TYPES);
export const hand = z.literal(HANDS);

/** The most rows that one page of a list holds. */
export const PAGE_LIMIT = 200;

/** `?after=&limit=` of a list that grows: `after` is the id of the last row that the client has. */
export const pageQuery = z.object({
  after: ownedID.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(50),
});

/** A client's 16 random bytes as 32 hex digits. */
export const clientSeed = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 lower-case hex digits');

/** 32 bytes as 64 hex digits: a commitment or a revealed seed. */
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/);
