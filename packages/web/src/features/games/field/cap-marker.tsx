import type { Color } from '@pennant/card-art/color';
import { drawCap } from '@pennant/card-art/field/cap-drawing';
import { projectPoint, type FieldPoint } from '@pennant/card-art/field/projection';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import type { Ref } from 'react';

interface Props {
  place: FieldPoint;
  color: Color;
  /** Fielders are drawn smaller than runners. */
  small?: boolean;
  /** Out or home: seen while it runs only, by the opacity of its animation. */
  isGone?: boolean;
  ref?: Ref<SVGGElement>;
}

/** A fielder or runner on the field, drawn as a cap in the side's color. */
export const CapMarker = ({ place, color, small = false, isGone = false, ref }: Props) => {
  const [x, y] = projectPoint(place);
  return (
    <g ref={ref} transform={`translate(${x} ${y})`} opacity={isGone ? 0 : undefined}>
      {renderShapes(drawCap(place, color, small))}
    </g>
  );
};
