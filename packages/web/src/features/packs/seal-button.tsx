import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { Commitment } from './commitments.tsx';

// The dialog is larger than the pages that have a seal: it is loaded when the seal is touched.
const SealDialog = lazy(async () => ({
  default: (await import('./seal-dialog.tsx')).SealDialog,
}));

interface Props {
  /** The button's name and the dialog's title. */
  readonly title: string;
  readonly commitments: readonly Commitment[];
  /** What they are and how they are checked. */
  readonly children: ReactNode;
}

/** A small wax seal; it opens a dialog with the commitments of packs. */
export function SealButton({ title, commitments, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
        onClick={() => setOpen(true)}
      >
        <SealIcon />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SealDialog title={title} commitments={commitments} onClose={() => setOpen(false)}>
            {children}
          </SealDialog>
        </Suspense>
      ) : null}
    </>
  );
}

/** A disc of wax with the P of Pennant in it. */
const SealIcon = () => (
  <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden>
    <path
      d="M16 1.5c3 0 3.6 1.7 6.2 2.3 2.4.6 4.6.6 5.9 2.9 1.2 2.1-.2 3.9 .3 6.3.5 2.2 2.6 3.3 2.3 5.8-.4 2.5-2.6 2.9-3.7 5-1.2 2.2-.9 4.4-3.2 5.6-2.2 1.2-3.8-.3-6.3.2-2.3.4-3.6 1.9-6 1.2-2.4-.8-2.6-2.8-4.5-4.3-1.8-1.4-4.2-1.5-5-3.9-.8-2.5 1-3.9 1.1-6.3.1-2.3-1.3-4.1-.1-6.3 1.3-2.3 3.4-2.1 5.5-3.4C10.7 5.3 13 1.5 16 1.5Z"
      className="fill-pennant-paint"
    />
    <circle cx={16} cy={16} r={9.5} fill="none" stroke="#fff6e4" strokeWidth={1.5} />
    <path
      d="M13 21.5v-11h4.2a3.2 3.2 0 0 1 0 6.4H13"
      fill="none"
      stroke="#fff6e4"
      strokeWidth={2.4}
    />
  </svg>
);
