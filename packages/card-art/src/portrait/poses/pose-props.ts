import type { Uniform } from '../uniform.ts';

/** The props of every pose. Figures fill a box of 240 x 310, the face near (124, 110). */
export interface PoseProps {
  readonly kit: Uniform;
  readonly thumbnail: boolean;
  /** The whole figure is mirrored: letters are mirrored back. */
  readonly mirrored: boolean;
}
