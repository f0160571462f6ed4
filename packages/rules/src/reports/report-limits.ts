/** What of another user can be reported. */
export const REPORTED_KINDS = ['username', 'team_name'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** Why a name is reported, each with its label for display. */
export const REPORT_REASONS = [
  { reason: 'offensive', label: 'It insults or threatens' },
  { reason: 'sexual', label: 'It is sexual' },
  { reason: 'personal', label: 'It tells who somebody is, or pretends to be them' },
  { reason: 'advertising', label: 'It advertises something' },
  { reason: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['reason'];

/** Names that a user may report on a UTC day. */
export const MAX_REPORTS_OF_DAY = 10;

/**
 * What became of a reported name: `shown` where its user's games were hidden and are shown again,
 * `closed` where the user has left.
 */
export const REPORT_STATES = ['open', 'renamed', 'hidden', 'shown', 'dismissed', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** How long a reported name is kept once it is decided on, in days. */
export const DECIDED_REPORT_DAYS = 180;

/** What the letter says of the reason where an admin gives none. */
export const DEFAULT_DECISION_REASON = 'Others took offence at it.';

/** Maximum length of an admin's reason, in characters. */
export const MAX_DECISION_REASON_LENGTH = 200;
