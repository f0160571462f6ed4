import { DICE_SUMS, FIELD_POSITIONS } from '@pennant/rules/cards/card';
import type { Database } from '../../platform/database/database.ts';

const POSITIONS = [...FIELD_POSITIONS, 'SP', 'RP'] as const;

/**
 * Players per position of a test season: enough for a pack of every tier and for a full bullpen.
 */
const PLAYERS_PER_POSITION = 24;

/** The ratings of the players of a position, repeated in this order: every tier has cards. */
const RATINGS = [97, 88, 79, 70, 61, 52, 43, 34, 68, 58, 25, 57] as const;

const cells = (prefix: string, cell: string | null) =>
  Object.fromEntries(DICE_SUMS.map((sum) => [`${prefix}${sum}`, cell]));

const BATTING = {
  G: 100,
  AB: 400,
  R: 50,
  H: 120,
  '2B': 20,
  '3B': 3,
  HR: 9,
  RBI: 60,
  SB: 5,
  CS: null,
  BB: 40,
  SO: 55,
  IBB: null,
  HBP: 2,
  SH: 4,
  SF: null,
  GIDP: null,
};
const PITCHING = {
  W: 12,
  L: 9,
  G: 30,
  GS: 25,
  CG: 8,
  SHO: 2,
  SV: 1,
  IPouts: 600,
  H: 190,
  ER: 80,
  HR: 12,
  BB: 60,
  SO: 110,
  BFP: 830,
};

export interface TestSeason {
  readonly year: number;
  readonly cost?: number;
  readonly purchaseLimit?: number | null;
  readonly isActive?: boolean;
  readonly numberOfCards?: number;
}

/**
 * Inserts a test season of 240 players: its cards and its base series. Batters' ids begin with
 * year x 10000 + 1, pitchers' with year x 10000 + 5001; the first card of each position is uranium.
 */
export async function aSeason(database: Database, season: TestSeason): Promise<number> {
  const { year, cost = 130, purchaseLimit = null, isActive = true, numberOfCards = 6 } = season;
  await database.sql(
    `insert into series (series_id, series_key, name, year, cost, min_rating, purchase_limit, is_active, number_of_cards, kind)
     values ($1, $2, $3, $1, $4, 0, $5, $6, $7, 'base')`,
    [year, `${year}-base`, `${year} Base`, cost, purchaseLimit, isActive, numberOfCards],
  );
  const numbers = { batters: 1, pitchers: 5001 };
  const cards = POSITIONS.flatMap((position) =>
    Array.from({ length: PLAYERS_PER_POSITION }, (_, index) => {
      const isPitcher = position === 'SP' || position === 'RP';
      const number = isPitcher ? numbers.pitchers++ : numbers.batters++;
      return {
        card_id: year * 10_000 + number,
        series_id: year,
        player_id: `${position.toLowerCase()}${index}-${year}`,
        name: `Señor ${position} ${index}`,
        year,
        type: isPitcher ? 'Pitcher' : 'Batter',
        league: 'IL',
        teams: 'BOX,CAR',
        club_name: 'Boxcar Nine',
        rating: RATINGS[index % RATINGS.length],
        positions: position,
        bats: 'R',
        throws: null,
        ...(isPitcher
          ? { ...cells('pd', null), pd7: 'h9l', stamina: 80, season: PITCHING }
          : { ...cells('d', 'OO'), d7: 'X', ...cells('xd', 'H1'), speed: 50, season: BATTING }),
        steal_attempt_rate: isPitcher ? null : 0.05,
        steal_success_rate: isPitcher ? null : 0.6,
        error_rate: isPitcher ? null : 0.02,
      };
    }),
  );
  await database.sql(`insert into card select * from jsonb_populate_recordset(null::card, $1)`, [
    JSON.stringify(cards),
  ]);
  await database.sql(
    `insert into series_card select series_id, card_id from card where series_id = $1`,
    [year],
  );
  return year;
}
