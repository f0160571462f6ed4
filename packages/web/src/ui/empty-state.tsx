import type { ReactNode } from 'react';

interface Props {
  readonly title?: string;
  /** A drawing of the empty thing: a shoebox, a dugout. */
  readonly picture?: ReactNode;
  /** The sentence, word for word where the specification has one. */
  readonly children: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, picture, children, action }: Props) {
  return (
    <div className="page-column flex flex-col items-start gap-4 py-10">
      {picture}
      {title === undefined ? null : <h2 className="font-display text-2xl">{title}</h2>}
      <p className="max-w-prose text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
