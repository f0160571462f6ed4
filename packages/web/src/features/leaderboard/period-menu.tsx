import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

interface Props {
  /** What the menu chooses: "Months". */
  readonly label: string;
  readonly boards: readonly { readonly path: string; readonly name: string }[];
}

/**
 * A select of boards, whose options are links: the board in sight, or the label, is its value. It
 * closes on Escape, and as soon as the user goes elsewhere.
 */
export function PeriodMenu({ label, boards }: Props) {
  const { pathname, search } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const current = boards.find(({ path }) => path === pathname);
  useEffect(() => {
    const element = details.current;
    if (element === null) return undefined;
    const closeUnlessInside = (event: Event) => {
      if (!element.contains(event.target as Node)) element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', closeUnlessInside);
    addEventListener('focusin', closeUnlessInside);
    element.addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', closeUnlessInside);
      removeEventListener('focusin', closeUnlessInside);
      element.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={details} className="group relative min-w-0">
      <summary
        data-current={current !== undefined || undefined}
        className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 border-2 border-rule-strong bg-raised px-3 font-slab font-semibold whitespace-nowrap hover:bg-sunk data-current:border-pennant-paint data-current:bg-pennant-paint data-current:text-on-pennant [&::-webkit-details-marker]:hidden"
      >
        {current?.name ?? label}
        <span aria-hidden="true" className="group-open:rotate-180">
          ▾
        </span>
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-1 grid max-h-80 w-[min(19.5rem,calc(100vw-2rem))] grid-cols-3 gap-px overflow-y-auto border-2 border-ink bg-raised p-2 shadow-lifted max-sm:group-[:last-child]:right-0 max-sm:group-[:last-child]:left-auto">
        {boards.map(({ path, name }) => (
          <li key={path}>
            <NavLink
              to={{ pathname: path, search }}
              className="flex min-h-11 items-center justify-center font-slab font-semibold whitespace-nowrap hover:bg-sunk aria-[current=page]:bg-pennant-paint aria-[current=page]:text-on-pennant"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
