import type { ReactNode } from 'react';

import { useStateLayout } from './page-context.ts';

interface Props {
  readonly title?: string;
  /** A drawing of what is empty: a shoebox, a dugout. */
  readonly picture?: ReactNode;
  /** The sentence; the specification's wording where it has one. */
  readonly children: ReactNode;
  /** The link or button to the next step. */
  readonly action?: ReactNode;
}

/** The state of a page or part without content: a sentence, and what to do next. */
export function EmptyState({ title, picture, children, action }: Props) {
  const { column, Heading } = useStateLayout();
  return (
    <div className={`${column} flex flex-col items-start gap-4`}>
      {picture}
      {title === undefined ? null : <Heading className="font-display text-2xl">{title}</Heading>}
      <p className="max-w-prose text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
