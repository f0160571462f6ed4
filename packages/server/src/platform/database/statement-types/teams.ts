// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface TeamsStatements {
  'teams.add_computer_lineup': {
    values: [string, readonly string[], readonly number[], readonly (number | null)[]];
    row: never;
  };
  'teams.add_computer_team': {
    values: [string, number, string, string, number, number, number];
    row: never;
  };
  'teams.add_lineup': {
    values: [string, string, readonly string[], readonly number[], readonly (number | null)[]];
    row: never;
  };
  'teams.add_team': { values: [string, string, string, number, number, Date]; row: never };
  'teams.advance_starter': { values: [string, string]; row: { taken: number } };
  'teams.count_offered': { values: []; row: { clubs: number } };
  'teams.count_teams': { values: [string]; row: { teams: number } };
  'teams.delete_expired_ratings': { values: [Date]; row: never };
  'teams.delete_lineup': { values: [string, string]; row: never };
  'teams.delete_team': { values: [string, string, Date]; row: object };
  'teams.find_best_of_decades': {
    values: [];
    row: { year: number; team: string; name: string; wins: number; losses: number };
  };
  'teams.find_best_rated': {
    values: [number];
    row: {
      team_id: string;
      user_id: string;
      name: string;
      score: number;
      elo: number;
      elo_games: number;
    };
  };
  'teams.find_club': { values: [number, string]; row: { name: string } };
  'teams.find_club_seasons': {
    values: [];
    row: { year: number; team: string; name: string; is_offered: boolean };
  };
  'teams.find_clubs': {
    values: [number, number, number];
    row: { year: number; team: string; name: string; wins: number; losses: number };
  };
  'teams.find_clubs_by_name': {
    values: [readonly string[], number];
    row: { year: number; team: string; name: string; wins: number; losses: number };
  };
  'teams.find_computer_team': {
    values: [string];
    row: {
      team_id: string;
      year: number;
      team: string;
      name: string;
      wins: number;
      losses: number;
      score: number;
      complete_games: number | null;
      steal_attempts: number | null;
      intentional_walks: number | null;
      slots: ColumnTypes['team_lineup.slots'] | null;
    };
  };
  'teams.find_names': {
    values: [readonly string[], readonly string[]];
    row: { team_id: string; name: string };
  };
  'teams.find_offered': { values: []; row: TeamsStatements['teams.find_computer_team']['row'] };
  'teams.find_own_rated': {
    values: [string, number];
    row: TeamsStatements['teams.find_best_rated']['row'];
  };
  'teams.find_owner': { values: [string]; row: { user_id: string } };
  'teams.find_season_club': {
    values: [number, string];
    row: TeamsStatements['teams.find_computer_team']['row'];
  };
  'teams.find_team': {
    values: [string, string];
    row: {
      team_id: string;
      user_id: string;
      name: string;
      score: number;
      elo: number;
      created_at: Date;
      slots: ColumnTypes['team_lineup.slots'] | null;
    };
  };
  'teams.find_team_in_use': {
    values: [string, string | null];
    row: TeamsStatements['teams.find_team']['row'];
  };
  'teams.find_teams': { values: [string]; row: TeamsStatements['teams.find_team']['row'] };
  'teams.list_deleted': {
    values: [string, number];
    row: { team_id: string; elo: number; elo_games: number; deleted_at: Date };
  };
  'teams.list_holders': { values: [number, string, number]; row: { user_id: string } };
  'teams.lock_club_season': {
    values: [number, string];
    row: { team_id: string; is_offered: boolean };
  };
  'teams.lock_deleted_rating': { values: [string, string]; row: { elo: number; games: number } };
  'teams.lock_offered': { values: []; row: { pg_advisory_xact_lock: '' | null } };
  'teams.lock_owner': { values: [string]; row: object };
  'teams.lock_rating': { values: [string, string]; row: { elo: number; games: number } };
  'teams.offer_club_season': { values: [string]; row: never };
  'teams.read_computer_team_score': { values: [string]; row: { score: number } };
  'teams.read_computer_team_summaries': {
    values: [readonly string[]];
    row: {
      userTeamID: string;
      name: string;
      score: number;
      year: number;
      teamID: string;
      wins: number;
      losses: number;
    };
  };
  'teams.read_computer_teams_of_years_with_best_card': {
    values: [readonly number[]];
    row: {
      teamID: string;
      year: number;
      team: string;
      name: string;
      wins: number;
      losses: number;
      score: number;
      bestCardID: number;
    };
  };
  'teams.read_computer_teams_with_best_card': {
    values: [];
    row: TeamsStatements['teams.read_computer_teams_of_years_with_best_card']['row'];
  };
  'teams.read_cup_clubs': {
    values: [];
    row: { teamID: string; score: number; year: number; best: number };
  };
  'teams.read_decades': { values: []; row: { decade: number } };
  'teams.read_league_clubs': { values: []; row: { year: number; teamIDs: string[] } };
  'teams.read_lowest_played_elo': { values: [string, Date]; row: { elo: number | null } };
  'teams.read_opponent_candidates': {
    values: [];
    row: { teamID: string; score: number; year: number };
  };
  'teams.rename': { values: [string, string, string, string]; row: never };
  'teams.save_deleted_rating': { values: [string, string, number, number]; row: never };
  'teams.save_rating': { values: [string, string, number, number]; row: never };
  'teams.update_computer_team_scores': { values: [readonly number[]]; row: never };
  'teams.update_scores': { values: [readonly number[]]; row: { user_id: string } };
  'teams.update_scores_of_users': { values: [readonly string[]]; row: { user_id: string } };
  'teams.update_team': { values: [string, string, string, number]; row: { team_id: string } };
}
