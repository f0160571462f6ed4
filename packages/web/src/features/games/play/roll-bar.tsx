import { useEffect, useRef, type ReactNode } from 'react';

import { Button, buttonClasses } from '../../../ui/button.tsx';
import { FirstGameHints } from './first-game-hints.tsx';
import { useIsOffline } from './use-refetch-on-focus.ts';

/** The classes of the bar: always in sight, within reach of the thumb. */
export const ROLL_BAR_CLASSES =
  'lamp-lit sticky bottom-0 z-10 col-span-full row-span-full -mx-3 grid items-center self-end border-t-3 border-tin-deep bg-tin px-3 pt-[0.55rem] pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-5 min-[72rem]:bottom-[0.6rem] min-[72rem]:col-span-1 min-[72rem]:col-start-2 min-[72rem]:row-span-1 min-[72rem]:row-start-2 min-[72rem]:m-0 min-[72rem]:rounded-md min-[72rem]:border-3 min-[72rem]:px-[0.6rem] min-[72rem]:pt-2 min-[72rem]:pb-[0.65rem] min-[72rem]:shadow-lifted';
// On wide screens it is below the field only, so that it does not cover the cards' dice tables.
const GRID_CLASSES =
  'grid-cols-[8.5rem_minmax(0,1fr)] gap-x-[0.6rem] gap-y-2 md:grid-cols-[9rem_8rem_8rem_16rem] md:justify-center min-[72rem]:grid-cols-[5.75rem_5rem_6.25rem_minmax(0,1fr)]';

interface Props {
  readonly userBats: boolean;
  readonly isBusy: boolean;
  /** A choice about the runners is pending. */
  readonly isWaiting: boolean;
  /** Error message of the last request; null if there is none. */
  readonly problem: string | null;
  /** The newest events come from another tab or device. */
  readonly isElsewhere: boolean;
  readonly onRoll: () => void;
  readonly onPlayOn: (until: 'half' | 'final') => void;
  /** Ends the fast-forward; null if none is under way. */
  readonly onSkip: (() => void) | null;
  /** The Manager button. */
  readonly children: ReactNode;
}

/** The bar with the buttons that play the game, always in sight. */
export function RollBar({
  userBats,
  isBusy,
  isWaiting,
  problem,
  isElsewhere,
  onRoll,
  onPlayOn,
  onSkip,
  children,
}: Props) {
  const rollButton = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  const isDisabled = isBusy || isWaiting;
  // A button that is disabled, or a dialog that closes, loses the focus: the roll button takes it.
  useEffect(() => {
    if (!isDisabled && wasDisabled.current && document.activeElement === document.body)
      rollButton.current?.focus({ preventScroll: true });
    wasDisabled.current = isDisabled;
  }, [isDisabled]);
  const isOffline = useIsOffline();
  const notice = isOffline
    ? 'There is no connection. The game is kept, and goes on when it is back.'
    : isElsewhere
      ? 'This game went on in another tab or on another device. It stands as you see it.'
      : null;
  return (
    <div data-roll-bar className={`${ROLL_BAR_CLASSES} ${GRID_CLASSES}`}>
      <FirstGameHints />
      {problem === null || isOffline ? null : (
        <p
          role="alert"
          className="col-span-full bg-raised px-[0.6rem] py-1 text-sm/[1.55] font-semibold text-bad"
        >
          {problem}
        </p>
      )}
      {/* The empty element stays, so that screen readers announce what appears in it. */}
      <p role="status" className="col-span-full text-sm/[1.55] text-chalk empty:absolute">
        {notice}
      </p>
      <Button
        size="small"
        disabled={isDisabled}
        onClick={() => onPlayOn('half')}
        className="px-1! md:min-h-13!"
      >
        Play Half-inning
      </Button>
      <Button
        size="small"
        disabled={isDisabled && onSkip === null}
        onClick={onSkip ?? (() => onPlayOn('final'))}
        className="px-1! md:min-h-13!"
      >
        {onSkip === null ? 'Play to End' : 'Skip ahead'}
      </Button>
      {children}
      <button
        ref={rollButton}
        type="button"
        disabled={isDisabled}
        aria-keyshortcuts="Space"
        onClick={onRoll}
        className={`${buttonClasses(userBats ? 'pennant' : 'outfield', 'large')} px-2! font-display! text-[1.375rem]/[1.1]! font-normal!`}
      >
        {isBusy ? 'Rolling...' : isWaiting ? 'Runners wait' : userBats ? 'Swing' : 'Hurl'}
      </button>
    </div>
  );
}
