import { drawPackWrapper, type WrapperPart } from '@pennant/card-art/pack/pack-wrapper-drawing';
import type { WrappedSeries } from '@pennant/card-art/pack/wrapper-style';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { useId } from 'react';
import '../art.css';
import './pack-wrapper.css';

interface Props {
  series: WrappedSeries;
  part?: WrapperPart;
  decorative?: boolean;
  className?: string;
}

/** A wax pack with the aspect ratio 2 / 3, in the print style of its period, or a part of it. */
export const PackWrapper = ({ series, part = 'whole', decorative = false, className }: Props) => (
  <svg
    viewBox="-6 -24 232 360"
    className={`pack-wrapper ${className ?? ''}`}
    {...(decorative
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': `Pack: ${series.name}` })}
  >
    {renderShapes(drawPackWrapper({ series, part, ids: useId() }))}
  </svg>
);
