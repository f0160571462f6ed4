import { z } from 'zod';
import { defineCall } from './call.ts';
import { computerTeam } from './teams.ts';

/** A season of the history. */
const season = z.int().min(1871).max(2100);

/** A club's code in the record, of two or three letters or digits. */
const clubCode = z.string().regex(/^[A-Za-z0-9]{2,3}$/, 'must be a club code: BOS');

/** A club's season from which a comp team can be made. */
export const clubSeason = z.object({
  yearID: season,
  teamID: clubCode,
  /** "1927 Harbor Gulls". */
  name: z.string(),
  /** Whether its comp team already exists. */
  isMade: z.boolean(),
});
export type ClubSeason = z.output<typeof clubSeason>;

export const compTeamAdminCalls = {
  compTeamYears: defineCall({
    method: 'GET',
    path: '/teams/comp-team-years',
    summary: 'The club-seasons that comp teams can be made of, newest season first.',
    who: 'admin',
    answer: z.array(clubSeason),
    writes: false,
  }),
  createCompTeam: defineCall({
    method: 'POST',
    path: '/teams/comp-team',
    summary:
      'Make a club-season a comp team that everyone may play. One that is made already stays as it is.',
    who: 'admin',
    body: z.object({ year: season, teamID: clubCode }),
    answer: computerTeam.extend({
      /** False where it existed before. */
      isNew: z.boolean(),
    }),
    writes: true,
  }),
};
