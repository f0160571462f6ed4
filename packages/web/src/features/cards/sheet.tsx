import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a card's page. */
export function Sheet({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-display text-xl">
        {title}
      </h2>
      {note === undefined ? null : <p className="mb-3 max-w-prose text-sm text-ink-soft">{note}</p>}
      {children}
    </section>
  );
}
