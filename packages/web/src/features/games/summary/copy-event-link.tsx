import { Link } from 'react-router';

import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { eventAnchor, NO_SCROLL_STATE } from './event-link.ts';

/** Copies an event's URL to the clipboard; where that is blocked, it is in the address bar only. */
async function copyEventURL(eventNumber: number): Promise<void> {
  const url = new URL(globalThis.location.href);
  url.hash = eventAnchor(eventNumber);
  try {
    await navigator.clipboard.writeText(url.href);
    toast.good(`Link to event ${eventNumber} copied`, GAME_TOAST_MS);
  } catch {
    toast.good(`The address bar now holds the link to event ${eventNumber}`, GAME_TOAST_MS);
  }
}

/** The permalink of an event: a click copies it and puts it in the address bar. */
export function CopyEventLink({
  eventNumber,
  children,
}: {
  readonly eventNumber: number;
  /** The label; without one there is a label for screen readers only. */
  readonly children?: string;
}) {
  return (
    <Link
      to={`#${eventAnchor(eventNumber)}`}
      replace
      state={NO_SCROLL_STATE}
      onClick={() => void copyEventURL(eventNumber)}
      className="inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 text-ink-faint hover:text-pennant"
    >
      <svg
        aria-hidden="true"
        width="16"
        height="16"
        viewBox="0 0 24 24"
        className="flex-none fill-none stroke-current stroke-2"
        strokeLinecap="round"
      >
        <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.6-3.6A4.5 4.5 0 0 0 13.6 4l-1.1 1.1" />
        <path d="M14 10a4.5 4.5 0 0 0-6.4 0L4 13.6A4.5 4.5 0 0 0 10.4 20l1.1-1.1" />
      </svg>
      {children === undefined ? (
        <span className="sr-only">Copy the link to event {eventNumber}</span>
      ) : (
        <span className="underline decoration-1 underline-offset-3">{children}</span>
      )}
    </Link>
  );
}
