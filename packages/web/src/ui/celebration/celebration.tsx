import { lazy, Suspense } from 'react';

/** The flag that goes up. */
export interface CelebrationFlag {
  /** CSS colors of the felt, and of its hoist and edge. */
  readonly main: string;
  readonly second: string;
  /** Up to four characters on the felt: initials, a level, a year. */
  readonly lettering: string;
  readonly hasStar?: boolean;
}

export interface CelebrationProps {
  /** What was achieved, in two or three words: "Series won". */
  readonly kicker: string;
  /** What it was achieved in: the name of a contest, of a campaign, of a series of cards. */
  readonly title: string;
  /** What it brought, in one sentence. */
  readonly detail: string;
  readonly flag: CelebrationFlag;
  /** Called after two seconds, or as soon as the user skips it. */
  readonly onDone: () => void;
}

const Stage = lazy(() => import('./celebration-stage.tsx'));

/**
 * The moment of a victory: for two seconds a pennant goes up over the page. Any click or key skips
 * it, and with reduced motion it is a still picture; a fanfare is heard if sound is on. It is a
 * picture only: the page must say the same in words that stay. Its code is loaded when it is shown
 * first.
 */
export function Celebration(props: CelebrationProps) {
  return (
    <Suspense fallback={null}>
      <Stage {...props} />
    </Suspense>
  );
}
