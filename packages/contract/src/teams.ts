import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { MAX_OPPONENT_DRAWS, OPPONENT_LEVELS } from '@pennant/rules/teams/opponent-levels';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { displayText } from './display-text.ts';
import { MAX_COLLECTION_CARDS, cardInventory, cardSummary, userCard } from './cards.ts';
import {
  catalogueID,
  chance,
  count,
  rating,
  timestamp,
  uuid,
  wholeNumberText,
} from './common-schemas.ts';

/** The 24 slots of a lineup: C 1B 2B 3B SS LF CF RF DH SP1-5 RP1-5 B1-5. */
export const lineupSlot = z.literal(SLOTS);

export const teamLineup = z.object({
  lineupID: z.string(),
  position: lineupSlot,
  cardID: catalogueID,
  /** 1 to 9 in the batting order; null for a slot that does not bat. */
  lineupOrder: z.int().min(1).max(9).nullable(),
  Card: cardSummary,
});

export const userTeam = z.object({
  userTeamID: uuid,
  /** Null for a computer team. */
  userID: uuid.nullable(),
  name: z.string(),
  /** Rounded average rating of its cards. */
  score: rating,
  elo: z.int().nullable(),
  UserTeamLineups: z.array(teamLineup),
  User: z.object({ userID: uuid, username: z.string() }).nullable(),
  /** Null where the team can play; else the problem, for display. */
  problem: z.string().nullable(),
  created: timestamp.nullable(),
});
export type UserTeam = z.output<typeof userTeam>;

/** A computer team in the list of opponents. */
export const computerTeam = userTeam.extend({
  userID: z.null(),
  year: z.int(),
  teamID: z.string(),
  wins: z.int(),
  losses: z.int(),
});
export type ComputerTeam = z.output<typeof computerTeam>;

const lineupEntry = z.object({
  cardID: catalogueID,
  lineupOrder: z.int().min(1).max(9).nullable().default(null),
});

export const lineupBody = z.partialRecord(lineupSlot, lineupEntry);
export type LineupBody = z.output<typeof lineupBody>;

/** The name is required; the score is ignored, since the server calculates it. */
const teamBody = z.object({
  name: displayText(TEXT_RULES.teamName, 'Give the team a name.'),
  score: z.number().optional(),
  lineup: lineupBody,
});

/**
 * A batter's averages against the other team's starters, or the averages of the other team's nine
 * against a pitcher, calculated from the dice.
 */
const projectedLine = z.object({ avg: z.number(), obp: z.number(), slg: z.number() });

const comparedTeam = z.object({
  team: userTeam,
  /** In the order of its `UserTeamLineups`. */
  lines: z.array(projectedLine),
  /** Averages of its nine against the other team's five starters. */
  batting: projectedLine,
});

/** A computer team without its lineup, as an opponent. */
export const opponentSummary = z.object({
  userTeamID: uuid,
  name: z.string(),
  score: rating,
  year: z.int(),
  /** The club's code. */
  teamID: z.string(),
  wins: z.int(),
  losses: z.int(),
});
export type OpponentSummary = z.output<typeof opponentSummary>;

/** A computer team that is proposed as an opponent. */
export const proposedOpponent = z.object({
  level: z.literal([...OPPONENT_LEVELS.map(({ level }) => level), 'first']),
  opponent: opponentSummary,
  /** Share of simulated games that the caller's team won against it. */
  winChance: chance,
});
export type ProposedOpponent = z.output<typeof proposedOpponent>;

const teamParams = z.object({ userTeamID: uuid });

/** Maximum number of cards in one request: the largest card pool. */
const MAX_REQUESTED_CARDS = 5000;

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
    query: z.object({
      /** Whole teams, or teams with empty `UserTeamLineups`. */
      lineups: z.literal(['all', 'none']).default('all'),
    }),
    answer: z.array(computerTeam),
    writes: false,
  }),
  computerTeam: defineCall({
    method: 'GET',
    path: '/teams/comp-team/{userTeamID}',
    summary: 'One computer team with its lineup.',
    who: 'player',
    params: teamParams,
    answer: computerTeam,
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
    body: teamBody.extend({ userTeamID: uuid }),
    answer: userTeam,
    writes: true,
  }),
  team: defineCall({
    method: 'GET',
    path: '/teams/{userTeamID}',
    summary: "One of the caller's teams; an admin may ask for anybody's.",
    who: 'player',
    params: teamParams,
    answer: userTeam,
    writes: false,
  }),
  teamCards: defineCall({
    method: 'GET',
    path: '/teams/{userTeamID}/cards',
    summary: "The cards that a team can be made of: its player's best, and those in it.",
    who: 'player',
    params: teamParams,
    query: z.object({
      limit: wholeNumberText(z.int().min(1).max(MAX_COLLECTION_CARDS)).default(500),
    }),
    answer: z.object({ cards: z.array(userCard), totalCards: count }),
    writes: false,
  }),
  lineupInventories: defineCall({
    method: 'POST',
    path: '/cardInventory/userCards',
    summary: 'What the caller has of these cards; those that he does not have are left out.',
    who: 'player',
    body: z.object({ userCardIDs: z.array(catalogueID).max(MAX_REQUESTED_CARDS) }),
    answer: z.array(cardInventory),
    writes: false,
  }),
  repairTeam: defineCall({
    method: 'POST',
    path: '/teams/repair',
    summary: 'Fill the places of cards that are gone with the best that the caller has.',
    who: 'player',
    body: teamParams,
    answer: userTeam,
    writes: true,
  }),
  deleteTeam: defineCall({
    method: 'POST',
    path: '/teams/delete',
    summary:
      'Delete a team. Its games stay; those under way go on with the lineup they began with.',
    who: 'player',
    body: teamParams,
    answer: okResponse,
    writes: true,
  }),
  opponents: defineCall({
    method: 'GET',
    path: '/teams/{userTeamID}/opponents',
    summary:
      'Three computer teams for a game of one of the caller’s teams: an easier one, an even one and a harder one by simulated games; others each day and for each draw. For a first game one team that loses to the caller’s a little more often than not.',
    who: 'player',
    params: teamParams,
    query: z.object({
      /** Which of the day’s draws. */
      draw: wholeNumberText(z.int().min(0).max(MAX_OPPONENT_DRAWS)).default(0),
      for: z.literal(['game', 'first']).default('game'),
    }),
    answer: z.object({
      /** The easiest first; fewer than three where there are no more teams. */
      opponents: z.array(proposedOpponent).max(OPPONENT_LEVELS.length),
      /** Number of simulated games behind each chance. */
      games: count,
    }),
    writes: false,
  }),
  compareTeams: defineCall({
    method: 'GET',
    path: '/teams/compare',
    summary:
      "Two of the caller's or the computer's teams side by side, with what the dice project.",
    who: 'player',
    query: z.object({ one: uuid, other: uuid }),
    answer: z.object({
      one: comparedTeam,
      other: comparedTeam,
      /** Share of simulated games that the first team won. */
      winChance: chance,
      /** Number of simulated games. */
      games: count,
    }),
    writes: false,
  }),
};
