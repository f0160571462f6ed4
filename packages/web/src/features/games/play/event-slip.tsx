import type { RolledEvent } from '@pennant/contract/games';

import { diceSteps } from '../dice-story.ts';
import { eventHeadline } from '../event-words.ts';

interface Props {
  /** Null before the first pitch, and while the dice fall. */
  readonly event: RolledEvent | null;
  readonly isRolling: boolean;
  /** How long the result turns over, ms. */
  readonly flip: number;
}

/** The umpire's slip: the result turns over, then how the dice led to it and what came of it. */
export function EventSlip({ event, isRolling, flip }: Props) {
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
      {event === null ? (
        <p className="event-slip-text">
          {isRolling ? 'The dice are rolling.' : 'Both nines are ready. Roll the dice.'}
        </p>
      ) : (
        <>
          <p className="event-slip-text">{event.resultDescription}</p>
          <DiceSteps event={event} />
        </>
      )}
    </section>
  );
}

function DiceSteps({ event }: { readonly event: RolledEvent }) {
  const steps = diceSteps(event);
  if (steps.length === 0) return null;
  return (
    <ul aria-label="How the dice fell" className="event-slip-dice">
      {steps.map(({ on, sum, says }) => (
        <li key={on}>
          {on} <b>{sum}</b>: {says}
        </li>
      ))}
    </ul>
  );
}

/** Who stands on 1B, 2B and 3B. */
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
