import {
  CHALLENGE_LINK_DAYS,
  MAX_CHALLENGES_UNDER_WAY,
  MAX_OPEN_CHALLENGE_LINKS,
} from '@pennant/rules/challenges/challenge-limits';
import { gameRefusals } from '../games/refusals.ts';
import { defineRefusals } from '../platform/refusal.ts';

export const challengeRefusals = defineRefusals({
  ...gameRefusals,
  team_too_weak: {
    status: 422,
    error:
      'This team is much weaker than the best that your cards make. Fill it with them, then publish it.',
  },
  nobody_to_challenge: {
    status: 404,
    error: 'No player of that name has a team that can be challenged. Choose another.',
  },
  challenged_team_outdated: {
    status: 409,
    error:
      'This team is out of date: its player has to publish it again. Choose another player until then.',
  },
  challenged_yourself: { status: 422, error: 'You cannot challenge yourself. Choose another.' },
  no_published_team: {
    status: 409,
    error: 'Publish one of your teams first: it is the one that others play against.',
  },
  hidden_by_admin: {
    status: 403,
    error:
      'An admin has hidden your games, so no team of yours can be published. The letter that you got says why.',
  },
  too_many_challenges: {
    status: 409,
    error: `You have ${MAX_CHALLENGES_UNDER_WAY} challenges under way, as many as anyone may have. Play one to its end or abandon it, then start the next.`,
  },
  too_many_links: {
    status: 409,
    error: `You have ${MAX_OPEN_CHALLENGE_LINKS} links that nobody has used yet, as many as anyone may have. Each lapses after ${CHALLENGE_LINK_DAYS} days.`,
  },
  challenge_link_not_found: {
    status: 404,
    error: 'There is no such challenge. Look whether the address is whole, or ask for a new link.',
  },
  challenge_link_used: {
    status: 409,
    error: 'This challenge was taken up already. Ask for a new link.',
  },
  challenge_link_expired: {
    status: 410,
    error: `This challenge is older than ${CHALLENGE_LINK_DAYS} days. Ask for a new link.`,
  },
});
export type ChallengeRefusalCode = Extract<keyof typeof challengeRefusals, string>;
