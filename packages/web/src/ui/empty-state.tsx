import type { ReactNode } from 'react';

import { useSetting } from './in-page.ts';

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
  const { column, Heading } = useSetting();
  return (
    <div className={`${column} flex flex-col items-start gap-4`}>
      {picture}
      {title === undefined ? null : <Heading className="font-display text-2xl">{title}</Heading>}
      <p className="max-w-prose text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
