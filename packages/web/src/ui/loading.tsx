import { use } from 'react';

import { InsidePageContext, PageTitleContext } from './page-context.ts';
import { PageBody, PageHeading } from './page-layout.tsx';

/** The state of a page or part that is loading; a whole page shows its title as heading. */
export function Loading() {
  const title = use(PageTitleContext);
  const inPage = use(InsidePageContext);
  const message = (
    <output
      className={`block py-16 font-varsity text-lg text-ink-soft ${inPage || title === null ? 'page-column' : ''}`}
    >
      Loading...
    </output>
  );
  if (inPage || title === null) return message;
  return (
    <PageBody>
      <PageHeading kicker={'\u00a0'}>{title}</PageHeading>
      {message}
    </PageBody>
  );
}
