// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface CupsStatements {
  'cups.add': {
    values: [string, Date, string, string, Date, number, number, Buffer, Buffer];
    row: { cup_id: string };
  };
  'cups.add_place': {
    values: [
      string,
      string,
      number | null,
      string | null,
      string | null,
      string,
      string,
      string | null,
      number | null,
      Date,
    ];
    row: never;
  };
  'cups.cancel': { values: [string, Date]; row: never };
  'cups.change': { values: [string, string, string, Date, number, number]; row: never };
  'cups.change_team': { values: [string, string, string, string, string]; row: never };
  'cups.count_open': { values: []; row: { cups: number } };
  'cups.delete_place': { values: [string, string]; row: never };
  'cups.end': { values: [string, string, Date, string | null, string | null, string]; row: never };
  'cups.enter': { values: [string, string, Date, string, string]; row: never };
  'cups.find': {
    values: [string];
    row: {
      cup_id: string;
      name: string;
      kind: ColumnTypes['cup.kind'];
      begins_at: Date;
      round_hours: number;
      max_places: ColumnTypes['cup.max_places'];
      state: ColumnTypes['cup.state'];
      seed: Buffer;
      commitment: Buffer;
      entrants: number;
      bracket: ColumnTypes['cup.bracket'] | null;
      winner_user_id: string | null;
      winner_username: string | null;
      winner_team: string | null;
      settled_at: Date | null;
    };
  };
  'cups.find_entries_under_way': { values: [string]; row: { cup_id: string } };
  'cups.find_own_place': {
    values: [string, string];
    row: {
      place_id: string;
      seed: number | null;
      team_name: string;
      team_id: string;
      has_left: boolean;
    };
  };
  'cups.find_seen': { values: [string, number]; row: { seen_at: Date | null } };
  'cups.find_team': {
    values: [string, number];
    row: {
      team: unknown;
      orders: ColumnTypes['cup_place.orders'] | null;
      holder_user_id: string | null;
      username: string | null;
    };
  };
  'cups.forget_holder': { values: [string, string]; row: never };
  'cups.forget_winner': { values: [string, string]; row: never };
  'cups.list': { values: [string | null, number]; row: CupsStatements['cups.find']['row'] };
  'cups.list_cups_of_holder': { values: [string]; row: { cup_id: string } };
  'cups.list_entries': {
    values: [string, number];
    row: {
      cup_id: string;
      entered_at: Date;
      cup_name: string;
      team_name: string;
      result: ColumnTypes['cup_entry.result'] | null;
      prize: number;
    };
  };
  'cups.list_places': {
    values: [string];
    row: {
      place_id: string;
      seed: number | null;
      holder_user_id: string | null;
      username: string | null;
      team_name: string;
      score: number;
      rating: number | null;
      has_left: boolean;
      seen_at: Date | null;
    };
  };
  'cups.list_under_way': {
    values: [Date];
    row: { cup_id: string; state: ColumnTypes['cup.state'] };
  };
  'cups.lock': { values: [string]; row: CupsStatements['cups.find']['row'] };
  'cups.lock_entry': { values: [string, string]; row: { settled_at: Date | null } };
  'cups.mark_left': { values: [string, number]; row: never };
  'cups.mark_settled': { values: [string, Date]; row: never };
  'cups.rename_holder': { values: [string, string]; row: never };
  'cups.rename_team': { values: [string, string, string]; row: never };
  'cups.rename_winner': { values: [string, string]; row: never };
  'cups.rename_winning_team': { values: [string, string, string]; row: never };
  'cups.see': { values: [string, number, Date]; row: never };
  'cups.set_bracket': { values: [string, string]; row: never };
  'cups.set_entrants': { values: [string, number]; row: never };
  'cups.set_seed': { values: [string, string, number, number]; row: never };
  'cups.settle_entry': {
    values: [string, string, ColumnTypes['cup_entry.result'], number, Date];
    row: never;
  };
  'cups.withdraw': { values: [string, string]; row: never };
}
