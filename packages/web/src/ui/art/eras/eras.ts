import { BLOCKS } from './blocks.tsx';
import { CABINET } from './cabinet.tsx';
import { CLEAN } from './clean.tsx';
import { DIAGONALS } from './diagonals.tsx';
import type { Era } from './era.ts';
import { FLAG } from './flag.tsx';
import { STEEL } from './steel.tsx';
import { STRIPES } from './stripes.tsx';
import { SUNBURST } from './sunburst.tsx';
import { TOBACCO } from './tobacco.tsx';
import { WARTIME } from './wartime.tsx';
import { WOODGRAIN } from './woodgrain.tsx';

/** The card designs of all seasons since 1871, oldest first. */
export const ERAS: readonly Era[] = [
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
export const eraOf = (year: number): Era => ERAS.find((design) => year <= design.until) ?? CLEAN;
