import { useId, type ReactNode } from 'react';

/** A section that expands and collapses with a click on its title. */
export function CollapsibleSection({
  title,
  isOpen,
  onToggle,
  children,
}: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <h2 className="border-y-2 border-ink">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left font-display text-xl hover:text-pennant"
        >
          {title}
          <span aria-hidden="true" className="font-varsity text-base text-pennant">
            {isOpen ? 'Fold' : 'Unfold'}
          </span>
        </button>
      </h2>
      <div id={id} className="pt-4" hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}
