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
    ];
    row: never;
  };
  'live.add_invitation': { values: [string, Buffer, string, boolean, Date]; row: never };
  'live.add_seat': {
    values: [string, string, ColumnTypes['live_seat.side'], string, string, string, string, Date];
    row: never;
  };
  'live.count_invitations': { values: [string, Date]; row: { invitations: number } };
  'live.count_under_way': { values: [string]; row: { games: number } };
  'live.delete_old_invitations': { values: [Date]; row: never };
  'live.dispute': { values: [string]; row: never };
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
      source: ColumnTypes['live_game.source'];
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
      is_rated: boolean;
      unrated_reason: ColumnTypes['live_game.unrated_reason'] | null;
      is_disputed: boolean;
      visiting_user_id: string | null;
      home_user_id: string | null;
      visiting_username: string | null;
      home_username: string | null;
    };
  };
  'live.find_running': { values: [string, number]; row: { game_id: string } };
  'live.find_unseen': {
    values: [Date, number];
    row: { game_id: string; side: ColumnTypes['live_presence.side'] };
  };
  'live.forget_seen': {
    values: [string, ColumnTypes['live_presence.side'], Date];
    row: { game_id: string };
  };
  'live.lock_inviter': { values: [string]; row: object };
  'live.look': { values: [Date, Date]; row: { looked_at: Date | null } };
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
    row: never;
  };
  'live.use_invitation': { values: [string, Buffer, Date, string]; row: { team_id: string } };
}
