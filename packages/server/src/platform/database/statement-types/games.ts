// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface GamesStatements {
  'games.count': { values: [string]; row: { games: number; finished: number } };
  'games.count_contest_results': {
    values: [string, string, Date, string];
    row: { wins: number; losses: number };
  };
  'games.count_game_of_day': {
    values: [string, Date, number];
    row: { games: number; clicked_games: number };
  };
  'games.count_under_way': { values: [string]; row: { games: number } };
  'games.delete_days': { values: [Date]; row: never };
  'games.delete_events': { values: [string]; row: never };
  'games.delete_from_directory': { values: [string]; row: never };
  'games.enter_games_in_directory': { values: [string, readonly string[]]; row: never };
  'games.enter_in_directory': { values: [string, string]; row: never };
  'games.find': {
    values: [string, string];
    row: {
      game_id: string;
      created_at: Date;
      role: ColumnTypes['game.role'];
      home_team_id: string;
      home_name: string;
      home_user_id: string | null;
      visiting_team_id: string;
      visiting_name: string;
      visiting_user_id: string | null;
      rules_version: number;
      version: number;
      state: ColumnTypes['game.state'];
      is_final: boolean;
      is_abandoned: boolean;
      result_description: string | null;
      commitment: Buffer;
      client_seed: Buffer;
      server_chose_client_seed: boolean;
      seed: Buffer | null;
      earned_money: number | null;
      earned_experience: number | null;
      experience_after: number | null;
      elo_before: number | null;
      elo_after: number | null;
      game_of_day: number | null;
      clicked_game_of_day: number | null;
      finished_at: Date | null;
      user_campaign_contest_id: string | null;
      last_played_day: Date;
      idle_letter_day: Date | null;
      is_public: boolean | null;
      is_watchable: boolean;
    };
  };
  'games.find_citus': { values: []; row: object };
  'games.find_overdue': {
    values: [Date, Date, string | null, string | null, number];
    row: { userID: string; gameID: string };
  };
  'games.find_record': {
    values: [string, string];
    row: { format: number; events: number; record: Buffer; checksum: Buffer };
  };
  'games.find_setup': {
    values: [string, string];
    row: {
      setup: ColumnTypes['game.setup'] | null;
      home_name: string;
      visiting_name: string;
      rules_version: number;
      seed: Buffer;
      client_seed: Buffer;
    };
  };
  'games.find_unused_commitment': {
    values: [string];
    row: {
      game_id: string;
      commitment: Buffer;
      seed: Buffer;
      number: number;
      used_at: Date | null;
    };
  };
  'games.find_user_of_game': { values: [string]; row: { user_id: string } };
  'games.find_users_with_uncounted': { values: [string | null, number]; row: { user_id: string } };
  'games.find_users_without_letter': {
    values: [Date, string | null, number];
    row: { user_id: string };
  };
  'games.has_earlier': { values: [string]; row: object };
  'games.has_uncounted': { values: [string]; row: object };
  'games.hold_starter_set': { values: [string]; row: { shows_live_games: boolean } };
  'games.insert': {
    values: [
      string,
      string,
      Date,
      ColumnTypes['game.role'],
      string,
      string,
      string | null,
      string,
      string,
      string | null,
      string,
      Buffer,
      boolean,
      Buffer,
      string,
      string | null,
      number,
      Date,
      boolean,
    ];
    row: never;
  };
  'games.insert_commitment': {
    values: [string, string, Buffer, Buffer, Date];
    row: GamesStatements['games.find_unused_commitment']['row'];
  };
  'games.list': {
    values: [string, string | null, boolean, number, string | null];
    row: GamesStatements['games.find']['row'];
  };
  'games.list_contest_games': {
    values: [string, string];
    row: GamesStatements['games.find']['row'];
  };
  'games.list_day': {
    values: [string, number];
    row: {
      game_id: string;
      created_at: Date;
      finished_at: Date | null;
      role: ColumnTypes['game.role'];
      home_team_id: string;
      home_name: string;
      home_user_id: string | null;
      visiting_team_id: string;
      visiting_name: string;
      visiting_user_id: string | null;
      is_abandoned: boolean;
      earned_money: number | null;
      user_campaign_contest_id: string | null;
      home_runs: number;
      visiting_runs: number;
      ip_outs: number;
      event_number: number;
      is_waiting: boolean;
    };
  };
  'games.list_days': { values: [string]; row: { day: Date; games: number; clicked_games: number } };
  'games.list_of_careers': {
    values: [string];
    row: { game_id: string; role: ColumnTypes['game.role'] };
  };
  'games.list_results': {
    values: [string, number];
    row: {
      game_id: string;
      created_at: Date;
      finished_at: Date | null;
      role: ColumnTypes['game.role'];
      home_name: string;
      visiting_name: string;
      is_final: boolean;
      is_abandoned: boolean;
      is_public: boolean | null;
      is_watchable: boolean;
      result_description: string | null;
      earned_money: number | null;
      earned_experience: number | null;
    };
  };
  'games.list_without_record': {
    values: [string | null, string | null, number];
    row: { userID: string; gameID: string };
  };
  'games.list_without_visibility': {
    values: [string | null, string | null, number];
    row: { userID: string; gameID: string };
  };
  'games.list_without_wpa': {
    values: [string | null, string | null, number];
    row: { userID: string; gameID: string };
  };
  'games.lock': { values: [string, string, string, number]; row: object };
  'games.lock_commitment': {
    values: [string, string];
    row: GamesStatements['games.find_unused_commitment']['row'];
  };
  'games.lock_overdue': { values: [Date, Date, string, string, number]; row: object };
  'games.lock_without_record': {
    values: [string, string];
    row: {
      version: number;
      state: ColumnTypes['game.state'];
      setup: ColumnTypes['game.setup'] | null;
    };
  };
  'games.lock_without_wpa': {
    values: [string, string];
    row: {
      role: ColumnTypes['game.role'];
      is_abandoned: boolean;
      finished_at: Date | null;
      clicked_game_of_day: number | null;
      between_own_teams: boolean;
    };
  };
  'games.mark_commitment_used': { values: [string, string, Date]; row: never };
  'games.mark_counted': { values: [string]; row: never };
  'games.mark_idle_letter': {
    values: [Date, string, Date];
    row: { game_id: string; home_name: string; visiting_name: string; last_played_day: Date };
  };
  'games.mark_wpa': { values: [string, string]; row: never };
  'games.overwrite_team_names': {
    values: [readonly string[], readonly string[], string, string];
    row: never;
  };
  'games.read_events': { values: [string, string, number]; row: { stored_event: unknown } };
  'games.read_events_before_last_turn': {
    values: [string, string, number];
    row: { stored_event: unknown; begins_turn: boolean };
  };
  'games.read_of_career': {
    values: [string, readonly string[]];
    row: {
      game_id: string;
      finished_at: Date | null;
      role: ColumnTypes['game.role'];
      home_name: string;
      visiting_name: string;
      is_public: boolean | null;
    };
  };
  'games.read_turns': {
    values: [string, string, number];
    row: { event_number: number; command: unknown; stored_event: unknown };
  };
  'games.read_watched': {
    values: [string, string];
    row: { version: number; is_final: boolean; is_watchable: boolean };
  };
  'games.rename_own_team': { values: [string, string, string, string]; row: never };
  'games.set_visibility': {
    values: [string, string, boolean];
    row: { '?column?': boolean | null };
  };
  'games.set_watchable': { values: [string, string, boolean]; row: { '?column?': boolean | null } };
  'games.show_earlier': { values: [string, number]; row: { game_id: string } };
  'games.show_under_way': { values: [string, string]; row: { '?column?': boolean | null } };
  'games.store_record': {
    values: [string, string, number, number, Buffer, Buffer, string];
    row: { '?column?': boolean | null };
  };
  'games.write_end': {
    values: [
      string,
      string,
      number,
      number,
      Buffer,
      Buffer,
      number,
      number,
      string,
      boolean,
      Date,
      string,
      Buffer,
      number,
      number,
      number | null,
      number | null,
      number | null,
      number | null,
      number | null,
      boolean,
    ];
    row: { '?column?': boolean | null };
  };
  'games.write_one_turn': {
    values: [string, string, string, number, number, string, string, Date];
    row: { written: boolean };
  };
  'games.write_turn': {
    values: [string, string, number, number, string, string, Date];
    row: { event_number: number };
  };
  'games.write_turns': { values: readonly (Date | number | string)[]; row: { game_id: string } };
}
