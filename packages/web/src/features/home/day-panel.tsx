import { useId, type ReactNode } from 'react';

/** A sheet of the day with a small heading. */
export function DayPanel({
  head,
  children,
  className = '',
}: {
  readonly head: string;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col border-2 border-rule-strong bg-raised px-4 pt-2.5 pb-4 shadow-sheet ${className}`}
    >
      <h2 id={id} className="mb-3 border-b border-rule pb-1.5 font-varsity text-sm text-pennant">
        {head}
      </h2>
      {children}
    </section>
  );
}
