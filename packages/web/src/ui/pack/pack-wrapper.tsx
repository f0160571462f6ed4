import { drawPackWrapper } from '@pennant/card-art/pack/pack-wrapper-drawing';
import type { WrappedSeries } from '@pennant/card-art/pack/wrapper-style';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { useId } from 'react';
import '../art.css';
import './pack-wrapper.css';

interface Props {
  series: WrappedSeries;
  /** Draws the top torn off. */
  torn?: boolean;
  decorative?: boolean;
  className?: string;
}

/** A wax pack with the aspect ratio 2 / 3, in the print style of its period. */
export const PackWrapper = ({ series, torn = false, decorative = false, className }: Props) => (
  <svg
    viewBox="-6 -24 232 360"
    className={`pack-wrapper ${className ?? ''}`}
    data-torn={torn || undefined}
    {...(decorative
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': `Pack: ${series.name}` })}
  >
    {renderShapes(drawPackWrapper({ series, torn, ids: useId() }))}
  </svg>
);
