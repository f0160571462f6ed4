import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { ChartDrawing } from './chart-drawing.tsx';
import { homeChances, chartScale, eventAtPosition } from './chart-scale.ts';
import type { GameWinProbability } from './game-win-probability.ts';
import { chartPositionText, type TeamNames } from './win-probability-text.ts';
import { cursorAfterKey } from './cursor-after-key.ts';
import { useWidth } from '../../../ui/use-width.ts';

interface Props {
  readonly line: GameWinProbability;
  readonly names: TeamNames;
  /** Number of events before the cursor: 0 is before the first pitch. */
  readonly cursor: number;
  readonly onCursor: (cursor: number) => void;
  /** Id of the element that describes the chart for screen readers. */
  readonly describedBy: string;
}

/** The win probability chart, with a cursor that follows the mouse, a finger and the keys. */
export function WinProbabilityChart({ line, names, cursor, onCursor, describedBy }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const width = useWidth(paper, 640);
  const events = line.played.length;
  const scale = chartScale(width, line.room);
  const chance = homeChances(line)[cursor] ?? line.start;
  const cursorX = scale.x(cursor);
  const isAtBall = line.biggest.some(({ event }) => event.eventNumber === cursor);
  const [middle, ring] = [scale.y(chance), isAtBall ? 13 : 6];

  const onPointer = ({ clientX, currentTarget, pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'touch' && buttons === 0) return;
    onCursor(eventAtPosition(clientX - currentTarget.getBoundingClientRect().left, scale, events));
  };
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.ctrlKey || press.altKey || press.metaKey) return;
    const next = cursorAfterKey(press.key, cursor, line.played);
    if (next === null) return;
    press.preventDefault();
    onCursor(next);
  };
  return (
    <div className="border-2 border-ink bg-raised">
      <ClubEnd name={names.home} isHome />
      <div
        ref={paper}
        role="slider"
        tabIndex={0}
        aria-label="Step through the game"
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={events}
        aria-valuenow={cursor}
        aria-valuetext={chartPositionText(line.played[cursor - 1], line, names)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
        className={`relative cursor-crosshair touch-pan-y overflow-hidden select-none ${width < 560 ? 'h-[210px]' : 'h-[300px]'}`}
      >
        <ChartDrawing line={line} scale={scale} />
        <svg
          aria-hidden="true"
          width={width}
          height={scale.height}
          className="pointer-events-none absolute inset-0"
        >
          <path
            d={`M${cursorX} 0V${middle - ring}M${cursorX} ${middle + ring}V${scale.height}`}
            className="fill-none stroke-ink stroke-1"
          />
          <circle
            cx={cursorX}
            cy={middle}
            r={ring}
            className={`stroke-ink ${isAtBall ? 'fill-none stroke-3' : 'fill-lamp stroke-[2.5]'}`}
          />
        </svg>
      </div>
      <ClubEnd name={names.visitors} isHome={false} />
    </div>
  );
}

/** The label of the upper or lower end of the chart: the team for which it is a win. */
function ClubEnd({ name, isHome }: { readonly name: string; readonly isHome: boolean }) {
  return (
    <p
      className={`flex items-center gap-2 px-3 py-1.5 text-sm ${isHome ? 'border-b border-rule text-outfield' : 'text-pennant'}`}
    >
      <svg aria-hidden="true" width="22" height="14" viewBox="0 0 22 14" className="flex-none">
        <path d="M0 0 22 7 0 14Z" className="fill-current" />
      </svg>
      <span className="shrink-0">Win for</span>
      <strong className="truncate font-slab">{name}</strong>
    </p>
  );
}
