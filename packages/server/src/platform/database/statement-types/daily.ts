// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface DailyStatements {
  'daily.add_game': {
    values: [
      string,
      string,
      number,
      string,
      string,
      string,
      string,
      number,
      number,
      Buffer,
      Buffer,
      Date,
    ];
    row: { game_id: string };
  };
  'daily.close': { values: [string, Date, number, string, string]; row: never };
  'daily.count_choices': {
    values: [string];
    row: { situation: string; choice: string; users: number };
  };
  'daily.count_scores': { values: [string]; row: { score: number | null; users: number } };
  'daily.export_attempts': {
    values: [string, number];
    row: {
      day: string;
      started_at: Date;
      finished_at: Date | null;
      choices: string[];
      given_up: number | null;
    };
  };
  'daily.find_around': {
    values: [string];
    row: { first_day: string | null; commitment: Buffer | null };
  };
  'daily.find_attempt': {
    values: [string, string];
    row: {
      choices: string[];
      finished_at: Date | null;
      given_up: number | null;
      valued: ColumnTypes['daily_attempt.valued'] | null;
      valued_at: Date | null;
    };
  };
  'daily.find_closed_choices': {
    values: [string];
    row: { choices: ColumnTypes['daily_game.choices'] };
  };
  'daily.find_closed_scores': {
    values: [readonly string[]];
    row: { day: string; players: number; scores: ColumnTypes['daily_game.scores'] };
  };
  'daily.find_game': {
    values: [string];
    row: {
      day: string;
      game_id: string;
      number: number;
      season_day: string;
      side: ColumnTypes['daily_game.side'];
      source: ColumnTypes['daily_game.source'];
      lineups: ColumnTypes['daily_game.lineups'];
      rules_version: number;
      daily_version: number;
      seed: Buffer;
      commitment: Buffer;
    };
  };
  'daily.finish_attempt': {
    values: [string, string, readonly string[], readonly string[], Date];
    row: never;
  };
  'daily.has_to_value': { values: [string]; row: { one: number | null } };
  'daily.list_attempts': {
    values: [string, string];
    row: { day: string; finished_at: Date | null; given_up: number | null; valued_at: Date | null };
  };
  'daily.list_days': { values: [string]; row: { day: string } };
  'daily.list_finished_days': { values: [string]; row: { day: string } };
  'daily.list_open': { values: [string]; row: { day: string } };
  'daily.list_to_value': { values: [Date, number]; row: { user_id: string; day: string } };
  'daily.lock_attempt': {
    values: [string, string];
    row: {
      choices: string[];
      finished_at: Date | null;
      given_up: number | null;
      valued: ColumnTypes['daily_attempt.valued'] | null;
      valued_at: Date | null;
      closed_at: Date | null;
    };
  };
  'daily.raise_versions': { values: [string, number, number]; row: never };
  'daily.save_choices': { values: [string, string, readonly string[]]; row: never };
  'daily.save_value': { values: [string, string, string, number, Date]; row: never };
  'daily.start_attempt': { values: [string, string, Date]; row: never };
}
