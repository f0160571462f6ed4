import type { ReactNode } from 'react';

/** A section of running text with a heading. */
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
