import { MAX_REPORTS_OF_DAY } from '@pennant/rules/reports/report-limits';
import { defineRefusals } from '../platform/refusal.ts';

export const reportRefusals = defineRefusals({
  reported_name_not_found: {
    status: 404,
    error:
      'No such name is shown there (any more). Load the page again: it may be changed already.',
  },
  reported_yourself: {
    status: 422,
    error: 'That name is your own. You can give your team another one when you edit it.',
  },
  too_many_reports: {
    status: 429,
    error: `You have reported ${MAX_REPORTS_OF_DAY} names today, as many as anyone may. Days end at midnight UTC.`,
  },
  report_not_found: { status: 404, error: 'There is no such report.' },
  report_decided: {
    status: 409,
    error: 'This report was decided already, or its user has left. Load the list again.',
  },
  user_not_hidden: {
    status: 409,
    error: 'No admin hides the games of this user. Load the list again.',
  },
});
export type ReportRefusalCode = Extract<keyof typeof reportRefusals, string>;
