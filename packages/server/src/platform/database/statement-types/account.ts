// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface AccountStatements {
  'account.add': {
    values: [string, string, string, string, boolean, Date | null, boolean, Date];
    row: never;
  };
  'account.add_email_token': {
    values: [string, Buffer, ColumnTypes['letter_token.purpose'], Date, string | null];
    row: never;
  };
  'account.add_experience': { values: [string, number]; row: { exp: number } };
  'account.add_registration': { values: [string, string, number | null, Buffer, Date]; row: never };
  'account.add_session': { values: [string, string, Date, string]; row: never };
  'account.add_session_tokens': {
    values: [
      string,
      readonly string[],
      readonly Buffer[],
      readonly ColumnTypes['session_token.kind'][],
      readonly Date[],
    ];
    row: never;
  };
  'account.claim_email': { values: [string, string]; row: { user_id: string } };
  'account.claim_username': { values: [string, string]; row: { user_id: string } };
  'account.consume_email_tokens': {
    values: [string, ColumnTypes['letter_token.purpose'], Date];
    row: never;
  };
  'account.consume_token': {
    values: [string, Buffer, Date];
    row: { kind: ColumnTypes['session_token.kind'] };
  };
  'account.delete': { values: [string]; row: never };
  'account.delete_expired_email_tokens': { values: [Date]; row: never };
  'account.delete_expired_registrations': { values: [Date]; row: never };
  'account.delete_expired_tokens': { values: [Date]; row: never };
  'account.delete_idempotency_keys': { values: [string]; row: never };
  'account.delete_lapsed': { values: [Date]; row: { user_id: string } };
  'account.delete_lapsed_one': { values: [string, Date]; row: { user_id: string } };
  'account.delete_old_sign_in_networks': { values: [Date]; row: never };
  'account.delete_registration': { values: [string]; row: never };
  'account.end_all_sessions': { values: [string, Date]; row: never };
  'account.end_other_sessions': { values: [string, string, Date]; row: never };
  'account.end_session': { values: [string, string, Date]; row: { session_id: string } };
  'account.end_session_by_token': { values: [string, Buffer, Date]; row: never };
  'account.find': {
    values: [string];
    row: {
      user_id: string;
      username: string;
      email: string;
      password_hash: string;
      is_admin: boolean;
      email_confirmed_at: Date | null;
      exp: number;
      game_speed: ColumnTypes['account.game_speed'];
      discord_username: string | null;
      created_at: Date;
      last_login_at: Date | null;
      must_change_password: boolean;
      shows_games: boolean;
      hidden_at: Date | null;
      shows_live_games: boolean;
    };
  };
  'account.find_active': { values: [string, Date]; row: AccountStatements['account.find']['row'] };
  'account.find_active_sessions': {
    values: [string, Date, number];
    row: { session_id: string; device: string; created_at: Date; last_used_at: Date };
  };
  'account.find_bearer_token': {
    values: [string, Buffer];
    row: { session_id: string; expires_at: Date; ended_at: Date | null; is_admin: boolean };
  };
  'account.find_confirmed': { values: [string]; row: AccountStatements['account.find']['row'] };
  'account.find_registration': {
    values: [string];
    row: { kept_card_id: number | null; sign_in_hash: Buffer; sign_in_expires_at: Date };
  };
  'account.find_shown_user': {
    values: [string];
    row: { username: string; shows_games: boolean; shows_live_games: boolean; is_hidden: boolean };
  };
  'account.find_shown_users': {
    values: [readonly string[]];
    row: { user_id: string; username: string; is_hidden: boolean };
  };
  'account.find_sign_in_networks': {
    values: [string, number];
    row: { network: string; last_signed_in_at: Date };
  };
  'account.find_user': {
    values: [string];
    row: {
      user_id: string;
      username: string;
      is_admin: boolean;
      created_at: Date;
      email_confirmed_at: Date | null;
      last_login_at: Date | null;
      exp: number;
    };
  };
  'account.find_user_by_email': { values: [string]; row: { user_id: string } };
  'account.find_user_by_username': { values: [string]; row: { user_id: string } };
  'account.find_usernames': {
    values: [readonly string[]];
    row: { user_id: string; username: string };
  };
  'account.find_users': {
    values: [string | null, string | null, number];
    row: AccountStatements['account.find_user']['row'];
  };
  'account.find_waiting_registration': {
    values: [string, Date];
    row: { user_id: string; username: string; email: string; sign_in_expires_at: Date };
  };
  'account.free_emails': { values: [readonly string[]]; row: never };
  'account.free_usernames': { values: [readonly string[]]; row: never };
  'account.has_admin': { values: []; row: object };
  'account.has_other_admin': { values: [string]; row: object };
  'account.has_signed_in_from': { values: [string, string, Date]; row: object };
  'account.has_signed_in_from_any': { values: [string, readonly string[], Date]; row: object };
  'account.is_unconfirmed': { values: [string]; row: object };
  'account.lock': { values: [string]; row: AccountStatements['account.find']['row'] };
  'account.lock_admins': { values: []; row: { pg_advisory_xact_lock: '' | null } };
  'account.lock_email_token': {
    values: [string, Buffer];
    row: {
      purpose: ColumnTypes['letter_token.purpose'];
      expires_at: Date;
      used_at: Date | null;
      new_email: string | null;
    };
  };
  'account.lock_refresh_token': {
    values: [string, Buffer];
    row: { session_id: string; ended_at: Date | null; expires_at: Date };
  };
  'account.lock_user_for_key_share': {
    values: [string];
    row: AccountStatements['account.find_user']['row'];
  };
  'account.lock_user_for_no_key_update': { values: [string]; row: object };
  'account.mark_email_confirmed': { values: [string, Date]; row: never };
  'account.release_email': { values: [string, string]; row: never };
  'account.release_other_emails': { values: [string, string]; row: never };
  'account.renew_registration': { values: [string, Buffer, number | null]; row: never };
  'account.retire_username': { values: [string, string, string]; row: never };
  'account.save_shows_games': { values: [string, boolean]; row: never };
  'account.save_shows_live_games': { values: [string, boolean]; row: never };
  'account.save_sign_in_network': { values: [string, string, Date]; row: never };
  'account.touch_session': { values: [string, string, Date]; row: never };
  'account.update_discord_username': { values: [string, string | null]; row: never };
  'account.update_email': { values: [string, string]; row: never };
  'account.update_game_speed': { values: [string, ColumnTypes['account.game_speed']]; row: never };
  'account.update_hidden': { values: [string, Date | null]; row: never };
  'account.update_last_login': { values: [string, Date]; row: never };
  'account.update_password': { values: [string, string]; row: never };
  'account.update_username': { values: [string, string]; row: never };
}
