import type { Card, CardInventory } from '@pennant/contract/cards';
import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import { WPA_UNITS } from '@pennant/rules/statistics/wpa-units';
import { copiesToSell } from '@pennant/rules/cards/sale-price';
import { countersOf } from './card-counters.ts';
import type { InventoryRow } from './card-inventory-store.ts';
import type { CardDetailRow } from './card-store.ts';

/** The statistics of one card in one game; `wpa` is in units of `WPA_UNITS` here. */
export type CardStatistics = Omit<
  CardInventory,
  'inventoryID' | 'amount' | 'sellable' | 'isLocked' | 'displayKey'
>;

/** Returns the key of the variant that every card of a season has: the season's base series. */
export const baseKeyOf = (year: number): string => `${year}-base`;

/** Returns the card's season line in the list of its type; the other list is empty. */
export const seasonsOf = ({
  type,
  year,
  season,
}: CardDetailRow): Pick<Card, 'Battings' | 'Pitchings'> =>
  type === 'Batter'
    ? { Battings: [{ year, ...(season as BattingSeason) }], Pitchings: [] }
    : { Battings: [], Pitchings: [{ year, ...(season as PitchingSeason) }] };

/** Returns the chances of loose pitches that are printed on a card. */
export const loosePitchesOf = (
  row: CardDetailRow,
): Pick<Card, 'wildPitchChance' | 'balkChance' | 'passedBallChance'> => ({
  wildPitchChance: row.wild_pitch_chance,
  balkChance: row.balk_chance,
  passedBallChance: row.passed_ball_chance,
});

export const inventoryOf = (row: InventoryRow): CardInventory => ({
  inventoryID: row.inventory_id,
  cardID: row.card_id,
  amount: row.amount,
  sellable: copiesToSell({ ...row, isLocked: row.is_locked }),
  isLocked: row.is_locked,
  displayKey: row.display_key,
  exp: row.exp,
  ...countersOf(row),
  wpa: row.wpa / WPA_UNITS,
});

/** Returns the inventory of a card that the user does not own. */
export const emptyInventoryOf = (card: {
  readonly card_id: number;
  readonly year: number;
}): CardInventory => ({
  inventoryID: null,
  cardID: card.card_id,
  amount: 0,
  sellable: 0,
  isLocked: false,
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
  wpa: 0,
});
