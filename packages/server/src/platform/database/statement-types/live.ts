// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface LiveStatements {
  'live.add_game': {
    values: [
      string,
      Date,
      string,
      string,
      string,
      string,
      string,
      number,
      Buffer,
      Buffer,
      boolean,
      ColumnTypes['live_game.unrated_reason'] | null,
      string | null,
      string,
      Date,
      string,
      string,
      number,
      number,
      number,
      number,
    ];
    row: never;
  };
  'live.add_invitation': { values: [string, Buffer, string, boolean, Date]; row: never };
  'live.add_seat': {
    values: [
      string,
      string,
      ColumnTypes['live_seat.side'],
      string,
      string,
      string,
      string,
      Date,
      number,
      number,
    ];
    row: never;
  };
  'live.claim_pair': { values: [Buffer, Date, number]; row: { games: number } };
  'live.count_invitations': { values: [string, Date]; row: { invitations: number } };
  'live.count_under_way': { values: [string]; row: { games: number } };
  'live.delete_old_invitations': { values: [Date]; row: never };
  'live.delete_old_pairs': { values: [Date]; row: never };
  'live.delete_old_waiting': { values: [Date]; row: never };
  'live.dispute': { values: [string, Date]; row: { game_id: string } };
  'live.end_seat': {
    values: [
      string,
      string,
      Date,
      Date,
      ColumnTypes['live_seat.how'],
      boolean | null,
      number,
      number,
      ColumnTypes['live_seat.unrated_reason'] | null,
      number | null,
      number | null,
    ];
    row: never;
  };
  'live.ensure_rating': { values: [string, number, number, number, Date]; row: never };
  'live.find_any_seat': { values: [string]; row: { game_id: string } };
  'live.find_due': { values: [Date, number]; row: { game_id: string } };
  'live.find_game': {
    values: [string];
    row: {
      game_id: string;
      created_at: Date;
      visiting_user_id: string | null;
      home_user_id: string | null;
      visiting_username: string | null;
      home_username: string | null;
      visiting_team: string;
      home_team: string;
      source: ColumnTypes['live_game.source'] | null;
      rules_version: number;
      seed: Buffer;
      commitment: Buffer;
      is_rated: boolean;
      unrated_reason: ColumnTypes['live_game.unrated_reason'] | null;
      version: number;
      state: ColumnTypes['live_game.state'];
      steps: number;
      is_disputed: boolean;
    };
  };
  'live.find_invitation': {
    values: [string, Buffer];
    row: {
      team_id: string;
      is_rated: boolean;
      expires_at: Date;
      used_at: Date | null;
      game_id: string | null;
    };
  };
  'live.find_moved': {
    values: [string];
    row: {
      version: number;
      state: ColumnTypes['live_game.state'];
      steps: number;
      has_record: boolean;
      is_rated: boolean;
      unrated_reason: ColumnTypes['live_game.unrated_reason'] | null;
      is_disputed: boolean;
      visiting_user_id: string | null;
      home_user_id: string | null;
      visiting_username: string | null;
      home_username: string | null;
      visiting_team: string;
      home_team: string;
    };
  };
  'live.find_rating': {
    values: [string];
    row: {
      rating: number;
      deviation: number;
      volatility: number;
      day: Date;
      start_rating: number;
      start_deviation: number;
      start_volatility: number;
      games: number;
      timeouts: number;
      timed_out_at: Date | null;
      waits_until: Date | null;
      quit_day: Date | null;
      quits: number;
    };
  };
  'live.find_record': {
    values: [string];
    row: { format: number; events: number; record: Buffer; checksum: Buffer };
  };
  'live.find_result': {
    values: [string];
    row: {
      visiting_user_id: string | null;
      home_user_id: string | null;
      result: ColumnTypes['live_game.result'] | null;
      ended_at: Date | null;
      unrated_reason: ColumnTypes['live_game.unrated_reason'] | null;
      settled_at: Date | null;
      visiting_runs: number;
      home_runs: number;
    };
  };
  'live.find_running': { values: [string, number]; row: { game_id: string } };
  'live.find_seat': { values: [string, string]; row: { game_id: string } };
  'live.find_seen': {
    values: [string, ColumnTypes['live_presence.side'], Date];
    row: { found: number | null };
  };
  'live.find_under_way': { values: [string, string]; row: { game_id: string } };
  'live.find_unseen': {
    values: [Date, number];
    row: { game_id: string; side: ColumnTypes['live_presence.side'] };
  };
  'live.find_unsettled': { values: [number]; row: { game_id: string } };
  'live.find_users': {
    values: [string];
    row: { visiting_user_id: string | null; home_user_id: string | null };
  };
  'live.find_waiting': {
    values: [string, Date, number];
    row: { user_id: string; team_id: string; username: string; rating: number; since: Date };
  };
  'live.find_withheld': { values: [string]; row: { visitors: boolean; home: boolean } };
  'live.forget_home': { values: [string, string]; row: never };
  'live.forget_opponent': { values: [string, string]; row: never };
  'live.forget_seen': { values: [string, ColumnTypes['live_presence.side'], Date]; row: never };
  'live.forget_visitor': { values: [string, string]; row: never };
  'live.leave_waiting': { values: [string]; row: never };
  'live.list_best_rated': {
    values: [Date, number];
    row: {
      user_id: string;
      rating: number;
      deviation: number;
      volatility: number;
      day: Date;
      games: number;
    };
  };
  'live.list_ended': {
    values: [string, string | null, number];
    row: {
      game_id: string;
      ended_at: Date | null;
      opponent_username: string | null;
      opponent_team: string;
      team_name: string;
      how: ColumnTypes['live_seat.how'] | null;
      won: boolean | null;
      runs: number | null;
      opponent_runs: number | null;
      unrated_reason: ColumnTypes['live_seat.unrated_reason'] | null;
      rating_before: number | null;
      rating_after: number | null;
    };
  };
  'live.list_invitations': {
    values: [string, number];
    row: { expires_at: Date; used_at: Date | null };
  };
  'live.list_met': { values: [string, Date]; row: { opponent: string } };
  'live.list_results_of_day': {
    values: [string, Date];
    row: { opponent_rating: number; opponent_deviation: number; won: boolean | null };
  };
  'live.list_under_way': {
    values: [string];
    row: {
      game_id: string;
      created_at: Date;
      opponent_username: string | null;
      opponent_team: string;
      team_name: string;
    };
  };
  'live.list_without_record': {
    values: [Date, Date, string, number];
    row: { game_id: string; ended_at: Date };
  };
  'live.lock_inviter': { values: [string]; row: object };
  'live.lock_rating': { values: [string]; row: LiveStatements['live.find_rating']['row'] };
  'live.lock_seat': {
    values: [string, string];
    row: {
      ended_at: Date | null;
      unrated_reason: ColumnTypes['live_seat.unrated_reason'] | null;
      opponent_rating: number;
      opponent_deviation: number;
    };
  };
  'live.lock_without_record': {
    values: [string];
    row: {
      source: ColumnTypes['live_game.source'] | null;
      state: ColumnTypes['live_game.state'];
      steps: number;
    };
  };
  'live.look': { values: [Date, Date]; row: { looked_at: Date | null } };
  'live.match': { values: [string, string]; row: never };
  'live.move': {
    values: [string, number, string, Date | null, Date | null, string | null];
    row: { version: number };
  };
  'live.move_and_play': {
    values: [string, number, string, Date | null, Date | null, string | null, string, number];
    row: { game_id: string };
  };
  'live.read_phrases': {
    values: [string, Date, number];
    row: {
      said_at: Date;
      side: ColumnTypes['live_phrase.side'];
      phrase: ColumnTypes['live_phrase.phrase'];
    };
  };
  'live.read_steps': { values: [string, number]; row: { step: unknown; events: unknown } };
  'live.rename_home': { values: [string, string]; row: never };
  'live.rename_home_team': { values: [string, string, string]; row: never };
  'live.rename_opponent': { values: [string, string]; row: never };
  'live.rename_opponents_team': { values: [string, string, string]; row: never };
  'live.rename_own_team': { values: [string, string, string]; row: never };
  'live.rename_visiting_team': { values: [string, string, string]; row: never };
  'live.rename_visitor': { values: [string, string]; row: never };
  'live.save_quit': { values: [string, Date, number]; row: never };
  'live.save_rating': {
    values: [string, number, number, number, Date, number, number, number];
    row: never;
  };
  'live.save_timeout': { values: [string, number, Date | null, Date | null]; row: never };
  'live.say': {
    values: [
      string,
      Date,
      ColumnTypes['live_phrase.side'],
      ColumnTypes['live_phrase.phrase'],
      Date,
    ];
    row: { said_at: Date };
  };
  'live.see': { values: [string, ColumnTypes['live_presence.side'], Date]; row: never };
  'live.see_still': {
    values: [readonly string[], ColumnTypes['live_presence.side'], Date];
    row: { game_id: string };
  };
  'live.settle': {
    values: [string, Date, ColumnTypes['live_game.unrated_reason'] | null, boolean];
    row: never;
  };
  'live.store_record': {
    values: [string, number, number, Buffer, Buffer, string];
    row: { game_id: string };
  };
  'live.take_phrases': { values: [string]; row: LiveStatements['live.read_phrases']['row'] };
  'live.use_invitation': { values: [string, Buffer, Date, string]; row: { team_id: string } };
  'live.wait': {
    values: [string, string, string, number, Date, Date];
    row: { since: Date; game_id: string | null };
  };
}
