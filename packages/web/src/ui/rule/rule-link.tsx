import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';

import type { RulePopoverProps } from './rule-popover.tsx';
import { ruleAddress, type CitedRule } from './rules.ts';

const loadPopover = () => import('./rule-popover.tsx');

/** Whether a click is to open the link elsewhere: in a new tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * A percentage that opens the sentence of the rulebook which says where it comes from. Without
 * scripts, and in a new tab, it leads to that sentence on the rulebook's page.
 */
export function RuleLink({
  rule,
  children,
  title = 'Where this comes from',
  className = '',
}: {
  readonly rule: CitedRule;
  /** The percentage, or the head of a column of them. */
  readonly children: ReactNode;
  /** What the mouse shows, and a screen reader says after it. */
  readonly title?: string;
  readonly className?: string;
}) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<RulePopoverProps> | null>(null);
  const address = ruleAddress(rule);
  const open = (event: MouseEvent) => {
    // What it stands in may be clicked, too.
    event.stopPropagation();
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setOpen(true);
    if (Popover !== null) return;
    loadPopover().then(
      (loaded) => setPopover(() => loaded.RulePopover),
      () => window.location.assign(address),
    );
  };
  return (
    <>
      <a
        ref={anchor}
        href={address}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Popover !== null}
        onClick={open}
        className={`cursor-help underline decoration-dotted decoration-from-font underline-offset-3 hover:decoration-solid ${className}`}
      >
        {children}
      </a>
      {isOpen && Popover !== null ? (
        <Popover rule={rule} anchor={anchor} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
