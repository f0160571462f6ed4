import { useId, type ReactNode } from 'react';

interface Props {
  /** The name of what is skipped, for the link's text: "table", "pictures". */
  readonly what: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** The maximum number of items without a skip link. */
const MAX_WITHOUT_LINK = 12;

/** A list with a skip link before it, which is visible when focused and leads past the list. */
export function SkipLink({ what, count, children }: Props) {
  const id = useId();
  return (
    <>
      {count > MAX_WITHOUT_LINK ? (
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
