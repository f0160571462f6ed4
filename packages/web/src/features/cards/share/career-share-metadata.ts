import type { Career } from '@pennant/contract/career';

import { careerBattingLine, careerPitchingLine } from '../../../ui/card/season-stat-line.ts';
import type { ShareMetadata } from '../../../ui/share-metadata.ts';
import { careerPath } from '../career/career-paths.ts';
import { cardShareMetadata } from './card-share-metadata.ts';

const isCareer = (body: unknown): body is Career =>
  typeof body === 'object' && body !== null && 'moments' in body && 'totals' in body;

/** Returns a career in a line: "12 games, .313, 2 HR, 11 RBI", "5 games, 3-1, 3.04 ERA". */
function summarizeCareer({ totals }: Career): string {
  const { games, wins, losses, hr, rbi, ipOuts } = totals;
  if (games === 0) return 'No game yet.';
  const played = games === 1 ? '1 game' : `${games} games`;
  if (ipOuts > 0)
    return `${played}, ${wins}-${losses}, ${careerPitchingLine(totals).at(-1)?.value} ERA.`;
  return `${played}, ${careerBattingLine(totals).at(-1)?.value}, ${hr} HR, ${rbi} RBI.`;
}

/**
 * Returns the metadata of the page of what a card has lived from the page's responses; null without
 * the card or its career.
 */
export const careerShareMetadata = (responses: readonly unknown[]): ShareMetadata | null => {
  const career = responses.find(isCareer);
  const shared = cardShareMetadata(responses);
  if (career === undefined || shared === null) return null;
  return {
    ...shared,
    title: `${shared.title}, with ${career.username}`,
    description: `${summarizeCareer(career)} How it came, its firsts, its milestones and its best game, each with its play.`,
    path: careerPath(career),
  };
};
