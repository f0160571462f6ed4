import { Link } from 'react-router';

import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { eventAnchor, STAY } from './event-link.ts';

/** Puts an event's own address into the clipboard, or, where the browser keeps that shut, only into the address bar. */
async function copyAddress(eventNumber: number): Promise<void> {
  const address = new URL(globalThis.location.href);
  address.hash = eventAnchor(eventNumber);
  try {
    await navigator.clipboard.writeText(address.href);
    toast.good(`Link to event ${eventNumber} copied`, GAME_TOAST_MS);
  } catch {
    toast.good(`The address bar now holds the link to event ${eventNumber}`, GAME_TOAST_MS);
  }
}

/** The permalink of an event: a press copies it, and the address bar shows it. */
export function CopyEventLink({
  eventNumber,
  children,
}: {
  readonly eventNumber: number;
  /** Words beside the sign; without them it is told to those who read by ear only. */
  readonly children?: string;
}) {
  return (
    <Link
      to={`#${eventAnchor(eventNumber)}`}
      replace
      state={STAY}
      onClick={() => void copyAddress(eventNumber)}
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
