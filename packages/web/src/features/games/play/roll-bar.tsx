import { useEffect, useRef, type ReactNode } from 'react';

import { Button, buttonClasses } from '../../../ui/button.tsx';
import { FirstGameHints } from './first-game-hints.tsx';
import { useIsOffline } from './use-refetch-on-focus.ts';

/** The classes of the bar: always in sight, within reach of the thumb. */
export const ROLL_BAR_CLASSES =
  'roll-bar lamp-lit grid items-center border-t-3 border-tin-deep bg-tin px-2 pt-2';

interface Props {
  readonly userBats: boolean;
  readonly isBusy: boolean;
  /** Dice are under way, and not another command. */
  readonly isRolling: boolean;
  /** A choice about the runners is pending. */
  readonly isWaiting: boolean;
  /** Error message of the last request; null if there is none. */
  readonly problem: string | null;
  /** The newest events come from another tab or device. */
  readonly isElsewhere: boolean;
  readonly onRoll: () => void;
  readonly onPlayHalf: () => void;
  readonly onPlayToEnd: () => void;
  /** Ends the fast-forward; null if none is under way. */
  readonly onSkip: (() => void) | null;
  /** The Manager button. */
  readonly children: ReactNode;
}

/** The bar with the buttons that play the game, always in sight. */
export function RollBar({
  userBats,
  isBusy,
  isRolling,
  isWaiting,
  problem,
  isElsewhere,
  onRoll,
  onPlayHalf,
  onPlayToEnd,
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
    <div data-roll-bar className={`${ROLL_BAR_CLASSES} roll-bar-columns`}>
      <FirstGameHints />
      {problem === null || isOffline ? null : (
        <p
          role="alert"
          className="col-span-full bg-raised px-2 py-1 text-sm font-semibold text-bad"
        >
          {problem}
        </p>
      )}
      {/* The empty element stays, so that screen readers announce what appears in it. */}
      <p role="status" className="col-span-full text-sm text-chalk empty:absolute">
        {notice}
      </p>
      <Button size="small" disabled={isDisabled} onClick={onPlayHalf} className="roll-bar-button">
        Play Half-inning
      </Button>
      <Button
        size="small"
        disabled={isDisabled && onSkip === null}
        onClick={onSkip ?? onPlayToEnd}
        className="roll-bar-button"
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
        className={`${buttonClasses(userBats ? 'pennant' : 'outfield', 'large')} roll-bar-roll`}
      >
        {isRolling ? 'Rolling...' : isWaiting ? 'Runners wait' : userBats ? 'Swing' : 'Hurl'}
      </button>
    </div>
  );
}
