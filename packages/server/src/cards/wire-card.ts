import type { Card, CardDice, CardInventory, CardSummary } from '@pennant/contract/cards';
import type { BattingSeason, CardType, Hand, PitchingSeason } from '@pennant/rules/cards/card';
import { BATTER_FIELDS, PITCHER_FIELDS } from '@pennant/rules/cards/dice-fields';

/** A card's row without dice and season line. */
export interface SummaryRow {
  readonly card_id: number;
  readonly series_id: number | null;
  readonly player_id: string;
  readonly name: string;
  readonly year: number;
  readonly type: CardType;
  readonly league: string;
  readonly teams: string;
  readonly club_name: string;
  readonly rating: number;
  readonly positions: string;
  readonly bats: Hand | null;
  readonly throws: Hand | null;
  readonly speed: number | null;
  readonly stamina: number | null;
  readonly custom_image: string | null;
  readonly artist_id: number | null;
}

/** Columns of a `SummaryRow`, of the table that is called `card`. */
export const SUMMARY_COLUMNS = `card.card_id, card.series_id, card.player_id, card.name, card.year, card.type, card.league,
  card.teams, card.club_name, card.rating, card.positions, card.bats, card.throws, card.speed, card.stamina,
  card.custom_image, card.artist_id`;

const DICE_FIELDS = [...BATTER_FIELDS, ...PITCHER_FIELDS];

/** Columns of a `FullRow`, of the table that is called `card`. */
export const FULL_COLUMNS = `${SUMMARY_COLUMNS}, card.season, ${DICE_FIELDS.map((field) => `card.${field}`).join(', ')}`;

export interface FullRow extends SummaryRow, CardDice {
  readonly season: BattingSeason | PitchingSeason;
}

export interface InventoryRow {
  readonly inventory_id: string;
  readonly card_id: number;
  readonly amount: number;
  readonly display_key: string;
  readonly exp: number;
  readonly ab: number;
  readonly h1: number;
  readonly h2: number;
  readonly h3: number;
  readonly hr: number;
  readonly bb: number;
  readonly so: number;
  readonly runs: number;
  readonly rbi: number;
  readonly sb: number;
  readonly cs: number;
  readonly ip_outs: number;
}

/** The key of the variant that every card has: its season's base series. */
export const baseKeyOf = (year: number): string => `${year}-base`;

/** A card as lists carry it. The name travels URL-encoded; a card outside every pack names the base series of its season. */
export const summaryOf = (row: SummaryRow): CardSummary => ({
  cardID: row.card_id,
  seriesID: row.series_id ?? row.year,
  name: encodeURIComponent(row.name),
  year: row.year,
  type: row.type,
  rating: row.rating,
  positions: row.positions,
  speed: row.speed,
  stamina: row.stamina,
  teamNameID: row.teams,
  playerID: row.player_id,
  clubName: row.club_name,
  league: row.league,
  bats: row.bats,
  throws: row.throws,
  customImage: row.custom_image,
  artistID: row.artist_id,
});

/** The documented dice fields of a card: d2 … d12, xd2 … xd12, pd2 … pd12. */
export const diceOf = (row: FullRow): CardDice =>
  Object.fromEntries(DICE_FIELDS.map((field) => [field, row[field]])) as CardDice;

/** The card's own season line, under the name of its kind; the other list is empty. */
export const seasonsOf = ({ type, year, season }: FullRow): Pick<Card, 'Battings' | 'Pitchings'> =>
  type === 'Batter'
    ? { Battings: [{ year, ...(season as BattingSeason) }], Pitchings: [] }
    : { Battings: [], Pitchings: [{ year, ...(season as PitchingSeason) }] };

export const inventoryOf = (row: InventoryRow): CardInventory => ({
  inventoryID: row.inventory_id,
  cardID: row.card_id,
  amount: row.amount,
  displayKey: row.display_key,
  exp: row.exp,
  ab: row.ab,
  h1: row.h1,
  h2: row.h2,
  h3: row.h3,
  hr: row.hr,
  bb: row.bb,
  so: row.so,
  runs: row.runs,
  rbi: row.rbi,
  sb: row.sb,
  cs: row.cs,
  ipOuts: row.ip_outs,
});

/** What a user has of a card that he does not have. */
export const noInventoryOf = (card: {
  readonly card_id: number;
  readonly year: number;
}): CardInventory => ({
  inventoryID: null,
  cardID: card.card_id,
  amount: 0,
  displayKey: baseKeyOf(card.year),
  exp: 0,
  ab: 0,
  h1: 0,
  h2: 0,
  h3: 0,
  hr: 0,
  bb: 0,
  so: 0,
  runs: 0,
  rbi: 0,
  sb: 0,
  cs: 0,
  ipOuts: 0,
});
