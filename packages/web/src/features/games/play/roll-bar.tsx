import { useEffect, useRef, type ReactNode } from 'react';

import { Button, buttonLook } from '../../../ui/button.tsx';
import { useOffline } from './use-here-again.ts';
import './roll-bar.css';

interface Props {
  readonly userBats: boolean;
  readonly isBusy: boolean;
  /** The runners wait for their manager's choice. */
  readonly isWaiting: boolean;
  /** Why the last roll did not come. */
  readonly problem: string | null;
  /** The newest events were made in another tab. */
  readonly isElsewhere: boolean;
  readonly onRoll: () => void;
  readonly onPlayOn: (until: 'half' | 'final') => void;
  /** Ends the running past of what was played at once; null where nothing runs past. */
  readonly onSkip: (() => void) | null;
  /** The Manager button. */
  readonly children: ReactNode;
}

/** The buttons that play: in thumb's reach on a phone, always in sight. */
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
  const button = useRef<HTMLButtonElement>(null);
  const wasOff = useRef(false);
  const isOff = isBusy || isWaiting;
  // A disabled button, and a sheet that closes, lose the focus: the keyboard goes on with the dice.
  useEffect(() => {
    if (!isOff && wasOff.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOff.current = isOff;
  }, [isOff]);
  const isOffline = useOffline();
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
        disabled={isOff}
        onClick={() => onPlayOn('half')}
        className="roll-bar-side"
      >
        Play Half-inning
      </Button>
      <Button
        size="small"
        disabled={isOff && onSkip === null}
        onClick={onSkip ?? (() => onPlayOn('final'))}
        className="roll-bar-side"
      >
        {onSkip === null ? 'Play to End' : 'Skip ahead'}
      </Button>
      {children}
      <button
        ref={button}
        type="button"
        disabled={isOff}
        aria-keyshortcuts="Space"
        onClick={onRoll}
        className={`${buttonLook(userBats ? 'pennant' : 'outfield', 'large')} roll-bar-roll`}
      >
        {isBusy ? 'Rolling...' : isWaiting ? 'Runners wait' : userBats ? 'Swing' : 'Hurl'}
      </button>
    </div>
  );
}
