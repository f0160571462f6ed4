// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface CatalogueStatements {
  'catalogue.add': { values: [string, number, string, number, number]; row: never };
  'catalogue.add_card_generation': {
    values: [string, string, string, number, boolean, boolean, Date];
    row: {
      making_id: string;
      kind: ColumnTypes['card_making.kind'];
      subject_id: number;
      is_dry_run: boolean;
      replaces: boolean;
      state: ColumnTypes['card_making.state'];
      done: number;
      total: number;
      result: ColumnTypes['card_making.result'] | null;
      error: string | null;
      created_at: Date;
      heartbeat_at: Date;
    };
  };
  'catalogue.add_cards': { values: [readonly string[]]; row: never };
  'catalogue.add_clubs': { values: [readonly string[]]; row: never };
  'catalogue.add_lineups': { values: [readonly string[]]; row: never };
  'catalogue.add_new_cards': { values: []; row: never };
  'catalogue.add_new_ids': { values: []; row: never };
  'catalogue.add_new_members': { values: []; row: never };
  'catalogue.add_seasons': { values: [readonly number[], number]; row: never };
  'catalogue.add_series': {
    values: [
      readonly number[],
      readonly string[],
      readonly string[],
      readonly (number | null)[],
      readonly number[],
      readonly string[],
      number,
    ];
    row: never;
  };
  'catalogue.add_series_cards': { values: [readonly string[]]; row: never };
  'catalogue.analyze': { values: []; row: never };
  'catalogue.analyze_staged': { values: []; row: never };
  'catalogue.count_outcomes': {
    values: [];
    row: { made: number; differing: number; same: number };
  };
  'catalogue.create_staged_cards': { values: []; row: never };
  'catalogue.create_staged_members': { values: []; row: never };
  'catalogue.fail_lost_card_generations': { values: [Date]; row: never };
  'catalogue.find': {
    values: [];
    row: {
      history: ColumnTypes['catalogue.history'];
      history_version: number;
      fingerprint: string;
      first_year: number;
      last_year: number;
      is_complete: boolean;
      seasons_made: number;
      seasons_total: number;
      cards_made: number;
    };
  };
  'catalogue.find_affected_cards': { values: [boolean]; row: { card_id: number } };
  'catalogue.find_affected_series': { values: []; row: { series_id: number } };
  'catalogue.find_card_generation': {
    values: [string];
    row: CatalogueStatements['catalogue.add_card_generation']['row'];
  };
  'catalogue.find_known_cards': { values: []; row: { card_id: number } };
  'catalogue.find_season': { values: [number]; row: object };
  'catalogue.find_special_series': { values: [number]; row: object };
  'catalogue.finish': { values: []; row: never };
  'catalogue.finish_card_generation': {
    values: [string, string, string | null, string | null];
    row: never;
  };
  'catalogue.give_next_ids': { values: []; row: never };
  'catalogue.index_staged': { values: []; row: never };
  'catalogue.keep_free_ids': { values: []; row: never };
  'catalogue.list_seasons_to_make_anew': {
    values: [number];
    row: { year: number; isCorrected: boolean; isOfEarlierMaker: boolean };
  };
  'catalogue.mark_season_made': { values: [number, number, string]; row: { year: number } };
  'catalogue.mark_season_made_anew': { values: [number, string, number]; row: never };
  'catalogue.match_staged': { values: []; row: never };
  'catalogue.overwrite_cards': { values: []; row: never };
  'catalogue.read_examples': {
    values: [];
    row: {
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      is_new: boolean;
      rating_before: number | null;
      rating: number;
    };
  };
  'catalogue.read_rated_cards': { values: [number]; row: { cardID: number; rating: number } };
  'catalogue.read_seasons': {
    values: [];
    row: { year: number; fingerprint: string | null; makerVersion: number; isMade: boolean };
  };
  'catalogue.read_special_series': { values: []; row: { seriesID: number; minRating: number } };
  'catalogue.read_taken_ids': { values: []; row: never };
  'catalogue.rename_series': { values: [number, string, string]; row: never };
  'catalogue.save_card_generation_progress': { values: [string, number, number, Date]; row: never };
  'catalogue.save_card_generation_result': { values: [string, string, number, Date]; row: never };
  'catalogue.save_corrected': { values: [readonly number[]]; row: never };
  'catalogue.save_fingerprint': { values: [string]; row: never };
  'catalogue.save_season_fingerprints': {
    values: [readonly number[], readonly string[]];
    row: never;
  };
  'catalogue.save_series_price': { values: [number, number, boolean]; row: never };
  'catalogue.save_span': { values: [number, number]; row: never };
  'catalogue.stage_cards': { values: [readonly string[]]; row: never };
  'catalogue.stage_members': { values: [readonly string[]]; row: never };
  'catalogue.unstage_others': { values: [number | null]; row: never };
}
