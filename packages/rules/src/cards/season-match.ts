import type { BattingSeason, PitchingSeason } from './card.ts';
import { lineOf, type ResultCounts } from './odds.ts';

/** One figure of a season beside what the dice make of it. */
export interface SeasonMatch {
  readonly figure: 'AVG' | 'OBP' | 'SLG' | 'HR' | 'SO' | 'BB' | 'H9' | 'HR9' | 'BB9' | 'K9';
  /** As recorded; null where the record is blank that year. */
  readonly season: number | null;
  /** What the dice come to, over as many plate appearances. */
  readonly dice: number;
}

const allOf = (chances: ResultCounts) =>
  Object.values(chances).reduce((sum, chance) => sum + chance, 0);

/**
 * A batter's season beside his dice after the pitching that he met. As on the card, a hit batsman counts as a walk, and
 * times at bat are AB + BB + HBP + SF. Empty for one who never came to bat.
 */
export const battingMatch = (
  season: BattingSeason,
  after: ResultCounts,
): readonly SeasonMatch[] => {
  const { AB, H, HR, BB, SO } = season;
  const walks = BB + (season.HBP ?? 0);
  const flies = season.SF ?? 0;
  const turns = AB + walks + flies;
  if (AB === 0) return [];
  const bases = H + season['2B'] + 2 * season['3B'] + 3 * HR;
  const line = lineOf(after);
  const counted = (chance: number) => (chance / allOf(after)) * turns;
  return [
    { figure: 'AVG', season: H / AB, dice: line.avg },
    { figure: 'OBP', season: (H + walks) / turns, dice: line.obp },
    { figure: 'SLG', season: bases / AB, dice: line.slg },
    { figure: 'HR', season: HR, dice: counted(after.HR) },
    { figure: 'SO', season: SO, dice: counted(after.SO) },
    { figure: 'BB', season: walks, dice: counted(after.BB) },
  ];
};

const OUTS_OF_A_GAME = 27;

/**
 * A pitcher's season for nine innings beside what his dice do to the batters that he met, over the plate appearances that
 * his nine innings took. Empty for one who got nobody out.
 */
export const pitchingMatch = (
  season: PitchingSeason,
  after: ResultCounts,
): readonly SeasonMatch[] => {
  const { IPouts, H, HR, BB, SO } = season;
  if (IPouts === 0) return [];
  const turns = season.BFP ?? IPouts + H + BB;
  const nine = OUTS_OF_A_GAME / IPouts;
  const hits = after.H1 + after.H2 + after.H3 + after.HR;
  const given = (chance: number) => (chance / allOf(after)) * turns * nine;
  return [
    { figure: 'H9', season: H * nine, dice: given(hits) },
    { figure: 'HR9', season: HR * nine, dice: given(after.HR) },
    { figure: 'BB9', season: BB * nine, dice: given(after.BB) },
    { figure: 'K9', season: SO * nine, dice: given(after.SO) },
  ];
};
