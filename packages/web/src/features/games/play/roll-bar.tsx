import { useEffect, useRef } from 'react';

import { Button, buttonLook } from '../../../ui/button.tsx';

interface Props {
  readonly userBats: boolean;
  readonly isBusy: boolean;
  /** Why the last roll did not come. */
  readonly problem: string | null;
  readonly onRoll: () => void;
  readonly onPlayOn: (until: 'half' | 'final') => void;
}

/** The buttons that play: in thumb's reach on a phone, always in sight. */
export function RollBar({ userBats, isBusy, problem, onRoll, onPlayOn }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // A disabled button loses the focus: it gets it back, so that the keyboard goes on where it was.
  useEffect(() => {
    if (!isBusy && hadFocus.current && document.activeElement === document.body)
      button.current?.focus();
    if (!isBusy) hadFocus.current = false;
  }, [isBusy]);
  return (
    <div className="roll-bar">
      {problem === null ? null : (
        <p role="alert" className="roll-bar-problem">
          {problem}
        </p>
      )}
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => onPlayOn('half')}
        className="roll-bar-side"
      >
        Play Half-inning
      </Button>
      <button
        ref={button}
        type="button"
        disabled={isBusy}
        aria-keyshortcuts="Space"
        onClick={() => {
          hadFocus.current = true;
          onRoll();
        }}
        className={`${buttonLook(userBats ? 'pennant' : 'outfield', 'large')} roll-bar-roll`}
      >
        {isBusy ? 'Rolling...' : userBats ? 'Swing' : 'Hurl'}
      </button>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => onPlayOn('final')}
        className="roll-bar-side"
      >
        Play to End
      </Button>
    </div>
  );
}
