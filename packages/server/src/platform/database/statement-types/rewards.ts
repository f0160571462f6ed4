// Written by `npm run statements` from the migrated schema.

export interface RewardsStatements {
  'rewards.add': {
    values: [
      number,
      number | null,
      number | null,
      number | null,
      number | null,
      number | null,
      string,
    ];
    row: {
      reward_id: number;
      money: number;
      series_id: number | null;
      number_of_series: number | null;
      card_id: number | null;
      series_pct: number | null;
      card_pct: number | null;
      description: string;
    };
  };
  'rewards.add_grant': {
    values: [
      string,
      number,
      number,
      string,
      string,
      number,
      number,
      number | null,
      number,
      number | null,
      number,
      number | null,
      number | null,
      number,
      Date,
    ];
    row: never;
  };
  'rewards.add_of_history': {
    values: [
      number,
      number | null,
      number | null,
      number | null,
      number | null,
      number | null,
      string,
      string,
    ];
    row: { reward_id: number };
  };
  'rewards.delete': { values: [number]; row: never };
  'rewards.find': { values: [readonly number[]]; row: RewardsStatements['rewards.add']['row'] };
  'rewards.find_grant': {
    values: [string, number];
    row: {
      campaign_contest_id: number;
      user_campaign_contest_id: string;
      reward_id: number;
      game_id: string;
      event_number: number;
      money: number;
      series_id: number | null;
      packs: number;
      packs_drawn: number | null;
      series_pct: number;
      card_id: number | null;
      card_drawn: number | null;
      card_pct: number;
    };
  };
  'rewards.has_grant': { values: [string, number]; row: object };
  'rewards.lock': { values: [number]; row: RewardsStatements['rewards.add']['row'] };
  'rewards.read': { values: []; row: RewardsStatements['rewards.add']['row'] };
  'rewards.read_own_grants': {
    values: [string, number];
    row: {
      campaign_contest_id: number;
      user_campaign_contest_id: string;
      reward_id: number;
      game_id: string;
      event_number: number;
      money: number;
      series_id: number | null;
      packs: number;
      packs_drawn: number | null;
      series_pct: number;
      card_id: number | null;
      card_drawn: number | null;
      card_pct: number;
      granted_at: Date;
    };
  };
  'rewards.save': {
    values: [
      number,
      number | null,
      number | null,
      number | null,
      number | null,
      number | null,
      string,
      number,
    ];
    row: RewardsStatements['rewards.add']['row'];
  };
}
