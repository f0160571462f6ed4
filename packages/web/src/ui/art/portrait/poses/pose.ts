import type { Kit } from '../kit.ts';

/** What every pose draws from. Figures stand in a field of 240 x 310, the face near (124, 110), cut off below. */
export interface PoseProps {
  readonly kit: Kit;
  readonly thumbnail: boolean;
  /** The whole figure is mirrored, so letters are turned back. */
  readonly mirrored: boolean;
}
