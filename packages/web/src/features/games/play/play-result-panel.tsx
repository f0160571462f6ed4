import type { RolledEventDto } from '@pennant/contract/game-event';

import { explainDice } from '../describe-dice.ts';
import { eventHeadline } from '../event-text.ts';

interface Props {
  /** Null before the first pitch, and while the dice are rolling. */
  readonly event: RolledEventDto | null;
  /** The runners go or have gone: what they did is told. Before, the dice are explained. */
  readonly isTold: boolean;
  readonly isRolling: boolean;
  /** Duration of the flip of the headline, in ms; 0 for none. */
  readonly flip: number;
  /** The half-inning that begins now: "Bottom 9: you bat"; null during one. */
  readonly nextHalf: string | null;
  /** Both teams with their whole names, which a phone's board cuts: "A at B". */
  readonly matchup: string;
  /** That the page decided the event for the user; null if it did not. */
  readonly note: string | null;
}

/** The panel of the current event: its headline, which flips in, and its description. */
export function PlayResultPanel({
  event,
  isTold,
  isRolling,
  flip,
  nextHalf,
  matchup,
  note,
}: Props) {
  return (
    <section
      aria-label="Current event"
      className="ballpark-result relative border-t-3 border-double border-pennant bg-raised px-3 py-1 shadow-card"
    >
      <p
        key={event === null ? 'none' : event.eventNumber}
        className="ballpark-headline font-display text-pennant"
        data-flips={(event !== null && flip > 0) || undefined}
        // No attribute in a page that the server renders: its policy forbids inline styles.
        style={flip > 0 ? { animationDuration: `${flip}ms` } : undefined}
      >
        {event === null ? (isRolling ? '…' : 'Play ball!') : eventHeadline(event)}
      </p>
      {nextHalf === null ? null : (
        <p className="ballpark-next-half absolute top-0 right-0 bg-tin px-2 font-varsity text-sm text-chalk">
          {nextHalf}
        </p>
      )}
      <p className="ballpark-told wrap-anywhere">
        {event !== null
          ? isTold
            ? event.resultDescription
            : explainDice(event)
          : isRolling
            ? 'The dice are rolling.'
            : `${matchup}.`}
        {note === null || !isTold ? null : <em className="text-sm text-ink-soft"> {note}</em>}
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
    <dl aria-label="Base runners" className="ballpark-bases grid grid-cols-3 gap-1">
      {runners.map(([base, name]) => (
        <div
          key={base}
          data-taken={name !== null || undefined}
          className="ballpark-base flex min-w-0 items-center gap-1 bg-tin px-1 text-chalk-soft md:px-2"
        >
          <dt>{base}B</dt>
          <dd>{name ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
