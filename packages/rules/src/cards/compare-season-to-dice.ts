import type { BattingSeason, PitchingSeason } from './card.ts';
import { slashLineOf, type ResultCounts } from './dice-odds.ts';

/** One figure of a season compared with the figure expected from the card's dice. */
export interface FigureComparison {
  readonly figure: 'AVG' | 'OBP' | 'SLG' | 'HR' | 'SO' | 'BB' | 'H9' | 'HR9' | 'BB9' | 'K9';
  /** As recorded; null where the record is blank that year. */
  readonly season: number | null;
  /** Expected from the dice, over as many plate appearances. */
  readonly dice: number;
}

const totalOf = (chances: ResultCounts) =>
  Object.values(chances).reduce((sum, chance) => sum + chance, 0);

/**
 * Returns a batter's season compared with the dice after the pitching that the batter faced. As on
 * the card, a hit by pitch counts as a walk, and plate appearances are AB + BB + HBP + SF. Empty
 * for a batter without an at-bat.
 */
export const compareBattingToDice = (
  season: BattingSeason,
  after: ResultCounts,
): readonly FigureComparison[] => {
  const { AB, H, HR, BB, SO } = season;
  const walks = BB + (season.HBP ?? 0);
  const sacrificeFlies = season.SF ?? 0;
  const plateAppearances = AB + walks + sacrificeFlies;
  if (AB === 0) return [];
  const bases = H + season['2B'] + 2 * season['3B'] + 3 * HR;
  const line = slashLineOf(after);
  const expectedCount = (chance: number) => (chance / totalOf(after)) * plateAppearances;
  return [
    { figure: 'AVG', season: H / AB, dice: line.avg },
    { figure: 'OBP', season: (H + walks) / plateAppearances, dice: line.obp },
    { figure: 'SLG', season: bases / AB, dice: line.slg },
    { figure: 'HR', season: HR, dice: expectedCount(after.HR) },
    { figure: 'SO', season: SO, dice: expectedCount(after.SO) },
    { figure: 'BB', season: walks, dice: expectedCount(after.BB) },
  ];
};

const OUTS_PER_GAME = 27;

/**
 * Returns a pitcher's season per nine innings compared with the dice against the batters that the
 * pitcher faced, over the plate appearances of nine of the pitcher's innings. Empty for a pitcher
 * without an out.
 */
export const comparePitchingToDice = (
  season: PitchingSeason,
  after: ResultCounts,
): readonly FigureComparison[] => {
  const { IPouts, H, HR, BB, SO } = season;
  if (IPouts === 0) return [];
  const plateAppearances = season.BFP ?? IPouts + H + BB;
  const perNine = OUTS_PER_GAME / IPouts;
  const hits = after.H1 + after.H2 + after.H3 + after.HR;
  const expectedPerNine = (chance: number) =>
    (chance / totalOf(after)) * plateAppearances * perNine;
  return [
    { figure: 'H9', season: H * perNine, dice: expectedPerNine(hits) },
    { figure: 'HR9', season: HR * perNine, dice: expectedPerNine(after.HR) },
    { figure: 'BB9', season: BB * perNine, dice: expectedPerNine(after.BB) },
    { figure: 'K9', season: SO * perNine, dice: expectedPerNine(after.SO) },
  ];
};
