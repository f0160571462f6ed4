import type { CardDice, CardSummary } from '@pennant/contract/cards';
import type { History } from '@pennant/rules/cards/card';
import {
  BATTER_FIELDS,
  PITCHER_FIELDS,
  type BatterField,
  type PitcherField,
} from '@pennant/rules/cards/dice-fields';
import { CLUB_SEPARATOR } from '@pennant/rules/teams/club-names';
import type { StatementRow } from '../platform/database/statement.ts';

/**
 * The names of all clubs of a card of a history, in order of stint; null where `club_name` is the
 * only one. A club season's team is named "1927 New York Yankees".
 */
export const CLUB_NAMES_COLUMN = `case when card.teams like '%,%' and card.custom_by is null then (
    select string_agg(
      coalesce(
        (select substr(club.name, 6) from computer_club club
         where club.year = card.year and club.team = stint.code),
        stint.code),
      '${CLUB_SEPARATOR}' order by stint.place)
    from unnest(string_to_array(card.teams, ',')) with ordinality as stint (code, place)
  ) end as club_names`;

/** The history that all cards of the database are of; null before there is one. */
export const HISTORY_COLUMN = '(select catalogue.history from catalogue) as history';

/** The columns of `card` that lists of cards contain. */
export const SUMMARY_COLUMNS = `card_id, series_id, name, year, type, rating, positions, speed,
  stamina, teams, player_id, club_name, league, bats, throws, custom_image, artist_id,
  ${CLUB_NAMES_COLUMN}, ${HISTORY_COLUMN}`;

/** The columns of `card` that hold the chances of loose pitches; null where it has none. */
export const LOOSE_PITCH_COLUMNS = 'wild_pitch_chance, balk_chance, passed_ball_chance';

/** The columns of `card` that hold the dice cells, named as in the API. */
export const DICE_COLUMNS = [...BATTER_FIELDS, ...PITCHER_FIELDS].join(', ');

/** The columns of `card_inventory` that the API shows. */
export const INVENTORY_COLUMNS = `inventory_id, card_id, amount, unsellable, is_locked, display_key,
  exp, ab, h1, h2, h3, hr, bb, so, runs, rbi, sb, cs, ip_outs, wpa`;

export type SummaryRow = StatementRow<'cards.read_summaries'>;

export type DiceRow = Readonly<Record<BatterField | PitcherField, string | null>>;

/** Returns the history of a row; the record where it is not known, so that no looks are guessed. */
export const historyOf = (row: { readonly history: string | null } | undefined): History =>
  row?.history === 'invented' ? 'invented' : 'record';

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
  clubNames: row.club_names ?? row.club_name,
  history: historyOf(row),
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
