import type { ReactNode } from 'react';

import { InsidePageContext } from './page-context.ts';

interface Props {
  readonly children: ReactNode;
  /** A few words above the heading: the part of the product. */
  readonly kicker?: ReactNode;
  /** At the right of the heading: a balance, a link. */
  readonly aside?: ReactNode;
}

/** The heading (h1) of a page. */
export function PageHeading({ children, kicker, aside }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-4 border-double border-rule-strong pb-3">
      <div className="min-w-0">
        {kicker === undefined ? null : (
          <p className="font-varsity text-sm text-pennant">{kicker}</p>
        )}
        <h1 className="font-display text-3xl wrap-anywhere">{children}</h1>
      </div>
      {aside}
    </header>
  );
}

/** The column of a page's content. */
export function PageBody({
  narrow = false,
  children,
}: {
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <InsidePageContext value={true}>
      <div className={`page-column py-8 ${narrow ? 'page-column-narrow' : ''}`}>{children}</div>
    </InsidePageContext>
  );
}
