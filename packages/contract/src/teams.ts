import { SLOTS } from '@pennant/rules/games/slot';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { catalogueID, moment, ownedID } from './values.ts';

/** The 24 places of a lineup: C 1B 2B 3B SS LF CF RF DH SP1-5 RP1-5 B1-5. */
export const lineupSlot = z.literal(SLOTS);

export const teamLineup = z.object({
  lineupID: z.string(),
  position: lineupSlot,
  cardID: catalogueID,
  /** 1 to 9 in the batting order; null where he does not bat. */
  lineupOrder: z.int().min(1).max(9).nullable(),
  Card: cardSummary,
});

export const userTeam = z.object({
  userTeamID: ownedID,
  /** Null for a computer team. */
  userID: ownedID.nullable(),
  name: z.string(),
  /** Rounded average rating of its cards. */
  score: z.int().min(0).max(100),
  elo: z.int().nullable(),
  UserTeamLineups: z.array(teamLineup),
  User: z.object({ userID: ownedID, username: z.string() }).nullable(),
  /** Null where the team can play; else what is wrong with it, for a person. */
  problem: z.string().nullable(),
  created: moment.nullable(),
});
export type UserTeam = z.output<typeof userTeam>;

/** A computer team as the choice of opponents shows it. */
export const computerTeam = userTeam.extend({
  userID: z.null(),
  year: z.int(),
  teamID: z.string(),
  wins: z.int(),
  losses: z.int(),
});
export type ComputerTeam = z.output<typeof computerTeam>;

const place = z.object({
  cardID: catalogueID,
  lineupOrder: z.int().min(1).max(9).nullable().default(null),
});

export const lineupBody = z.partialRecord(lineupSlot, place);
export type LineupBody = z.output<typeof lineupBody>;

/** The name is required; the score is worked out by the server, whatever is sent. */
const teamBody = z.object({
  name: z.string().trim().min(1, 'Give the team a name.').max(60),
  score: z.number().optional(),
  lineup: lineupBody,
});

export const teamCalls = {
  userTeams: defineCall({
    method: 'GET',
    path: '/teams/user',
    summary: "The caller's teams with their lineups, newest first.",
    who: 'player',
    answer: z.array(userTeam),
    writes: false,
  }),
  computerTeams: defineCall({
    method: 'GET',
    path: '/teams/comp-team',
    summary: 'The computer teams, weakest first.',
    who: 'player',
    answer: z.array(computerTeam),
    writes: false,
  }),
  createTeam: defineCall({
    method: 'POST',
    path: '/teams',
    summary: 'Save a new team.',
    who: 'player',
    body: teamBody,
    answer: userTeam,
    writes: true,
  }),
  editTeam: defineCall({
    method: 'PUT',
    path: '/teams',
    summary: 'Save a team again.',
    who: 'player',
    body: teamBody.extend({ userTeamID: ownedID }),
    answer: userTeam,
    writes: true,
  }),
};
