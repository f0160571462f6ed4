// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface PacksStatements {
  'packs.add_completed_series': { values: [string, number, number, string, Date]; row: never };
  'packs.add_draws': { values: [string, string, number, Buffer, string, string]; row: never };
  'packs.add_epoch': { values: [string, string, Buffer, Buffer, Date]; row: never };
  'packs.add_odds_tables': { values: [string]; row: never };
  'packs.add_packs': {
    values: [string, number, number, number];
    row: { amount: number; bought: number };
  };
  'packs.add_series': {
    values: [
      string,
      string,
      number | null,
      number,
      number,
      string | null,
      number | null,
      boolean,
      number,
      string | null,
    ];
    row: { series_id: number };
  };
  'packs.add_series_cards': { values: [number, readonly number[]]; row: { card_id: number } };
  'packs.add_starter_set': {
    values: [string, Date, number, string | null, boolean, number | null];
    row: { user_id: string };
  };
  'packs.close_epoch': { values: [string, string, Date]; row: never };
  'packs.count_draws': { values: [string, string, number]; row: never };
  'packs.count_owned_of_series': {
    values: [string, readonly number[]];
    row: { series_id: number; owned: number };
  };
  'packs.count_packs': { values: [string, number]; row: { amount: number } };
  'packs.count_series_cards': {
    values: [readonly number[]];
    row: { series_id: number; cards: number };
  };
  'packs.delete_former_odds': { values: [string, number, Buffer]; row: never };
  'packs.exchange_starter_set': { values: [string, number, string | null, boolean]; row: never };
  'packs.find_base_series_of_cards': { values: [readonly number[]]; row: { series_id: number } };
  'packs.find_epoch': {
    values: [string, string];
    row: {
      epoch_id: string;
      number: number;
      seed: Buffer;
      commitment: Buffer;
      client_seed: Buffer | null;
      client_seed_origin: ColumnTypes['pack_epoch.client_seed_origin'] | null;
      packs: number;
      closed_at: Date | null;
    };
  };
  'packs.find_newly_complete': {
    values: [string, readonly number[]];
    row: { series_id: number; cards: number };
  };
  'packs.find_open_epoch': { values: [string]; row: PacksStatements['packs.find_epoch']['row'] };
  'packs.find_pack_of_card': {
    values: [string, string, string, number];
    row: { pack: number; series_id: number; name: string; commitment: Buffer };
  };
  'packs.find_series': {
    values: [number];
    row: {
      series_id: number;
      series_key: string;
      name: string;
      year: number | null;
      cost: number;
      min_rating: number;
      teams_included: string | null;
      purchase_limit: number | null;
      is_active: boolean;
      number_of_cards: number;
      kind: ColumnTypes['series.kind'];
      tier_weights: ColumnTypes['series.tier_weights'] | null;
      odds_hash: Buffer | null;
      tiers: ColumnTypes['series_odds.tiers'] | null;
      expected_resale: number | null;
      can_fill_a_pack: boolean | null;
    };
  };
  'packs.find_series_of_cards': { values: [readonly number[]]; row: { series_id: number } };
  'packs.find_series_without_odds': {
    values: [readonly number[]];
    row: PacksStatements['packs.find_series']['row'];
  };
  'packs.find_starter_set': {
    values: [string];
    row: {
      granted_at: Date;
      year: number | null;
      team: string | null;
      is_chosen: boolean;
      kept_card_id: number | null;
      exchanges: number;
      team_id: string | null;
      team_name: string | null;
    };
  };
  'packs.has_bought': { values: [string]; row: { bought: boolean; opened: boolean } };
  'packs.has_touched_packs': { values: [string]; row: { touched: boolean } };
  'packs.is_catalogue_complete': { values: []; row: object };
  'packs.is_series_key_taken': { values: [string, number]; row: object };
  'packs.lock_open_epoch': { values: [string]; row: PacksStatements['packs.find_epoch']['row'] };
  'packs.lock_packs': { values: [string]; row: { series_id: number; amount: number } };
  'packs.lock_series_exclusive': { values: [number]; row: { pg_advisory_xact_lock: '' | null } };
  'packs.lock_series_keys': { values: []; row: { pg_advisory_xact_lock: '' | null } };
  'packs.lock_series_shared': {
    values: [number];
    row: { pg_advisory_xact_lock_shared: '' | null };
  };
  'packs.lock_starter_set': {
    values: [string];
    row: PacksStatements['packs.find_starter_set']['row'];
  };
  'packs.read_active_series': { values: []; row: PacksStatements['packs.find_series']['row'] };
  'packs.read_active_series_id': { values: [string]; row: { series_id: number } };
  'packs.read_all_series': { values: []; row: PacksStatements['packs.find_series']['row'] };
  'packs.read_at_former_odds': {
    values: [string, number];
    row: { odds_hash: Buffer; amount: number };
  };
  'packs.read_base_years': { values: []; row: { year: number } };
  'packs.read_closed_epochs': {
    values: [string, string | null, number];
    row: {
      epoch_id: string;
      number: number;
      seed: Buffer;
      commitment: Buffer;
      client_seed: Buffer | null;
      client_seed_origin: ColumnTypes['pack_epoch.client_seed_origin'] | null;
      packs: number;
      closed_at: Date;
    };
  };
  'packs.read_completed_series': {
    values: [string];
    row: {
      series_id: number;
      series_key: string;
      name: string;
      year: number | null;
      cards: number;
      completed_at: Date;
    };
  };
  'packs.read_current_odds_hash': { values: [number]; row: { odds_hash: Buffer } };
  'packs.read_draws': {
    values: [string, string];
    row: {
      pack: number;
      series_id: number;
      odds_hash: Buffer;
      card_ids: ColumnTypes['pack_draw.card_ids'];
    };
  };
  'packs.read_extra_copies': {
    values: [string, readonly number[], readonly string[]];
    row: { series_id: number; tier: ColumnTypes['card.tier']; owned: number; extra: number };
  };
  'packs.read_history': {
    values: [];
    row: { history: ColumnTypes['catalogue.history']; history_version: number };
  };
  'packs.read_odds_of_epoch': {
    values: [string, string];
    row: { odds_hash: Buffer; table_text: string };
  };
  'packs.read_odds_table': { values: [Buffer]; row: { table_text: string } };
  'packs.read_opened_packs': {
    values: [string, number];
    row: {
      epoch_id: string;
      pack: number;
      series_id: number;
      card_ids: ColumnTypes['pack_draw.card_ids'];
    };
  };
  'packs.read_owned_of_series': {
    values: [string, readonly number[], readonly string[]];
    row: { series_id: number; tier: ColumnTypes['card.tier']; owned: number };
  };
  'packs.read_packs': {
    values: [string];
    row: {
      series_id: number;
      amount: number;
      bought: number;
      series_key: string;
      name: string;
      year: number | null;
      number_of_cards: number;
    };
  };
  'packs.read_series_card_ids': { values: [number]; row: { card_id: number } };
  'packs.read_series_cards': {
    values: [readonly number[]];
    row: { series_id: number; card_id: number; rating: number; teams: string };
  };
  'packs.read_series_names': {
    values: [readonly number[]];
    row: { seriesID: number; seriesKey: string; name: string; year: number | null };
  };
  'packs.read_series_of_card': {
    values: [number];
    row: PacksStatements['packs.find_series']['row'];
  };
  'packs.read_swaps': {
    values: [string, number];
    row: {
      created_at: Date;
      series_id: number;
      received: number[];
      given: number[];
      copies: number[];
    };
  };
  'packs.read_unopened': {
    values: [string, number];
    row: {
      series_id: number;
      series_key: string;
      name: string;
      year: number | null;
      amount: number;
      total: number;
    };
  };
  'packs.record_former_odds': { values: [number, Buffer, Date]; row: never };
  'packs.remove_series_cards': { values: [number, readonly number[]]; row: { card_id: number } };
  'packs.save_price': { values: [number, number, boolean]; row: never };
  'packs.save_series': {
    values: [
      string,
      string,
      number | null,
      number,
      number,
      string | null,
      number | null,
      boolean,
      number,
      string | null,
      number,
    ];
    row: never;
  };
  'packs.save_series_odds': { values: [string]; row: never };
  'packs.save_starter_team': { values: [string, string, string]; row: never };
  'packs.set_client_seed': {
    values: [string, string, Buffer, ColumnTypes['pack_epoch.client_seed_origin']];
    row: never;
  };
  'packs.take_at_former_odds': { values: [string, number, Buffer, number]; row: never };
  'packs.take_packs': { values: [string, number, number]; row: { amount: number } };
}
