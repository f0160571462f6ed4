import { LIVE_REFUSALS } from '@pennant/rules/live/live-refusals';
import { gameRefusals } from '../games/refusals.ts';
import { defineRefusals } from '../platform/refusal.ts';

/** Live games of a user that may be under way at the same time. */
export const MAX_LIVE_GAMES = 3;
/** Invitations of a user that nobody has used yet, and how long each is open. */
export const MAX_OPEN_INVITATIONS = 10;
export const INVITATION_HOURS = 24;
/** How long after the end of a game a link that counts as withheld can be shown, in ms. */
export const DISPUTE_MS = 30_000;

/** What the rules refuse: the game has gone on, or the step is not for this side. */
const refusedByRules = Object.fromEntries(
  Object.entries(LIVE_REFUSALS).map(([code, error]) => [code, { status: 409, error }]),
) as Readonly<Record<keyof typeof LIVE_REFUSALS, { readonly status: 409; readonly error: string }>>;

export const liveRefusals = defineRefusals({
  ...gameRefusals,
  ...refusedByRules,
  live_game_not_found: {
    status: 404,
    error: 'There is no such live game, or it is not for you to see.',
  },
  live_game_not_over: {
    status: 409,
    error: 'The game is not over yet. Its record is there at its end.',
  },
  signature_forged: {
    status: 422,
    error: 'The signature is not that of your key in this game. Load the game again.',
  },
  phrase_too_soon: {
    status: 429,
    error: 'One phrase in three seconds. Wait a moment.',
  },
  link_not_withheld: {
    status: 409,
    error: 'The game does not count this link as withheld, so there is nothing to dispute.',
  },
  live_match_waits: {
    status: 409,
    error:
      'You were away from live games that others waited in. You may be matched again in some minutes.',
  },
  dispute_too_late: {
    status: 409,
    error: `The game ended more than ${DISPUTE_MS / 1000} seconds ago, and its result stands.`,
  },
  invited_yourself: {
    status: 422,
    error: 'This is your own invitation. Send its link to somebody else.',
  },
  live_invitation_not_found: {
    status: 404,
    error: 'There is no such invitation. Look whether the address is whole, or ask for a new link.',
  },
  live_invitation_used: {
    status: 409,
    error: 'This invitation was taken up already. Ask for a new link.',
  },
  live_invitation_expired: {
    status: 410,
    error: `This invitation is older than ${INVITATION_HOURS} hours. Ask for a new link.`,
  },
  too_many_invitations: {
    status: 409,
    error: `You have ${MAX_OPEN_INVITATIONS} invitations that nobody has used yet, as many as anyone may have. Each lapses after ${INVITATION_HOURS} hours.`,
  },
  too_many_live_games: {
    status: 409,
    error: `One of you has ${MAX_LIVE_GAMES} live games under way, as many as anyone may have. Play one to its end first.`,
  },
});
export type LiveRefusalCode = Extract<keyof typeof liveRefusals, string>;
