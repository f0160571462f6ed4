import type { ReactNode } from 'react';

// A scrollable element must be reachable by keyboard.
const FOCUSABLE = { tabIndex: 0, role: 'region' } as const;

/** A table that scrolls sideways where it is too wide for the screen, instead of the page. */
export function ScrollableTable({
  caption,
  children,
}: {
  readonly caption: string;
  /** The <thead> and <tbody>. */
  readonly children: ReactNode;
}) {
  return (
    <div className="box-score" aria-label={caption} {...FOCUSABLE}>
      <table>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
