import type { RolledEventDto } from '@pennant/contract/game-event';
import { Link } from 'react-router';

import { halfInningLabel } from '../summary/game-win-probability.ts';
import type { AutoStep } from './use-auto-step.ts';
import { publicGamePath } from '../share/public-game-path.ts';

interface Props {
  readonly gameID: string;
  readonly event: RolledEventDto;
  /** Number of the event's half-inning, from 0. */
  readonly half: number;
  readonly last: number;
  readonly auto: AutoStep;
}

const DRAWINGS = {
  first: 'M4 3V21M19 3 7 12 19 21Z',
  previous: 'M17 3 5 12 17 21Z',
  next: 'M7 3 19 12 7 21Z',
  last: 'M5 3 17 12 5 21ZM20 3V21',
  play: 'M6 3 20 12 6 21Z',
  pause: 'M7 3V21M17 3V21',
} as const;

const Drawing = ({ of }: { readonly of: keyof typeof DRAWINGS }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="step-drawing">
    <path d={DRAWINGS[of]} />
  </svg>
);

/** The bar with the ways through a game, in reach of the thumb: each event has its own address. */
export function StepBar({ gameID, event: { eventNumber }, half, last, auto }: Props) {
  const step = (name: 'first' | 'previous' | 'next' | 'last', to: number, label: string) => {
    const isEnd = to === eventNumber || to < 1 || to > last;
    return isEnd ? (
      <span className="step-button" role="link" aria-disabled="true" aria-label={label}>
        <Drawing of={name} />
      </span>
    ) : (
      <Link
        className="step-button"
        aria-label={label}
        to={publicGamePath(gameID, to)}
        replace
        preventScrollReset
      >
        <Drawing of={name} />
      </Link>
    );
  };
  return (
    <nav aria-label="Through the game" className="step-bar lamp-lit">
      {step('first', 1, 'First event')}
      {step('previous', eventNumber - 1, 'Previous event')}
      <button type="button" className="step-place" onClick={auto.toggle}>
        <span className="sr-only">
          {auto.isRunning ? 'Pause' : 'Watch the game event by event'}
        </span>
        <Drawing of={auto.isRunning ? 'pause' : 'play'} />
        <span>
          <b>{halfInningLabel(half)}</b>
          <span className="figures">
            {eventNumber} of {last}
          </span>
        </span>
      </button>
      {step('next', eventNumber + 1, 'Next event')}
      {step('last', last, 'Last event')}
    </nav>
  );
}
