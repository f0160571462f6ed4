import type { ReactNode } from 'react';

// A frame that scrolls must be reachable by key.
const REACHABLE = { tabIndex: 0, role: 'region' } as const;

/** The frame of a table that is too wide for a phone: it scrolls, the page never does. */
export function BoxScoreFrame({
  caption,
  children,
}: {
  readonly caption: string;
  /** The table's head and body. */
  readonly children: ReactNode;
}) {
  return (
    <div className="box-score" aria-label={caption} {...REACHABLE}>
      <table>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
