import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A titled panel of a card's page. Not a landmark: the table in it is one, with the same name. */
export function DetailPanel({ title, note, children }: Props) {
  return (
    <section>
      <h2 className="mb-2 font-display text-xl">{title}</h2>
      {note === undefined ? null : <p className="mb-3 max-w-prose text-sm text-ink-soft">{note}</p>}
      {children}
    </section>
  );
}
