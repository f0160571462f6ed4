// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface ReportsStatements {
  'reports.add': {
    values: [string, string, string, ColumnTypes['report.reason'] | null, Date];
    row: never;
  };
  'reports.close_of_user': { values: [string, string, Date]; row: never };
  'reports.count_of_day': { values: [string, Date]; row: { reports: number } };
  'reports.count_reasons': {
    values: [readonly string[]];
    row: {
      reported_name_id: string;
      reason: ColumnTypes['report.reason'] | null;
      reporters: number;
    };
  };
  'reports.decide': {
    values: [
      string,
      ColumnTypes['reported_name.state'],
      Date,
      string,
      string | null,
      string | null,
    ];
    row: never;
  };
  'reports.delete_old': { values: [Date, readonly string[]]; row: never };
  'reports.enter_name': {
    values: [
      string,
      ColumnTypes['reported_name.kind'],
      string,
      string | null,
      string,
      string | null,
      Date,
    ];
    row: { reported_name_id: string };
  };
  'reports.find': {
    values: [string];
    row: {
      reported_name_id: string;
      kind: ColumnTypes['reported_name.kind'];
      reported_user_id: string | null;
      team_id: string | null;
      name: string;
      game_id: string | null;
      reported_at: Date;
      state: ColumnTypes['reported_name.state'];
      decided_at: Date | null;
      admin_name: string | null;
      new_name: string | null;
      decision_reason: string | null;
    };
  };
  'reports.find_users_decided_on': { values: [Date]; row: { user_id: string } };
  'reports.forget_reporter': { values: [string]; row: never };
  'reports.has_reported': {
    values: [string, ColumnTypes['reported_name.kind'], string, string | null, string];
    row: object;
  };
  'reports.list': {
    values: [boolean | null, string | null, number];
    row: ReportsStatements['reports.find']['row'];
  };
  'reports.list_of_user': {
    values: [string, number];
    row: {
      kind: ColumnTypes['reported_name.kind'];
      name: string;
      reason: ColumnTypes['report.reason'] | null;
      created_at: Date;
    };
  };
  'reports.lock': { values: [string]; row: ReportsStatements['reports.find']['row'] };
  'reports.show_user': { values: [string]; row: never };
}
