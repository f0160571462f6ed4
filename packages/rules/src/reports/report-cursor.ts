import type { ReportState } from './report-limits.ts';

/**
 * Returns the place of a reported name in the list of those to be decided on and those that were:
 * what the next page comes after.
 */
export const reportCursor = ({
  state,
  reportID,
}: {
  readonly state: ReportState;
  readonly reportID: string;
}): string => `${state === 'open' ? 'open' : 'decided'}.${reportID}`;
