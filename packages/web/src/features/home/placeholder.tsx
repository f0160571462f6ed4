import type { ReactNode } from 'react';

import { PageBody, PageHeading } from '../../ui/page-heading.tsx';

/** A page that has its place but little on it yet. */
export function Placeholder({
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
