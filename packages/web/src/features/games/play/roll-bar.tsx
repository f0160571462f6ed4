import { useEffect, useRef, type ReactNode } from 'react';

import { Button, buttonClasses } from '../../../ui/button.tsx';
import { useIsOffline } from './use-refetch-on-focus.ts';
import './roll-bar.css';

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
    <div className="roll-bar">
      {problem === null || isOffline ? null : (
        <p role="alert" className="roll-bar-problem">
          {problem}
        </p>
      )}
      <p role="status" className="roll-bar-notice">
        {notice}
      </p>
      <Button
        size="small"
        disabled={isDisabled}
        onClick={() => onPlayOn('half')}
        className="roll-bar-side"
      >
        Play Half-inning
      </Button>
      <Button
        size="small"
        disabled={isDisabled && onSkip === null}
        onClick={onSkip ?? (() => onPlayOn('final'))}
        className="roll-bar-side"
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
        {isBusy ? 'Rolling...' : isWaiting ? 'Runners wait' : userBats ? 'Swing' : 'Hurl'}
      </button>
    </div>
  );
}
