import {
  drawClubStarterSet,
  STARTER_REACHES,
  type ClubStarterSet,
  type StarterCandidate,
} from '@pennant/rules/packs/club-starter-set';
import { MAX_STARTER_TIER } from '@pennant/rules/packs/starter-set';
import { cardFigures } from '@pennant/rules/packs/starter-card-figures';
import { STARTER_STRENGTH } from '@pennant/rules/packs/starter-strength';
import { topRatingOf } from '@pennant/rules/cards/tier';
import type { Dice } from '@pennant/rules/fairness/dice';
import {
  findSeasonPlayer,
  findSeasonPlayers,
  type SeasonPlayer,
} from '../cards/find-season-players.ts';
import type { Queries } from '../platform/database/database.ts';
import { readStrengthScale } from './starter-set-store.ts';

/** Draws the set of a club or a season from the cards at hand. Refused where they are too few. */
export async function drawClubSet(
  queries: Queries,
  club: { readonly year: number; readonly team?: string | undefined },
  dice: Dice,
  keptCardID: number | null,
): Promise<number[] | null> {
  const kept = keptCardID === null ? null : await findSeasonPlayer(queries, keptCardID);
  const toCandidate = ({ player, ...card }: SeasonPlayer): StarterCandidate => ({
    ...card,
    figures: cardFigures(player),
    distance: distanceOf(card, club),
  });
  const scale = STARTER_STRENGTH[await readStrengthScale(queries)];
  let best: Extract<ClubStarterSet, { ok: true }> | null = null;
  for (const reach of STARTER_REACHES) {
    const pool = await findSeasonPlayers(queries, {
      from: club.year - reach,
      to: club.year + reach,
      maxRating: topRatingOf(MAX_STARTER_TIER),
    });
    const set = drawClubStarterSet(pool.map(toCandidate), dice, {
      scale,
      kept: kept && toCandidate(kept),
    });
    if (!set.ok) continue;
    best = set;
    if (set.isBalanced) break;
  }
  return best && Object.values(best.cards);
}

const distanceOf = (
  card: Pick<SeasonPlayer, 'year' | 'teams'>,
  club: { readonly year: number; readonly team?: string | undefined },
): number => {
  const years = Math.abs(card.year - club.year);
  const isOfClub = years === 0 && club.team !== undefined && card.teams.includes(club.team);
  return isOfClub ? 0 : 1 + years;
};
