import type { RolledEventDto } from '@pennant/contract/game-event';

import { eventHeadline } from '../event-text.ts';

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
    <section
      aria-label="Current event"
      className="min-h-[4.2rem] border-t-3 border-double border-pennant bg-raised px-[0.85rem] pt-1 pb-[0.35rem] shadow-card"
    >
      <p
        key={event === null ? 'none' : event.eventNumber}
        className="font-display text-[1.375rem]/[1.2] text-pennant data-flips:animate-[result-flip_300ms_var(--ease-out)] md:text-[1.5rem]"
        data-flips={(event !== null && isRolling && flip > 0) || undefined}
        style={{ animationDuration: `${flip}ms` }}
      >
        {event === null ? (isRolling ? '…' : 'Play ball!') : eventHeadline(event)}
      </p>
      <p className="text-sm/[1.4]">
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
    <dl
      aria-label="Base runners"
      className="relative -mt-6 grid grid-cols-3 gap-[0.35rem] px-[0.35rem] md:px-[0.9rem]"
    >
      {runners.map(([base, name]) => (
        <div
          key={base}
          data-taken={name !== null || undefined}
          className="flex min-w-0 items-center gap-[0.4rem] border border-[#000] bg-tin px-[0.4rem] py-[0.15rem] text-xs/[1.55] text-chalk-soft data-taken:bg-chalk data-taken:font-semibold data-taken:text-[#1d1712] [&>dd]:truncate [&>dt]:font-varsity"
        >
          <dt>{base}B</dt>
          <dd>{name ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
