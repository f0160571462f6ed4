import type { ReactNode } from 'react';

import { PageBody, PageHeading } from '../../ui/page-layout.tsx';

/** The layout of a page with little content yet. */
export function PlaceholderPageLayout({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <PageBody narrow>
      <PageHeading>{title}</PageHeading>
      <div className="flex flex-col gap-6">{children}</div>
    </PageBody>
  );
}
