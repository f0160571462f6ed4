import type { ReactNode } from 'react';

/** A notice of what just happened and what comes next. Announced when it appears. */
export function Notice({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <output className="block border-2 border-l-8 border-outfield-paint bg-raised px-5 py-4 text-ink wrap-anywhere shadow-sheet">
      <strong className="mb-1 block font-display text-xl font-normal">{title}</strong>
      {children}
    </output>
  );
}
