import { SIDES } from '@pennant/rules/games/lineup-slots';
import {
  DEFAULT_DECISION_REASON,
  REPORTED_KINDS,
  REPORT_REASONS,
  REPORT_STATES,
} from '@pennant/rules/reports/report-limits';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { count, MAX_PAGE_SIZE, timestamp, uuid, wholeNumberText } from './common-schemas.ts';
import { displayText } from './display-text.ts';
import { publicUser } from './leaderboard.ts';

const kind = z.literal(REPORTED_KINDS);
const reason = z.literal(REPORT_REASONS.map((choice) => choice.reason));
const username = z.string().trim().min(1).max(64);

/** Where a name was read: on a side of a game, or in what everyone may know of a user. */
export const reportedPlace = z.union([
  z.object({ gameID: uuid, side: z.literal(SIDES) }),
  z.object({
    username,
    /** One of the user's teams; without it the published one. */
    userTeamID: uuid.optional(),
  }),
]);
export type ReportedPlace = z.input<typeof reportedPlace>;

/** A name that users have reported, with all reports of it. */
export const reportedName = z.object({
  reportID: uuid,
  kind,
  /** As it was when it was reported first. */
  name: z.string(),
  /** What it is now; null where it is gone. */
  currentName: z.string().nullable(),
  /** Whose it is; null where the user has left. */
  User: publicUser.nullable(),
  /** Whether an admin hides the user's games and lets no team of theirs be published. */
  isHidden: z.boolean(),
  /** The game in which it was read first; null where it was read elsewhere. */
  gameID: uuid.nullable(),
  /** Number of users who reported it. */
  reporters: count,
  /** How many gave which reason, the most frequent first. */
  reasons: z.array(z.object({ reason, reporters: count })).max(REPORT_REASONS.length),
  reported: timestamp,
  state: z.literal(REPORT_STATES),
  decided: timestamp.nullable(),
  /** The admin who decided, by their username then; null while it is open, and where it closed. */
  admin: z.string().nullable(),
  /** What the admin gave it for a name. */
  newName: z.string().nullable(),
  /** What the letter to the user said. */
  decisionReason: z.string().nullable(),
});
export type ReportedName = z.output<typeof reportedName>;

const params = z.object({ reportID: uuid });
const decision = z.object({
  /** The user reads it in the letter; it stands in the audit log. */
  reason: displayText(TEXT_RULES.decisionReason).default(DEFAULT_DECISION_REASON),
});

export const reportCalls = {
  reportName: defineCall({
    method: 'POST',
    path: '/reports',
    summary:
      'Report a username or a team’s name of another user to the admins. The same name again changes nothing; ten names a UTC day. A name that is hidden and one that is unknown answer alike.',
    who: 'player',
    body: z.object({ kind, place: reportedPlace, reason: reason.optional() }),
    answer: okResponse,
    writes: true,
  }),
  reportedNames: defineCall({
    method: 'GET',
    path: '/admin/reports',
    summary:
      'Names that users reported: those to be decided on first, each newest first; the header X-Next-After carries `after` of the next page.',
    who: 'admin',
    query: z.object({
      /** The place of the last row that the client has, as `reportCursor` tells it. */
      after: z
        .string()
        .regex(/^(open|decided)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
        .optional(),
      limit: wholeNumberText(z.int().min(1).max(MAX_PAGE_SIZE)).default(50),
    }),
    answer: z.array(reportedName),
    writes: false,
  }),
  renameReported: defineCall({
    method: 'POST',
    path: '/admin/reports/{reportID}/rename',
    summary:
      'Give a reported username or team a name that says nothing, wherever the old one stands, and tell its user by letter. Nobody gets the old username.',
    who: 'admin',
    params,
    body: decision,
    answer: okResponse.extend({ newName: z.string() }),
    writes: true,
  }),
  hideReported: defineCall({
    method: 'POST',
    path: '/admin/reports/{reportID}/hide',
    summary:
      'Hide all games of the user of a reported name, withdraw their published team, and tell them by letter.',
    who: 'admin',
    params,
    body: decision,
    answer: okResponse,
    writes: true,
  }),
  showReported: defineCall({
    method: 'POST',
    path: '/admin/reports/{reportID}/show',
    summary: 'Show the games of a user again whose games an admin has hidden.',
    who: 'admin',
    params,
    answer: okResponse,
    writes: true,
  }),
  dismissReport: defineCall({
    method: 'POST',
    path: '/admin/reports/{reportID}/dismiss',
    summary: 'Leave a reported name as it is; further reports of it need no decision.',
    who: 'admin',
    params,
    answer: okResponse,
    writes: true,
  }),
};
