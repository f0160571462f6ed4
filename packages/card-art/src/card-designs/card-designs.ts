import { BLOCKS } from './1950-blocks.tsx';
import { CABINET } from './1871-cabinet.tsx';
import { CLEAN } from './2010-clean.tsx';
import { DIAGONALS } from './1990-diagonals.tsx';
import type { CardDesign } from './card-design.ts';
import { FLAG } from './1960-flag.tsx';
import { STEEL } from './2000-steel.tsx';
import { STRIPES } from './1970-stripes.tsx';
import { SUNBURST } from './1920-sunburst.tsx';
import { TOBACCO } from './1900-tobacco.tsx';
import { WARTIME } from './1942-wartime.tsx';
import { WOODGRAIN } from './1980-woodgrain.tsx';

/** The card designs of all seasons since 1871, oldest first. */
export const CARD_DESIGNS: readonly CardDesign[] = [
  CABINET,
  TOBACCO,
  SUNBURST,
  WARTIME,
  BLOCKS,
  FLAG,
  STRIPES,
  WOODGRAIN,
  DIAGONALS,
  STEEL,
  CLEAN,
];

/** Returns the design of the cards of a season. */
export const cardDesignOf = (year: number): CardDesign =>
  CARD_DESIGNS.find((design) => year <= design.lastSeason) ?? CLEAN;
