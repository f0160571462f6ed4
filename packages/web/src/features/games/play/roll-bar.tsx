import { useEffect, useRef, type ReactNode } from 'react';

import { Button, buttonLook } from '../../../ui/button.tsx';
import './roll-bar.css';

interface Props {
  readonly userBats: boolean;
  readonly isBusy: boolean;
  /** The runners wait for their manager's choice. */
  readonly isWaiting: boolean;
  /** Why the last roll did not come. */
  readonly problem: string | null;
  readonly onRoll: () => void;
  readonly onPlayOn: (until: 'half' | 'final') => void;
  /** The Manager button. */
  readonly children: ReactNode;
}

/** The buttons that play: in thumb's reach on a phone, always in sight. */
export function RollBar({
  userBats,
  isBusy,
  isWaiting,
  problem,
  onRoll,
  onPlayOn,
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
  return (
    <div className="roll-bar">
      {problem === null ? null : (
        <p role="alert" className="roll-bar-problem">
          {problem}
        </p>
      )}
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
        disabled={isOff}
        onClick={() => onPlayOn('final')}
        className="roll-bar-side"
      >
        Play to End
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
