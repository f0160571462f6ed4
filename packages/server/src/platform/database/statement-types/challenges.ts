// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface ChallengesStatements {
  'challenges.add': {
    values: [
      string,
      string,
      Date,
      string,
      string,
      string,
      ColumnTypes['challenge.unrated_reason'] | null,
      number,
      number,
      number,
      number,
    ];
    row: never;
  };
  'challenges.add_defence': {
    values: [
      string,
      string,
      string,
      string,
      string,
      string,
      Date,
      Date,
      boolean,
      number,
      number,
      boolean,
      boolean,
      number,
      number,
    ];
    row: { defence_id: string };
  };
  'challenges.add_link': { values: [string, Buffer, Date]; row: never };
  'challenges.add_standing': { values: [string, Date, number, number]; row: never };
  'challenges.claim_pair': { values: [Buffer, Date, Date]; row: { rated_at: Date } };
  'challenges.close_month': { values: [Date, Date]; row: { month: Date } };
  'challenges.count_open_links': { values: [string, Date]; row: { links: number } };
  'challenges.count_rated_of_day': {
    values: [string, Date, string | null];
    row: { games: number };
  };
  'challenges.count_under_way': { values: [string]; row: { games: number } };
  'challenges.delete_old_defences': { values: [Date]; row: never };
  'challenges.delete_old_links': { values: [Date]; row: never };
  'challenges.delete_old_pairs': { values: [Date]; row: never };
  'challenges.delete_old_standings': { values: [Date]; row: never };
  'challenges.end': {
    values: [
      string,
      string,
      Date,
      Date,
      boolean,
      number,
      number,
      boolean,
      number | null,
      number | null,
      Date | null,
    ];
    row: never;
  };
  'challenges.ensure_rating': { values: [string, number, number, number, Date, Date]; row: never };
  'challenges.find': {
    values: [string, string];
    row: {
      user_id: string;
      game_id: string;
      defender_user_id: string;
      unrated_reason: ColumnTypes['challenge.unrated_reason'] | null;
      defender_rating: number;
      defender_deviation: number;
      rating_before: number | null;
      rating_after: number | null;
    };
  };
  'challenges.find_last_closed_month': { values: []; row: { month: Date } };
  'challenges.find_link': {
    values: [string, Buffer];
    row: { expires_at: Date; used_at: Date | null };
  };
  'challenges.find_near': {
    values: [string, number, number, number];
    row: {
      user_id: string;
      username: string;
      team_name: string;
      team_score: number;
      rating: number | null;
      deviation: number | null;
      volatility: number | null;
      day: Date | null;
      attacks: number | null;
      defences: number | null;
      month: Date | null;
    };
  };
  'challenges.find_published': {
    values: [string];
    row: {
      user_id: string;
      team_id: string;
      hook: ColumnTypes['published_team.hook'];
      steals: ColumnTypes['published_team.steals'];
      closer: ColumnTypes['published_team.closer'];
      published_at: Date;
      username: string;
      team_name: string;
      team_score: number;
      problem: ColumnTypes['published_team.problem'] | null;
    };
  };
  'challenges.find_rating': {
    values: [string];
    row: {
      user_id: string;
      rating: number;
      deviation: number;
      volatility: number;
      day: Date;
      start_rating: number;
      start_deviation: number;
      start_volatility: number;
      attacks: number;
      defences: number;
      month: Date;
      month_attacks: number;
    };
  };
  'challenges.forget_challenger': { values: [string, string]; row: never };
  'challenges.forget_defender': {
    values: [string, string];
    row: { userID: string; gameID: string };
  };
  'challenges.list': {
    values: [string, number];
    row: {
      game_id: string;
      created_at: Date;
      defender_team_name: string;
      unrated_reason: ColumnTypes['challenge.unrated_reason'] | null;
      ended_at: Date | null;
      won: boolean | null;
      is_abandoned: boolean | null;
      rating_before: number | null;
      rating_after: number | null;
    };
  };
  'challenges.list_attacks_of_day': {
    values: [string, Date];
    row: { game_id: string; rating: number; deviation: number; won: boolean | null };
  };
  'challenges.list_best_rated': {
    values: [Date, number];
    row: {
      user_id: string;
      rating: number;
      deviation: number;
      volatility: number;
      day: Date;
      attacks: number;
      defences: number;
      month: Date;
      month_attacks: number;
      team_name: string | null;
      team_score: number | null;
      problem: ColumnTypes['published_team.problem'] | null;
    };
  };
  'challenges.list_defences': {
    values: [string, string | null, number];
    row: {
      defence_id: string;
      game_id: string;
      challenger_user_id: string;
      challenger_team_name: string;
      team_name: string;
      ended_at: Date;
      won: boolean;
      runs: number;
      opponent_runs: number;
      is_abandoned: boolean;
      is_rated: boolean;
      rating_before: number | null;
      rating_after: number | null;
    };
  };
  'challenges.list_defences_of_day': {
    values: [string, Date];
    row: { game_id: string; rating: number; deviation: number; won: boolean };
  };
  'challenges.list_first_of_month': { values: [Date, number]; row: { user_id: string } };
  'challenges.list_ladder_flags': { values: [string, number]; row: { month: Date; place: number } };
  'challenges.list_ladder_winners': {
    values: [Date];
    row: { user_id: string; month: Date; place: number; rating: number };
  };
  'challenges.list_links': {
    values: [string, number];
    row: { expires_at: Date; used_at: Date | null };
  };
  'challenges.list_publishers': { values: [readonly string[]]; row: { user_id: string } };
  'challenges.list_rated_opponents': { values: [string, Date]; row: { opponent: string } };
  'challenges.list_ratings_of_earlier_months': { values: [Date, number]; row: { user_id: string } };
  'challenges.list_standings': {
    values: [string, number];
    row: { month: Date; rating: number; attacks: number; place: number | null };
  };
  'challenges.list_untold': {
    values: [number];
    row: {
      user_id: string;
      game_id: string;
      defender_user_id: string;
      team_name: string;
      defender_team_name: string;
      unrated_reason: ColumnTypes['challenge.unrated_reason'] | null;
      rating: number;
      deviation: number;
      ended_at: Date | null;
      won: boolean | null;
      runs: number | null;
      defender_runs: number | null;
      is_abandoned: boolean | null;
    };
  };
  'challenges.lock_link_maker': { values: [string]; row: object };
  'challenges.lock_rating': {
    values: [string];
    row: ChallengesStatements['challenges.find_rating']['row'];
  };
  'challenges.mark_problem': {
    values: [string, string, ColumnTypes['published_team.problem'], Date];
    row: never;
  };
  'challenges.mark_told': { values: [string, string, Date]; row: never };
  'challenges.publish': {
    values: [string, string, string, string, string, Date, string, string, number, number];
    row: never;
  };
  'challenges.rate_defence': { values: [string, string, number, number, Date]; row: never };
  'challenges.rename_challenging_team': { values: [string, string, string]; row: never };
  'challenges.rename_defending_team': {
    values: [string, string, string];
    row: { userID: string; gameID: string };
  };
  'challenges.rename_own_attacks': { values: [string, string, string]; row: never };
  'challenges.rename_own_defences': { values: [string, string, string]; row: never };
  'challenges.rename_published': { values: [string, string, string, number]; row: never };
  'challenges.rename_published_team': { values: [string, string, string, string]; row: never };
  'challenges.rename_publisher': { values: [string, string]; row: never };
  'challenges.save_rating': {
    values: [string, number, number, number, Date, number, number, number, number, number, number];
    row: never;
  };
  'challenges.save_turned_rating': { values: [string, number, number, Date]; row: never };
  'challenges.search': {
    values: [string, string, number];
    row: ChallengesStatements['challenges.find_near']['row'];
  };
  'challenges.set_place': { values: [string, Date, number]; row: never };
  'challenges.show_rating': { values: [string, number]; row: never };
  'challenges.use_link': { values: [string, Buffer, Date]; row: { expires_at: Date } };
  'challenges.withdraw': { values: [string]; row: never };
}
