import { drawFaceDownCard } from '@pennant/card-art/card/face-down-card-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import type { ApiResponse } from '../../../api/call-types.ts';
import { useEffect, useState } from 'react';

import { CardDiceTable } from '../../../ui/dice/card-dice-table.tsx';
import type { DiceRow } from '../../../ui/dice/card-dice-rows.ts';
import { DiceStrip } from '../../../ui/dice/dice-strip.tsx';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { BallField } from '../field/ball-field.tsx';
import { DiceLegend } from './dice-legend.tsx';
import { printingTimeLeft, timeLeftText, type PrintingSample } from './printing-progress.ts';
import { RestingDice } from './resting-dice.tsx';
import './guest-scene.css';
import './press-room.css';

/** How long the face-down cards take to turn to their edge, in ms; as in press-room.css. */
const TURN_MS = 260;

interface Props {
  /** How far the cards of the history are printed. */
  readonly catalogue: Pick<ApiResponse<'GET /catalogue'>, 'seasonsMade' | 'seasonsTotal'>;
  /** When that was read, in ms. */
  readonly readAt: number;
  /** The cards are printed and the half-inning is loaded: the two on the field are turned. */
  readonly isTurning: boolean;
  /** Is called when they stand on their edge. */
  readonly onTurned: () => void;
}

/**
 * A guest's home while the cards are printed: the half-inning with its two cards face down and its
 * dice tables not printed yet. Everything stands where it will stand in `AtBatScene`, so that
 * nothing jumps when the guest gets the bat.
 */
export function PressRoom({ catalogue, readAt, isTurning, onTurned }: Props) {
  const { seasonsMade, seasonsTotal } = catalogue;
  const isStill = useReducedMotion();
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(onTurned, isStill ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurning, isStill, onTurned]);
  const sample: PrintingSample = { at: readAt, seasonsMade };
  const [firstSample] = useState(sample);
  const timeLeft = printingTimeLeft(firstSample, sample, seasonsTotal);
  return (
    <section
      aria-label="Your half-inning"
      data-turning={isTurning || undefined}
      className="guest-scene press-room relative flex flex-col gap-2"
    >
      <div>
        <h1 className="guest-billing flex flex-col text-chalk">
          <span className="font-varsity text-sm whitespace-nowrap text-lamp md:text-base">
            Bottom of the ninth, one out, two on.
          </span>{' '}
          <span className="font-display text-3xl">The ink is wet.</span>
        </h1>
        <p className="min-h-[2.9em] text-sm text-chalk md:min-h-10 md:text-base">
          {seasonsTotal} seasons of cards are on the press. You have the bat{' '}
          {timeLeft === null ? 'as soon as the last one is dry' : timeLeftText(timeLeft)}.
        </p>
      </div>
      <SeasonCounter made={seasonsMade} total={seasonsTotal} />
      <div className="guest-ground -mx-gutter" aria-hidden="true">
        <div className="guest-field">
          <BallField runners={[2, 3]} battingColor="#14264d" fieldingColor="#b8202c" />
        </div>
        <FaceDownCard of="batter" />
        <FaceDownCard of="pitcher" />
        <RestingDice />
      </div>
      <p className="guest-actions grid min-h-13 place-items-center border-2 border-dashed border-chalk-soft font-varsity text-sm text-chalk-soft">
        Your swing comes up here
      </p>
      <div className="guest-tables">
        <UnprintedTable of="batter" doing="At bat" rows={BATTER_ROWS} />
        <UnprintedTable of="pitcher" doing="Pitching" rows={PITCHER_ROWS} />
        <DiceLegend />
      </div>
    </section>
  );
}

/** The seasons printed so far on the tin of the score, figure by figure on plates that turn. */
function SeasonCounter({ made, total }: { readonly made: number; readonly total: number }) {
  const figures = String(made).padStart(String(total).length, '0');
  return (
    <div
      role="progressbar"
      aria-label="Seasons printed"
      aria-valuenow={made}
      aria-valuemin={0}
      aria-valuemax={total}
      className="relative flex items-center gap-2 bg-tin px-2 py-1 text-sm text-chalk md:justify-center md:gap-4 md:text-lg"
    >
      <span className="font-varsity text-xs text-chalk-soft md:text-sm">Printed</span>
      <span aria-hidden="true" className="figures flex gap-0.5">
        {Array.from(figures, (figure, index) => (
          <b
            key={index}
            className="grid min-w-6 place-items-center bg-plate px-1 font-display text-lg font-normal text-lamp"
          >
            <span key={figure} className="press-figure">
              {figure}
            </span>
          </b>
        ))}
      </span>
      <span aria-hidden="true" className="grow md:grow-0">
        of {total} seasons
      </span>
      {/* No style attribute: the server's markup may have none. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(1, total)} 1`}
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-0.5 w-full bg-plate"
      >
        <rect width={made} height="1" className="press-bar fill-lamp" />
      </svg>
    </div>
  );
}

const FaceDownCard = ({ of }: { readonly of: 'batter' | 'pitcher' }) => (
  <div className="guest-card" data-of={of}>
    <svg viewBox="0 0 250 350">{renderShapes(drawFaceDownCard())}</svg>
  </div>
);

const BLANK = Array.from({ length: 11 }, () => '\u00a0');
const BATTER_ROWS: readonly DiceRow[] = [
  { table: 'd', head: 'Roll', cells: BLANK },
  { table: 'xd', head: 'X roll', cells: BLANK },
];
const PITCHER_ROWS: readonly DiceRow[] = [{ table: 'pd', head: 'Pitch', cells: BLANK }];

/** A card's dice tables before anything is printed into them. */
const UnprintedTable = ({
  of,
  doing,
  rows,
}: {
  readonly of: 'batter' | 'pitcher';
  readonly doing: string;
  readonly rows: readonly DiceRow[];
}) => (
  <div className="guest-table shadow-card" data-of={of} aria-hidden="true">
    <p className="flex items-baseline gap-2 bg-tin px-2 whitespace-nowrap text-chalk">
      <span className="guest-table-label font-varsity text-xs text-chalk-soft">{doing}</span>
      <b className="min-w-0 flex-1 font-varsity text-base font-normal">{'\u00a0'}</b>
    </p>
    <DiceStrip caption="" rows={rows} />
    <CardDiceTable caption="" rows={rows} />
  </div>
);
