import { use } from 'react';

import { InPage, PageTitle } from './in-page.ts';
import { PageBody, PageHeading } from './page-heading.tsx';

/** What a page shows while it waits: its heading where it is called something, and that something is coming. */
export function Loading() {
  const title = use(PageTitle);
  const inPage = use(InPage);
  const waiting = (
    <output
      className={`block py-16 font-varsity text-lg text-ink-soft ${inPage || title === null ? 'page-column' : ''}`}
    >
      Loading...
    </output>
  );
  if (inPage || title === null) return waiting;
  return (
    <PageBody>
      <PageHeading kicker={'\u00a0'}>{title}</PageHeading>
      {waiting}
    </PageBody>
  );
}
