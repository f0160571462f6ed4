import type { ChallengeLink } from '@pennant/contract/challenges';

import { isolateName } from '../../ui/isolated-name.ts';
import type { ShareMetadata } from '../../ui/share-metadata.ts';

const isChallengeLink = (body: unknown): body is ChallengeLink =>
  typeof body === 'object' && body !== null && 'team' in body && 'User' in body;

const isOpen = ({ state, team }: ChallengeLink): boolean => state === 'open' && team !== null;

/** Returns the title of the page of a challenge. */
export const titleOfChallenge = (link: ChallengeLink): string =>
  isOpen(link) ? `${link.User.username} challenges you` : `A challenge of ${link.User.username}`;

/** Returns the metadata of the page of a challenge from its responses; null without it. */
export function challengeLinkShareMetadata(
  responses: readonly unknown[],
  { token = '' }: Readonly<Record<string, string | undefined>>,
): ShareMetadata | null {
  const link = responses.find(isChallengeLink);
  if (link === undefined) return null;
  const { team } = link;
  return {
    title: titleOfChallenge(link),
    description:
      isOpen(link) && team !== null
        ? `Your nine against ${isolateName(team.name)}, score ${team.score}: nine innings with real dice, whenever you like. For one player.`
        : 'This challenge is over. Ask for a new link.',
    path: `/challenge/${encodeURIComponent(token)}`,
    image: null,
  };
}
