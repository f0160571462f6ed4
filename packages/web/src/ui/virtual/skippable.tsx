import { useId, type ReactNode } from 'react';

interface Props {
  /** What is skipped: "table", "pictures". */
  readonly what: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** So many things are gone through without a way around them. */
const FEW = 12;

/** A list of any length, with a link before it, seen by who comes to it by key, that leads past it. */
export function Skippable({ what, count, children }: Props) {
  const id = useId();
  return (
    <>
      {count > FEW ? (
        <a
          href={`#${id}`}
          className="sr-only focus:not-sr-only focus:mb-2 focus:inline-block focus:bg-raised focus:px-4 focus:py-2"
        >
          Skip the {what}
        </a>
      ) : null}
      {children}
      <div id={id} tabIndex={-1} className="outline-none" />
    </>
  );
}
