import { useState, type ReactNode } from 'react';

import { useNarrowScreen } from '../../ui/media-query-hooks.ts';

interface Props {
  readonly title: string;
  /** What its fields hold, in a few words: shown beside the title where it is folded. */
  readonly summary: string;
  /** Whether it is open from the start on a phone. */
  readonly startsOpen?: boolean;
  /** A section with a fault is never folded. */
  readonly hasFault?: boolean;
  readonly children: ReactNode;
}

/** A part of a long form under a title. On a phone it is folded until its title is pressed. */
export function FormSection({
  title,
  summary,
  startsOpen = false,
  hasFault = false,
  children,
}: Props) {
  const narrow = useNarrowScreen();
  const [isOpen, setOpen] = useState(startsOpen);
  if (!narrow) {
    return (
      <fieldset className="min-w-0 border-2 border-rule px-4 pt-2 pb-4">
        <legend className="px-2 font-slab text-lg font-semibold">{title}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details
      open={isOpen || hasFault}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-2 border-rule bg-raised"
    >
      <summary className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_1rem] items-center gap-3 px-3 py-2 group-open:border-b group-open:border-rule">
        <span className="font-slab text-lg font-semibold">{title}</span>
        <span className="truncate text-right text-sm text-ink-soft group-open:invisible">
          {summary}
        </span>
        <span
          aria-hidden="true"
          className="text-ink-soft transition-[rotate] group-open:rotate-90 motion-reduce:transition-none"
        >
          ▸
        </span>
      </summary>
      <div className="p-3">{children}</div>
    </details>
  );
}
