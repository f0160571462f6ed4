import { drawFaceDownCard } from '@pennant/card-art/card/face-down-card-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';

import '../../ui/art.css';

/** The turn of each card of the fan, in degrees, and how far it lies to the side and lower. */
const FAN = [-24, -12, 0, 12, 24] as const;

/** Five cards face down on felt below a small pennant: the first set of a new player. */
export const ConfirmedScene = () => (
  <svg viewBox="0 0 360 250" aria-hidden="true" className="mx-auto block w-full max-w-90">
    {FAN.map((turn) => (
      <g key={turn} transform={`translate(180 330) rotate(${turn}) translate(-62 -270) scale(.5)`}>
        {renderShapes(drawFaceDownCard())}
      </g>
    ))}
  </svg>
);
