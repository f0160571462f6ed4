import { BATTER_RESULTS, DICE_SUMS, HISTORIES, PITCHER_MODIFIERS } from '@pennant/rules/cards/card';
import { MAX_COPIES_KEPT } from '@pennant/rules/cards/sale-price';
import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  cardType,
  catalogueID,
  catalogueIDText,
  chance,
  count,
  hand,
  money,
  rating,
  uuid,
  wholeNumberText,
} from './common-schemas.ts';

const figure = z.number().int();
const nullableFigure = figure.nullable();

/** A batting season as recorded; null where the figure was not recorded that year. */
export const batting = z.object({
  year: z.int(),
  G: figure,
  AB: figure,
  H: figure,
  '2B': figure,
  '3B': figure,
  HR: figure,
  R: figure,
  RBI: nullableFigure,
  SB: nullableFigure,
  CS: nullableFigure,
  BB: figure,
  SO: nullableFigure,
  IBB: nullableFigure,
  HBP: nullableFigure,
  SH: nullableFigure,
  SF: nullableFigure,
  GIDP: nullableFigure,
  /** Passed balls; only of catchers, and absent on cards made before they were read. */
  PB: nullableFigure.optional(),
});

/** A pitching season as recorded. */
export const pitching = z.object({
  year: z.int(),
  IPouts: figure,
  ER: figure,
  BB: figure,
  H: figure,
  SO: figure,
  W: figure,
  L: figure,
  G: figure,
  GS: figure,
  CG: figure,
  SHO: figure,
  SV: figure,
  HR: figure,
  BFP: nullableFigure,
  /** Wild pitches and balks; absent on cards made before they were read. */
  WP: nullableFigure.optional(),
  BK: nullableFigure.optional(),
});

/** A card in lists: without dice and season lines. */
export const cardSummary = z.object({
  cardID: catalogueID,
  /** The base series of its season. */
  seriesID: catalogueID,
  /** URL-encoded; decode it for display. */
  name: z.string(),
  year: z.int(),
  type: cardType,
  rating,
  /** "SS,3B": comma list. */
  positions: z.string(),
  /** Batters only, else null. */
  speed: z.int().nullable(),
  /** Pitchers only, else null. */
  stamina: z.int().nullable(),
  /** "BOS,NYA": comma list of club codes, in order of stint. */
  teamNameID: z.string(),
  playerID: z.string(),
  /** The club of most of the season's games: "Brooklyn Dodgers". */
  clubName: z.string(),
  /**
   * The names of all clubs, in order of stint, as the clubs were named that year, with " / "
   * between: "New York Yankees / Boston Red Sox".
   */
  clubNames: z.string(),
  /**
   * Where the card's season comes from. Players of the record are real people: their looks are not
   * drawn.
   */
  history: z.literal(HISTORIES),
  league: z.string(),
  bats: hand.nullable(),
  throws: hand.nullable(),
  customImage: z.string().nullable(),
  artistID: catalogueID.nullable(),
});
export type CardSummary = z.output<typeof cardSummary>;

type Sum = (typeof DICE_SUMS)[number];

/** Returns the fields of a dice table: one cell for each sum of two dice, `d2` to `d12`. */
export const diceFields = <Prefix extends string, Cell extends z.ZodType>(
  prefix: Prefix,
  cell: Cell,
) =>
  Object.fromEntries(DICE_SUMS.map((sum) => [`${prefix}${sum}`, cell])) as Record<
    `${Prefix}${Sum}`,
    Cell
  >;

const cell = z.string().nullable();

/**
 * The dice columns: `d` and `xd` are null on a pitcher's card, `pd` on a batter's; a `pd` cell is
 * null where it has no effect.
 */
export const cardDice = z.object({
  ...diceFields('d', cell),
  ...diceFields('xd', cell),
  ...diceFields('pd', cell),
});
export type CardDice = z.output<typeof cardDice>;

/** A user's copies of one card. `inventoryID` is null and the amount 0 where there are none. */
export const cardInventory = z.object({
  inventoryID: uuid.nullable(),
  cardID: catalogueID,
  amount: count,
  /** Copies that Sell All Duplicates would sell; 0 of a locked card. */
  sellable: count,
  /** Whether the user has locked the card: none of its copies is sold. */
  isLocked: z.boolean(),
  /** The variant displayed: `{year}-base` or a special series that the card is in. */
  displayKey: z.string(),
  exp: count,
  ab: count,
  h1: count,
  h2: count,
  h3: count,
  hr: count,
  bb: count,
  so: count,
  runs: count,
  rbi: count,
  sb: count,
  cs: count,
  ipOuts: count,
  /** Win probability added in the user's games, by the win expectancy table: 1 is a win. */
  wpa: z.number(),
});
export type CardInventory = z.output<typeof cardInventory>;

/** A card with everything that is printed on it. */
export const card = cardSummary.extend({
  ...cardDice.shape,
  /**
   * Chances before a batter with runners on: of a pitcher's wild pitch and balk, both or neither,
   * and of a catcher's passed ball. Null where the card has none; the rules then have a formula.
   */
  wildPitchChance: chance.nullable(),
  balkChance: chance.nullable(),
  passedBallChance: chance.nullable(),
  Battings: z.array(batting),
  Pitchings: z.array(pitching),
  /** The series that the card is in; each is a variant. */
  variants: z.array(z.object({ seriesID: catalogueID, seriesKey: z.string(), name: z.string() })),
  /** The user's own copies; null for a guest. */
  CardInventory: cardInventory.nullable(),
});
export type Card = z.output<typeof card>;

/** A card of a user's collection. */
export const userCard = cardSummary.extend({
  amount: count,
  /** The variant that the user chose to display. */
  displayKey: z.string(),
});
export type UserCard = z.output<typeof userCard>;

/** A card of which the user has several copies. */
export const duplicateCard = userCard.extend({
  /**
   * Copies that Sell All Duplicates would sell: those that teams need, the starter set and locked
   * cards are kept.
   */
  sellable: count,
  /** Whether the user has locked the card: none of its copies is sold. */
  isLocked: z.boolean(),
  /** Copies of the starter set, which are never sold. */
  unsellable: count,
  /** Sale price of one copy. */
  price: money,
});
export type DuplicateCard = z.output<typeof duplicateCard>;

/** Averages over the cards of one league and season. */
export const leagueOdds = z.object({
  /**
   * Probability of each result on the batters' cards, weighted by plate appearances; null without
   * batters.
   */
  batting: z.record(z.literal(BATTER_RESULTS), chance).nullable(),
  /**
   * Probability of each modifier on the pitchers' cards, weighted by batters faced; the remainder
   * to 1 is the probability of an empty cell. Null without pitchers.
   */
  pitching: z.record(z.literal(PITCHER_MODIFIERS), chance).nullable(),
});
export type LeagueOddsResponse = z.output<typeof leagueOdds>;

/** Maximum number of listed cards of one player: more than any player has seasons. */
export const MAX_PLAYER_CARDS = 120;

/** Maximum number of cards that a sale leaves out. */
const MAX_LEFT_OUT = 5000;

/** Maximum number of cards in one response: more than there are different cards. */
export const MAX_COLLECTION_CARDS = 150_000;

export const cardCalls = {
  userCards: defineCall({
    method: 'GET',
    path: '/card/user',
    summary: "The caller's collection, best rating first.",
    who: 'player',
    query: z.object({
      /** Number of the best cards to return. */
      limit: wholeNumberText(z.int().min(1).max(MAX_COLLECTION_CARDS)).default(
        MAX_COLLECTION_CARDS,
      ),
    }),
    answer: z.object({
      cards: z.array(userCard),
      /** Different cards in the whole collection. */
      totalCards: count,
    }),
    writes: false,
  }),
  card: defineCall({
    method: 'GET',
    path: '/card/{cardID}',
    summary: 'One card with its dice and season lines.',
    who: 'anyone',
    params: z.object({ cardID: catalogueIDText }),
    answer: card,
    writes: false,
  }),
  cardSeasons: defineCall({
    method: 'GET',
    path: '/card/{cardID}/seasons',
    summary: 'All cards of the player of a card, this one among them, by year.',
    who: 'anyone',
    params: z.object({ cardID: catalogueIDText }),
    answer: z.array(cardSummary).max(MAX_PLAYER_CARDS),
    writes: false,
  }),
  cardLeague: defineCall({
    method: 'GET',
    path: '/card/{cardID}/league',
    summary:
      "What the average batter and pitcher of a card's league and season have on their cards.",
    who: 'anyone',
    params: z.object({ cardID: catalogueIDText }),
    answer: leagueOdds,
    writes: false,
  }),
  duplicates: defineCall({
    method: 'GET',
    path: '/cardInventory/user/duplicate',
    summary: 'The cards that the caller has more than once, with what selling brings.',
    who: 'player',
    answer: z.object({ cards: z.array(duplicateCard), totalCards: count, totalPrice: money }),
    writes: false,
  }),
  sellDuplicates: defineCall({
    method: 'POST',
    path: '/cardInventory/sell/duplicate',
    summary: 'Sell every extra copy, or those of all cards but some. Locked cards are kept.',
    who: 'player',
    body: z
      .object({
        /** Copies to keep of each card. */
        keep: z.int().min(1).max(MAX_COPIES_KEPT).default(1),
        /** Cards to leave out. */
        leaveOut: z.array(catalogueID).max(MAX_LEFT_OUT).default([]),
        /** The total price that the user was shown; the sale is refused where it has changed. */
        amount: money.optional(),
      })
      .optional(),
    answer: z.object({ sold: count, amount: money, balance: money }),
    writes: true,
  }),
  inventory: defineCall({
    method: 'POST',
    path: '/cardInventory',
    summary: 'What the caller has of one card.',
    who: 'player',
    body: z.object({ cardID: catalogueID }),
    answer: cardInventory,
    writes: false,
  }),
  chooseVariant: defineCall({
    method: 'PUT',
    path: '/cardInventory',
    summary: 'Choose which variant of an owned card is drawn.',
    who: 'player',
    body: z.object({ inventoryID: uuid, displayKey: z.string().min(1).max(80) }),
    answer: cardInventory,
    writes: true,
  }),
  lockedCards: defineCall({
    method: 'GET',
    path: '/cardInventory/lock',
    summary: 'The cards that the caller has locked against selling.',
    who: 'player',
    answer: z.object({ cardIDs: z.array(catalogueID).max(MAX_COLLECTION_CARDS) }),
    writes: false,
  }),
  lockCard: defineCall({
    method: 'PUT',
    path: '/cardInventory/lock',
    summary: 'Lock an owned card against selling, all its copies, or unlock it.',
    who: 'player',
    body: z.object({ cardID: catalogueID, isLocked: z.boolean() }),
    answer: cardInventory,
    writes: true,
  }),
};
