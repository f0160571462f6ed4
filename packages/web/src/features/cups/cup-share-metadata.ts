import type { Cup } from '@pennant/contract/cups';

import { isolateName } from '../../ui/isolated-name.ts';
import type { ShareMetadata } from '../../ui/share-metadata.ts';
import { kindRule } from './cup-words.ts';

const isCup = (body: unknown): body is Cup =>
  typeof body === 'object' && body !== null && 'matches' in body && 'prizes' in body;

/** Returns how a cup stands, in one sentence. */
function stateText({ state, entrants, maxPlaces, winner }: Cup): string {
  switch (state) {
    case 'open':
      return `${entrants} of ${maxPlaces} places are taken.`;
    case 'running':
      return 'It is being played.';
    case 'over':
      return winner === null ? 'It is over.' : `${isolateName(winner.team)} has won it.`;
    case 'cancelled':
      return 'It was cancelled.';
  }
}

/** Returns the metadata of a cup's page from its responses; null without the cup. */
export function cupShareMetadata(responses: readonly unknown[]): ShareMetadata | null {
  const cup = responses.find(isCup);
  if (cup === undefined) return null;
  return {
    title: cup.name,
    description: `A bracket of teams, each match the best of three. ${kindRule(cup.kind)} ${stateText(cup)}`,
    path: `/cups/${cup.cupID}`,
    image: null,
  };
}
