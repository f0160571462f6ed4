import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { catalogueID, count, uuid, wholeNumberText } from './common-schemas.ts';

const season = z.int().min(1871).max(2100);
const seasonText = wholeNumberText(z.int().min(1871).max(2100));

/** A club's code in the record, of two or three letters or digits. */
const clubCode = z.string().regex(/^[A-Za-z0-9]{2,3}$/, 'must be a club code: BOS');

/** Where a starter set comes from: one club of a season, or the whole season. */
export const clubChoice = z.object({ year: season, team: clubCode.optional() });
export type ClubChoice = z.output<typeof clubChoice>;

/** A club of a season that a starter set can come from. */
export const starterClub = z.object({
  year: season,
  team: clubCode,
  /** "1927 Harbor Gulls". */
  name: z.string(),
  wins: count,
  losses: count,
});
export type StarterClub = z.output<typeof starterClub>;

/** Maximum number of clubs in one response. */
export const MAX_STARTER_CLUBS = 60;

/** Reasons why a starter set can't be exchanged any more. */
export const EXCHANGE_ENDS = ['game', 'pack', 'sale', 'limit'] as const;
export type ExchangeEnd = (typeof EXCHANGE_ENDS)[number];

export const starterSet = z.object({
  /** The season that it comes from. */
  year: season.nullable(),
  /** The club's code; null where it comes from the whole season. */
  team: clubCode.nullable(),
  /** "1927 Harbor Gulls"; null for a season. */
  clubName: z.string().nullable(),
  /** Whether the user chose it; else it was drawn by lot. */
  isChosen: z.boolean(),
  /** The card that the user kept from the at-bat on home; it is one of the set. */
  keptCardID: catalogueID.nullable(),
  /** Null while it can be exchanged; else what ended that. */
  exchangeEndedBy: z.literal(EXCHANGE_ENDS).nullable(),
  /** The team that was made of it; null where the user has deleted it. */
  userTeamID: uuid.nullable(),
  teamName: z.string().nullable(),
  /** Its cards, best rating first. */
  cards: z.array(cardSummary),
});
export type StarterSet = z.output<typeof starterSet>;

export const starterSetCalls = {
  starterClubs: defineCall({
    method: 'GET',
    path: '/starterSet/clubs',
    summary:
      'The clubs and seasons that a starter set can come from: the best club of each decade, or those of a decade, a season or a name.',
    who: 'anyone',
    query: z.object({
      /** First year of a decade: 1980. */
      decade: seasonText.optional(),
      year: seasonText.optional(),
      /** Words of a club's name, or its year. */
      name: z.string().trim().min(1).max(60).optional(),
    }),
    answer: z.object({
      /** Best record first, or by year where no decade, season or name is given. */
      clubs: z.array(starterClub).max(MAX_STARTER_CLUBS),
      /** The seasons whose cards are made, earliest first. */
      years: z.array(season),
    }),
    writes: false,
  }),
  starterSet: defineCall({
    method: 'GET',
    path: '/starterSet',
    summary: "The caller's starter set: its club, its cards, and whether it can be exchanged.",
    who: 'player',
    answer: starterSet,
    writes: false,
  }),
  exchangeStarterSet: defineCall({
    method: 'POST',
    path: '/starterSet/exchange',
    summary:
      'Exchange the starter set for one of another club or season; until the first game, pack or sale. Its team comes along.',
    who: 'player',
    body: clubChoice,
    answer: starterSet,
    writes: true,
  }),
};
