// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface CampaignsStatements {
  'campaigns.count': { values: []; row: { count: number } };
  'campaigns.find': {
    values: [number];
    row: { campaign_id: number; name: string; description: string };
  };
  'campaigns.find_contest': {
    values: [number];
    row: {
      campaign_contest_id: number;
      campaign_id: number;
      name: string;
      description: string;
      result: string;
      reward_id: number | null;
      team_id: string;
      num_of_games: number;
    };
  };
  'campaigns.find_contest_by_reward': {
    values: [number];
    row: { campaign_contest_id: number; name: string };
  };
  'campaigns.find_game_in_progress': { values: [string, string]; row: { game_id: string } };
  'campaigns.find_next_contest': {
    values: [string];
    row: {
      campaign_contest_id: number;
      name: string;
      team_id: string;
      num_of_games: number;
      campaign: string;
      user_campaign_contest_id: string | null;
      wins: number | null;
      losses: number | null;
    };
  };
  'campaigns.find_series': {
    values: [string, string];
    row: {
      user_campaign_contest_id: string;
      campaign_contest_id: number;
      team_id: string;
      num_of_games: number;
      games: number;
      wins: number;
      losses: number;
      result: ColumnTypes['user_campaign_contest.result'] | null;
      is_resigned: boolean;
      result_description: string | null;
      created_at: Date;
      decided_at: Date | null;
    };
  };
  'campaigns.find_undecided_series': {
    values: [string, number];
    row: { user_campaign_contest_id: string };
  };
  'campaigns.has_series': { values: [string]; row: { has_series: boolean } };
  'campaigns.increment_game_count': { values: [string, string]; row: never };
  'campaigns.insert': { values: [string, string, Date]; row: { campaign_id: number } };
  'campaigns.insert_contest': {
    values: [number, string, string, string, number | null, string, number];
    row: { campaign_contest_id: number };
  };
  'campaigns.insert_history_campaign': {
    values: [string, string, string, Date];
    row: { campaign_id: number };
  };
  'campaigns.insert_history_contest': {
    values: [string, number, number, string, string, string, number, string, number];
    row: never;
  };
  'campaigns.insert_series': { values: [string, string, number, string, number, Date]; row: never };
  'campaigns.list_series': {
    values: [string, number];
    row: {
      user_campaign_contest_id: string;
      campaign_contest_id: number;
      team_id: string;
      num_of_games: number;
      games: number;
      wins: number;
      losses: number;
      result: ColumnTypes['user_campaign_contest.result'] | null;
      is_resigned: boolean;
      result_description: string | null;
      created_at: Date;
      decided_at: Date | null;
      campaign: string;
      contest: string;
    };
  };
  'campaigns.lock': {
    values: [number];
    row: { campaign_id: number; name: string; description: string };
  };
  'campaigns.lock_contest': {
    values: [number];
    row: CampaignsStatements['campaigns.find_contest']['row'];
  };
  'campaigns.lock_history': { values: [number]; row: { pg_advisory_xact_lock: '' | null } };
  'campaigns.lock_series': {
    values: [string, string];
    row: CampaignsStatements['campaigns.find_series']['row'];
  };
  'campaigns.read_all': {
    values: [];
    row: { campaign_id: number; name: string; description: string };
  };
  'campaigns.read_contests': {
    values: [readonly number[]];
    row: CampaignsStatements['campaigns.find_contest']['row'];
  };
  'campaigns.read_first_wins': {
    values: [string, number];
    row: { campaign_contest_id: number; first_won_at: Date };
  };
  'campaigns.read_history_keys': { values: []; row: { key: string } };
  'campaigns.read_series_campaigns': {
    values: [string, readonly string[]];
    row: {
      id: string;
      campaign: string;
      result: ColumnTypes['user_campaign_contest.result'] | null;
    };
  };
  'campaigns.read_standings': {
    values: [string, number];
    row: {
      user_campaign_contest_id: string;
      campaign_contest_id: number;
      team_id: string;
      num_of_games: number;
      games: number;
      wins: number;
      losses: number;
      result: ColumnTypes['user_campaign_contest.result'] | null;
      is_resigned: boolean;
      result_description: string | null;
      created_at: Date;
      is_won: boolean;
    };
  };
  'campaigns.read_won': { values: [string]; row: { campaign_id: number; name: string } };
  'campaigns.update': { values: [number, string, string]; row: never };
  'campaigns.update_contest': {
    values: [number, string, string, string, number | null, string, number, number];
    row: never;
  };
  'campaigns.update_standing': {
    values: [
      string,
      string,
      number,
      number,
      ColumnTypes['user_campaign_contest.result'] | null,
      string | null,
      boolean,
      Date,
    ];
    row: never;
  };
}
