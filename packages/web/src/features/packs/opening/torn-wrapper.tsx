import { drawFaceDownCard } from '@pennant/card-art/card/face-down-card-drawing';
import type { WrappedSeries } from '@pennant/card-art/pack/wrapper-style';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import type { Tier } from '@pennant/rules/cards/tier';
import { memo } from 'react';

import { PackWrapper } from '../../../ui/pack/pack-wrapper.tsx';
import type { OpeningStage } from './opening-state.ts';
import { useTearGesture } from './use-tear-gesture.ts';
import './torn-wrapper.css';

interface Props {
  readonly series: WrappedSeries;
  readonly stage: OpeningStage;
  /** The tier of the best card, whose light shines out of the tear; null for no light. */
  readonly glow: Tier | null;
  readonly onTear: (tornPart: number) => void;
  readonly onRip: () => void;
}

/**
 * The pack on the table: its top is torn off along a drag or by a click, the cards come out of it,
 * and it goes.
 */
export function TornWrapper({ series, stage, glow, onTear, onRip }: Props) {
  const isSealed = stage === 'sealed';
  const { pack, ...handlers } = useTearGesture({ onTear, onRip, isEnabled: isSealed });
  return (
    <div
      ref={pack}
      className="pack-tear"
      data-stage={stage}
      data-glow={glow ?? undefined}
      aria-hidden={isSealed ? undefined : true}
    >
      <span className="pack-tear-shadow" />
      <Pieces series={series} />
      {isSealed ? <TearHint /> : null}
      <div className="pack-tear-hand" {...handlers} />
    </div>
  );
}

/** The pieces of the pack, from the back to the front; the gesture and the style move them. */
const Pieces = memo(({ series }: { readonly series: WrappedSeries }) => (
  <>
    <PackWrapper series={series} part="inside" decorative />
    <span className="pack-tear-light" />
    <svg viewBox="0 0 250 350" className="pack-tear-cards" aria-hidden>
      {renderShapes(drawFaceDownCard())}
    </svg>
    <PackWrapper series={series} part="body" decorative />
    <div className="pack-tear-rest">
      <PackWrapper series={series} />
    </div>
    <div className="pack-tear-strip">
      <PackWrapper series={series} part="strip" decorative />
    </div>
  </>
));

/** A dashed line along the top with a scissor-like notch: here it tears. */
const TearHint = () => (
  <svg viewBox="-6 -24 232 360" className="pack-tear-hint" aria-hidden>
    <path d="M4 63H216" />
    <path className="pack-tear-arrow" d="M8 63h26m-8-7 8 7-8 7" />
  </svg>
);
