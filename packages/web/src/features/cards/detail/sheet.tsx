import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a card's page. No landmark of its own: the table in it is one, by the same name. */
export function Sheet({ title, note, children }: Props) {
  return (
    <section>
      <h2 className="mb-2 font-display text-xl">{title}</h2>
      {note === undefined ? null : <p className="mb-3 max-w-prose text-sm text-ink-soft">{note}</p>}
      {children}
    </section>
  );
}
