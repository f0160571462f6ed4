import type { ReactNode } from 'react';

// A scrollable element must be reachable by keyboard.
const FOCUSABLE = { tabIndex: 0, role: 'region' } as const;

/**
 * A table that scrolls sideways where it is too wide for the screen, instead of the page. One that
 * `fitsPhone` is set closer on a phone, its heads in several lines.
 */
export function ScrollableTable({
  caption,
  fitsPhone = false,
  children,
}: {
  readonly caption: string;
  readonly fitsPhone?: boolean;
  /** The <thead> and <tbody>. */
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`box-score ${fitsPhone ? 'max-sm:[&_:is(th,td)]:px-1.5 max-sm:[&_th]:whitespace-normal' : ''}`}
      aria-label={caption}
      {...FOCUSABLE}
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
