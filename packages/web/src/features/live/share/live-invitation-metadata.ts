import type { LiveInvitation } from '@pennant/contract/live';

import { isolateName } from '../../../ui/isolated-name.ts';
import type { ShareMetadata } from '../../../ui/share-metadata.ts';

const isLiveInvitation = (body: unknown): body is LiveInvitation =>
  typeof body === 'object' && body !== null && 'isRated' in body && 'expires' in body;

/** Returns the title of the page of an invitation to a live game. */
export const titleOfInvitation = ({ state, username }: LiveInvitation): string =>
  state === 'open' ? `${username} wants to play you` : `A live game of ${username}`;

const DESCRIPTIONS = {
  used: 'Somebody has taken this invitation up. Ask for a new link.',
  expired: 'This invitation is over. Ask for a new link.',
} as const;

/**
 * Returns the metadata of the page of an invitation from its responses: what everybody who has the
 * link sees, and nothing of a game that came of it. Null without the invitation.
 */
export function liveInvitationShareMetadata(
  responses: readonly unknown[],
  { token = '' }: Readonly<Record<string, string | undefined>>,
): ShareMetadata | null {
  const invitation = responses.find(isLiveInvitation);
  if (invitation === undefined) return null;
  const { state, team } = invitation;
  return {
    title: titleOfInvitation(invitation),
    description:
      state === 'open'
        ? `Your nine against ${isolateName(team)}, live: nine innings at one table, with dice that nobody can know. For one player.`
        : DESCRIPTIONS[state],
    path: `/live/join/${encodeURIComponent(token)}`,
    image: null,
  };
}
