import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
}

/** A section of the account page: a heading with a rule, and its content. */
export function AccountSection({ title, children, aside }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b-2 border-ink pb-2">
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
