import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

import { useInertPage } from './inert-page.ts';
import { CloseIcon } from './icons.tsx';

interface Props {
  readonly open: boolean;
  /** Null where the dialog requires a choice: it then closes by its own buttons only. */
  readonly onClose: (() => void) | null;
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons in the footer, the primary one first. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** The element that is focused when it opens; by default its first focusable element. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /**
   * False for a dialog that opens by itself, while nothing may be focused: the focus would return
   * to what had it before another dialog.
   */
  readonly returnsFocus?: boolean;
}

/**
 * A modal dialog: keeps the focus inside, closes on Escape and on a click outside, and returns the
 * focus when it closes.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  wide = false,
  initialFocus,
  returnsFocus = true,
}: Props) {
  useInertPage(open);
  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose?.())}>
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-40 bg-tin-deep/75 transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Base.Popup
            data-sheet
            finalFocus={returnsFocus}
            {...(initialFocus === undefined ? {} : { initialFocus })}
            className={`fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col border-2 border-ink bg-raised text-ink shadow-lifted transition-[opacity,translate] duration-base data-ending-style:opacity-0 data-starting-style:opacity-0 ${wide ? 'sm:max-w-3xl' : 'sm:max-w-lg'}`}
          >
            <header className="flex items-start justify-between gap-4 border-b-4 border-double border-rule-strong px-5 pt-4 pb-3">
              <Base.Title className="font-display text-2xl">{title}</Base.Title>
              {onClose === null ? null : (
                <Base.Close
                  aria-label="Close"
                  className="-mr-3 grid size-11 place-items-center text-ink-soft hover:text-ink"
                >
                  <CloseIcon size={20} />
                </Base.Close>
              )}
            </header>
            <div className="grow overflow-y-auto px-5 py-4">
              {description === undefined ? null : (
                <Base.Description className="mb-4 text-ink-soft">{description}</Base.Description>
              )}
              {children}
            </div>
            {actions === undefined ? null : (
              <footer className="flex flex-wrap gap-3 border-t border-rule px-5 pt-4 pb-5">
                {actions}
              </footer>
            )}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
