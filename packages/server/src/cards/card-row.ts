import type { CardDice, CardSummary } from '@pennant/contract/cards';
import {
  BATTER_FIELDS,
  PITCHER_FIELDS,
  type BatterField,
  type PitcherField,
} from '@pennant/rules/cards/dice-fields';
import type { StatementRow } from '../platform/database/statement.ts';

/** The columns of `card` that lists of cards contain. */
export const SUMMARY_COLUMNS = `card_id, series_id, name, year, type, rating, positions, speed,
  stamina, teams, player_id, club_name, league, bats, throws, custom_image, artist_id`;

/** The columns of `card` that hold the dice cells, named as in the API. */
export const DICE_COLUMNS = [...BATTER_FIELDS, ...PITCHER_FIELDS].join(', ');

/** The columns of `card_inventory` that the API shows. */
export const INVENTORY_COLUMNS = `inventory_id, card_id, amount, unsellable, is_locked, display_key,
  exp, ab, h1, h2, h3, hr, bb, so, runs, rbi, sb, cs, ip_outs`;

export type SummaryRow = StatementRow<'cards.read_summaries'>;

export type DiceRow = Readonly<Record<BatterField | PitcherField, string | null>>;

/** Returns a card in the form in which lists contain it. */
export const summaryOf = (row: SummaryRow): CardSummary => ({
  cardID: row.card_id,
  // A replacement player is in no pack and is shown with their season's series.
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

/** Returns only the dice cells of a card's row. */
export const diceOf = (row: DiceRow): CardDice =>
  Object.fromEntries(
    [...BATTER_FIELDS, ...PITCHER_FIELDS].map((field) => [field, row[field]]),
  ) as CardDice;
