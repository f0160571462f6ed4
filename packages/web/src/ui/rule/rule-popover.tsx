import sentences from 'virtual:cited-sentences';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';

import { CloseIcon } from '../icons.tsx';
import { TextLink } from '../text-link.tsx';
import { ruleAddress, type CitedRule } from './rules.ts';
import { SentenceText } from './sentence-text.tsx';

export interface RulePopoverProps {
  readonly rule: CitedRule;
  /** What was clicked: it is pointed at, and gets the focus back. */
  readonly anchor: RefObject<HTMLAnchorElement | null>;
  readonly onClose: () => void;
}

/** A sentence of the rulebook beside what it explains, and the way to its place there. */
export function RulePopover({ rule, anchor, onClose }: RulePopoverProps) {
  const sentence = sentences[rule];
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            side="bottom"
            sideOffset={6}
            collisionPadding={8}
            className="z-50"
          >
            <Popover.Popup
              finalFocus={anchor}
              className="w-[min(22rem,calc(100vw-1rem))] border-2 border-ink bg-raised px-4 pt-1.5 pb-3 font-sans text-base/[1.45] font-normal text-ink shadow-lifted"
            >
              <div className="flex items-center justify-between gap-3">
                <Popover.Title className="font-varsity text-sm font-normal text-pennant">
                  Rulebook: {sentence?.section}
                </Popover.Title>
                <Popover.Close
                  aria-label="Close"
                  className="-mr-3 grid size-11 place-items-center text-ink-soft hover:text-ink"
                >
                  <CloseIcon size={18} />
                </Popover.Close>
              </div>
              <Popover.Description>
                <SentenceText parts={sentence?.parts ?? []} />
              </Popover.Description>
              <p className="mt-1">
                <TextLink to={ruleAddress(rule)} className="inline-flex min-h-11 items-center">
                  Read on in the rulebook
                </TextLink>
              </p>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}
