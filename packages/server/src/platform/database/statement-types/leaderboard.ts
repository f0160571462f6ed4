// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface LeaderboardStatements {
  'leaderboard.add_lines': { values: readonly (readonly number[] | string)[]; row: never };
  'leaderboard.add_win_probability': {
    values: [string, readonly number[], readonly number[], readonly number[]];
    row: never;
  };
  'leaderboard.count_game': {
    values: [string, readonly number[]];
    row: { period: number; games: number };
  };
  'leaderboard.find_unscored_games': {
    values: [number];
    row: { user_id: string; game_id: string; own_team: string; other_team: string; won: boolean };
  };
  'leaderboard.lock_games_finished': { values: [string, readonly number[]]; row: object };
  'leaderboard.lock_scoring': { values: []; row: { pg_advisory_xact_lock: '' | null } };
  'leaderboard.qualify': {
    values: [string, readonly number[], readonly number[], readonly number[]];
    row: never;
  };
  'leaderboard.read_batting_boards': {
    values: [number];
    row: {
      stat: ColumnTypes['batting_statistics.stat'];
      user_id: string;
      card_id: number;
      pa: number;
      ab: number;
      h1: number;
      h2: number;
      h3: number;
      hr: number;
      r: number;
      rbi: number;
      bb: number;
      sb: number;
      wpa: number;
    };
  };
  'leaderboard.read_games_finished': { values: [string, number]; row: { games: number } };
  'leaderboard.read_own_batting': {
    values: [number, string];
    row: LeaderboardStatements['leaderboard.read_batting_boards']['row'];
  };
  'leaderboard.read_own_pitching': {
    values: [number, string];
    row: {
      stat: ColumnTypes['pitching_statistics.stat'];
      user_id: string;
      card_id: number;
      ip_outs: number;
      er: number;
      h: number;
      bb: number;
      so: number;
      w: number;
      sv: number;
      wpa: number;
    };
  };
  'leaderboard.read_own_statistics': {
    values: [string, number, number];
    row: {
      month: string;
      cardID: number;
      batting: ColumnTypes['batting_statistics.totals'] | null;
      pitching: ColumnTypes['pitching_statistics.totals'] | null;
    };
  };
  'leaderboard.read_pitching_boards': {
    values: [number];
    row: LeaderboardStatements['leaderboard.read_own_pitching']['row'];
  };
  'leaderboard.record_scored_game': { values: [string, string]; row: never };
  'leaderboard.save_shows_discord': { values: [string, boolean]; row: never };
  'leaderboard.shows_discord': { values: [string]; row: object };
}
