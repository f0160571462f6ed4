import { drawDie } from '@pennant/card-art/dice/die-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';

interface Props {
  /** 1 to 6. */
  face: number;
  pips: 'red' | 'navy';
}

/** A decorative die seen from above. */
export const Die = ({ face, pips }: Props) => (
  <svg viewBox="-1 -1 102 110" className="die" aria-hidden>
    {renderShapes(drawDie(face, pips))}
  </svg>
);
