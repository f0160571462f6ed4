import type { RolledEventDto } from '@pennant/contract/game-event';

import { eventHeadline } from '../event-text.ts';
import './play-result-panel.css';

interface Props {
  /** Null before the first pitch, and while the dice are rolling. */
  readonly event: RolledEventDto | null;
  readonly isRolling: boolean;
  /** Duration of the flip of the headline, in ms. */
  readonly flip: number;
}

/** The panel of the current event: its headline, which flips in, and its description. */
export function PlayResultPanel({ event, isRolling, flip }: Props) {
  return (
    <section aria-label="Current event" className="event-slip">
      <p
        key={event === null ? 'none' : event.eventNumber}
        className="event-slip-result"
        data-flips={(event !== null && isRolling && flip > 0) || undefined}
        style={{ animationDuration: `${flip}ms` }}
      >
        {event === null ? (isRolling ? '…' : 'Play ball!') : eventHeadline(event)}
      </p>
      <p className="event-slip-text">
        {event !== null
          ? event.resultDescription
          : isRolling
            ? 'The dice are rolling.'
            : 'Both nines are ready. Roll the dice.'}
      </p>
    </section>
  );
}

/** The names of the runners on 1B, 2B and 3B. */
export function BaseRunners({
  runners,
}: {
  readonly runners: readonly (readonly [base: 1 | 2 | 3, name: string | null])[];
}) {
  return (
    <dl aria-label="Base runners" className="base-runners">
      {runners.map(([base, name]) => (
        <div key={base} data-taken={name !== null || undefined}>
          <dt>{base}B</dt>
          <dd>{name ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
