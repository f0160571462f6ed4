import type { ReactNode } from 'react';

/** A part of a page to be read: a heading and its text. */
export function ProseSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="mb-8 max-w-prose">
      <h2 className="mb-2 font-display text-xl">{title}</h2>
      <div className="flex flex-col gap-3">{children}</div>
    </section>
  );
}
