// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface CardsStatements {
  'cards.add_copies': {
    values: [string, readonly number[], readonly string[], readonly number[], readonly number[]];
    row: { card_id: number; amount: number };
  };
  'cards.add_custom_card': { values: [string, string]; row: { card_id: number } };
  'cards.add_to_counters': {
    values: [
      string,
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
    ];
    row: never;
  };
  'cards.add_win_probability': {
    values: [string, readonly number[], readonly number[]];
    row: never;
  };
  'cards.add_wish': { values: [string, number, Date]; row: { card_id: number } };
  'cards.count_collection': { values: [string]; row: { cards: number } };
  'cards.count_copies': { values: [string]; row: { copies: number } };
  'cards.count_wishes': { values: [string]; row: { wishes: number } };
  'cards.declare_collection': { values: [string, number]; row: never };
  'cards.delete_careers': { values: [string]; row: never };
  'cards.delete_unsellable': { values: [string]; row: never };
  'cards.delete_wish': { values: [string, number]; row: { card_id: number } };
  'cards.fetch_collection': {
    values: [];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      amount: number;
      display_key: string;
    };
  };
  'cards.find_card': {
    values: [number];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      d2: string | null;
      d3: string | null;
      d4: string | null;
      d5: string | null;
      d6: string | null;
      d7: string | null;
      d8: string | null;
      d9: string | null;
      d10: string | null;
      d11: string | null;
      d12: string | null;
      xd2: string | null;
      xd3: string | null;
      xd4: string | null;
      xd5: string | null;
      xd6: string | null;
      xd7: string | null;
      xd8: string | null;
      xd9: string | null;
      xd10: string | null;
      xd11: string | null;
      xd12: string | null;
      pd2: string | null;
      pd3: string | null;
      pd4: string | null;
      pd5: string | null;
      pd6: string | null;
      pd7: string | null;
      pd8: string | null;
      pd9: string | null;
      pd10: string | null;
      pd11: string | null;
      pd12: string | null;
      wild_pitch_chance: number | null;
      balk_chance: number | null;
      passed_ball_chance: number | null;
      season: ColumnTypes['card.season'];
    };
  };
  'cards.find_custom_card_facts': {
    values: [number];
    row: {
      steal_attempt_rate: number | null;
      steal_success_rate: number | null;
      error_rate: number | null;
    };
  };
  'cards.find_inventory': {
    values: [string, number];
    row: {
      inventory_id: string;
      card_id: number;
      amount: number;
      unsellable: number;
      is_locked: boolean;
      display_key: string;
      exp: number;
      ab: number;
      h1: number;
      h2: number;
      h3: number;
      hr: number;
      bb: number;
      so: number;
      runs: number;
      rbi: number;
      sb: number;
      cs: number;
      ip_outs: number;
      wpa: number;
    };
  };
  'cards.find_league_of_card': { values: [number]; row: { year: number; league: string } };
  'cards.find_of_other_seasons': { values: [string, readonly number[]]; row: { card_id: number } };
  'cards.find_users_by_points': { values: [string | null, number]; row: { user_id: string } };
  'cards.find_whole_history': {
    values: [];
    row: { fingerprint: string; firstYear: number; lastYear: number; cards: number };
  };
  'cards.list_by_points': { values: [string]; row: { card_id: number; games: number } };
  'cards.list_careers': {
    values: [string, number];
    row: {
      card_id: number;
      games: number;
      wins: number;
      losses: number;
      saves: number;
      earned_runs: number;
      moments: Buffer;
      best_game_id: string | null;
      best_wpa: number | null;
      best_points: number | null;
    };
  };
  'cards.lock_copies': { values: [string]; row: { card_id: number; amount: number } };
  'cards.lock_copies_of': {
    values: [string, readonly number[]];
    row: { card_id: number; amount: number; unsellable: number; is_locked: boolean };
  };
  'cards.lock_counters': { values: [string, readonly number[]]; row: object };
  'cards.lock_duplicates': {
    values: [string];
    row: {
      card_id: number;
      amount: number;
      unsellable: number;
      is_locked: boolean;
      rating: number;
    };
  };
  'cards.lock_inventory_by_id': {
    values: [string, string];
    row: {
      inventory_id: string;
      card_id: number;
      amount: number;
      unsellable: number;
      is_locked: boolean;
      display_key: string;
      exp: number;
      ab: number;
      h1: number;
      h2: number;
      h3: number;
      hr: number;
      bb: number;
      so: number;
      runs: number;
      rbi: number;
      sb: number;
      cs: number;
      ip_outs: number;
      wpa: number;
      year: number;
    };
  };
  'cards.lock_unsellable': { values: [string]; row: { card_id: number; unsellable: number } };
  'cards.lock_wisher': { values: [string]; row: object };
  'cards.read_batting_shares': {
    values: [number, string];
    row: { cell: string | null; share: number };
  };
  'cards.read_best_cards': {
    values: [string, number];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      display_key: string;
      total: number;
    };
  };
  'cards.read_cards_of_player': {
    values: [number, number];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
    };
  };
  'cards.read_cards_to_export': {
    values: [string, number];
    row: {
      inventory_id: string;
      card_id: number;
      amount: number;
      unsellable: number;
      is_locked: boolean;
      display_key: string;
      exp: number;
      ab: number;
      h1: number;
      h2: number;
      h3: number;
      hr: number;
      bb: number;
      so: number;
      runs: number;
      rbi: number;
      sb: number;
      cs: number;
      ip_outs: number;
      wpa: number;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
    };
  };
  'cards.read_cards_with_dice': {
    values: [readonly number[]];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      d2: string | null;
      d3: string | null;
      d4: string | null;
      d5: string | null;
      d6: string | null;
      d7: string | null;
      d8: string | null;
      d9: string | null;
      d10: string | null;
      d11: string | null;
      d12: string | null;
      xd2: string | null;
      xd3: string | null;
      xd4: string | null;
      xd5: string | null;
      xd6: string | null;
      xd7: string | null;
      xd8: string | null;
      xd9: string | null;
      xd10: string | null;
      xd11: string | null;
      xd12: string | null;
      pd2: string | null;
      pd3: string | null;
      pd4: string | null;
      pd5: string | null;
      pd6: string | null;
      pd7: string | null;
      pd8: string | null;
      pd9: string | null;
      pd10: string | null;
      pd11: string | null;
      pd12: string | null;
      surname: string | null;
    };
  };
  'cards.read_careers': {
    values: [string, readonly number[]];
    row: {
      card_id: number;
      ab: number;
      h1: number;
      h2: number;
      h3: number;
      hr: number;
      bb: number;
      so: number;
      runs: number;
      rbi: number;
      sb: number;
      cs: number;
      ip_outs: number;
      games: number | null;
      wins: number | null;
      losses: number | null;
      saves: number | null;
      earned_runs: number | null;
      moments: Buffer | null;
      best_game_id: string | null;
      best_wpa: number | null;
      best_points: number | null;
    };
  };
  'cards.read_collection': {
    values: [string, number];
    row: CardsStatements['cards.fetch_collection']['row'];
  };
  'cards.read_collection_page': {
    values: [string, number, number];
    row: {
      card_id: number;
      series_id: number;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      teams: string;
      club_name: string;
      player_id: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      amount: number;
      display_key: string;
      club_names: string | null;
      history: string | null;
    };
  };
  'cards.read_custom_cards': {
    values: [number | null, number];
    row: CardsStatements['cards.read_cards_of_player']['row'];
  };
  'cards.read_decade_cards': {
    values: [number];
    row: {
      cardID: number;
      playerID: string;
      type: ColumnTypes['card.type'];
      positions: string;
      rating: number;
    };
  };
  'cards.read_duplicates': {
    values: [string];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      amount: number;
      unsellable: number;
      is_locked: boolean;
      display_key: string;
    };
  };
  'cards.read_guest_card_candidates': {
    values: [number, number];
    row: {
      cardID: number;
      playerID: string;
      year: number;
      rating: number;
      atBats: number;
      fame: number;
    };
  };
  'cards.read_guest_pitcher_candidates': {
    values: [number, number];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      fame: number;
    };
  };
  'cards.read_inventories': {
    values: [string, readonly number[]];
    row: CardsStatements['cards.find_inventory']['row'];
  };
  'cards.read_lineup_cards': {
    values: [string];
    row: {
      card_id: number;
      player_id: string;
      type: ColumnTypes['card.type'];
      positions: string;
      rating: number;
    };
  };
  'cards.read_list': {
    values: [string | null, number | null, string | null, number | null, number];
    row: CardsStatements['cards.read_cards_of_player']['row'];
  };
  'cards.read_locked': { values: [string, number]; row: { card_id: number } };
  'cards.read_owned_card_ids': { values: [string, readonly number[]]; row: { card_id: number } };
  'cards.read_pitching_shares': {
    values: [number, string];
    row: { cell: string | null; share: number };
  };
  'cards.read_players': {
    values: [readonly number[]];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      d2: string | null;
      d3: string | null;
      d4: string | null;
      d5: string | null;
      d6: string | null;
      d7: string | null;
      d8: string | null;
      d9: string | null;
      d10: string | null;
      d11: string | null;
      d12: string | null;
      xd2: string | null;
      xd3: string | null;
      xd4: string | null;
      xd5: string | null;
      xd6: string | null;
      xd7: string | null;
      xd8: string | null;
      xd9: string | null;
      xd10: string | null;
      xd11: string | null;
      xd12: string | null;
      pd2: string | null;
      pd3: string | null;
      pd4: string | null;
      pd5: string | null;
      pd6: string | null;
      pd7: string | null;
      pd8: string | null;
      pd9: string | null;
      pd10: string | null;
      pd11: string | null;
      pd12: string | null;
      wild_pitch_chance: number | null;
      balk_chance: number | null;
      passed_ball_chance: number | null;
      surname: string | null;
      steal_attempt_rate: number | null;
      steal_success_rate: number | null;
      error_rate: number | null;
    };
  };
  'cards.read_season_players': {
    values: [number, number, number];
    row: CardsStatements['cards.read_players']['row'];
  };
  'cards.read_series_candidates': {
    values: [number, number, string | null, number | null, string | null, number];
    row: CardsStatements['cards.read_cards_of_player']['row'];
  };
  'cards.read_summaries': {
    values: [readonly number[]];
    row: CardsStatements['cards.read_cards_of_player']['row'];
  };
  'cards.read_unsellable': {
    values: [string];
    row: CardsStatements['cards.read_cards_of_player']['row'];
  };
  'cards.read_variants': {
    values: [number];
    row: { series_id: number; series_key: string; name: string };
  };
  'cards.read_wished_card_ids': { values: [string, readonly number[]]; row: { card_id: number } };
  'cards.read_wishes': {
    values: [string, number];
    row: {
      card_id: number;
      series_id: number | null;
      name: string;
      year: number;
      type: ColumnTypes['card.type'];
      rating: number;
      positions: string;
      speed: number | null;
      stamina: number | null;
      teams: string;
      player_id: string;
      club_name: string;
      league: string;
      bats: ColumnTypes['card.bats'] | null;
      throws: ColumnTypes['card.throws'] | null;
      custom_image: string | null;
      artist_id: number | null;
      club_names: string | null;
      history: string | null;
      wished_at: Date;
      amount: number;
      series_ids: number[];
    };
  };
  'cards.rename_display_keys': { values: [string, string]; row: never };
  'cards.reset_display_keys': { values: [string, readonly number[]]; row: never };
  'cards.save_careers': {
    values: [
      string,
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly number[],
      readonly Buffer[],
      readonly (string | null)[],
      readonly (number | null)[],
      readonly (number | null)[],
    ];
    row: never;
  };
  'cards.save_custom_card': { values: [string, number]; row: never };
  'cards.save_display_key': { values: [string, number, string]; row: never };
  'cards.save_lock': {
    values: [string, number, boolean];
    row: CardsStatements['cards.find_inventory']['row'];
  };
  'cards.set_best_games': {
    values: [string, readonly number[], readonly (string | null)[], readonly (number | null)[]];
    row: never;
  };
  'cards.take_copies': {
    values: [string, readonly number[], readonly number[]];
    row: { card_id: number };
  };
  'cards.take_unsellable': { values: [string]; row: never };
  'cards.tune_collection_cursor': {
    values: [];
    row: { fraction: string | null; memory: string | null };
  };
}
