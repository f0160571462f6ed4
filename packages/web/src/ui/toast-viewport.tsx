import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef, type RefObject } from 'react';

import { CloseIcon } from './icons.tsx';
import { TOAST_MS, subscribeToToasts, type ToastMessage } from './toast.ts';
import { useClearOfToasts } from './use-clear-of-toasts.ts';
import './toast-viewport.css';

/**
 * How many toasts are shown at the same time, the oldest ones hidden beyond: the five of a password
 * that breaks all its rules, and one more.
 */
const MAX_SHOWN = 6;

interface ToastData extends Pick<ToastMessage, 'kind'> {
  /** Counts what was shown: no two have the same number. */
  readonly showing: number;
}

const manager = Toast.createToastManager<ToastData>();
let showings = 0;

/** The ids of the errors since the last good news. */
const shownErrors = new Set<string>();

function showToast({ kind, text, ms }: ToastMessage): void {
  // What was wrong before is mended: its errors would contradict the good news.
  if (kind === 'good') {
    for (const error of shownErrors) manager.close(error);
    shownErrors.clear();
  }
  // The same message again has the same id: it is shown anew, not twice.
  showings += 1;
  const id = manager.add({
    id: `${kind} ${text}`,
    description: text,
    timeout: ms,
    data: { kind, showing: showings },
  });
  if (kind === 'bad') shownErrors.add(id);
}

/**
 * The toasts, drawn as ticket stubs in the corner: announced to screen readers, reached with F6,
 * closed by a swipe. They cover no field that is typed in.
 */
export default function ToastViewport() {
  const shelf = useRef<HTMLDivElement>(null);
  useEffect(() => subscribeToToasts(showToast), []);
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider toastManager={manager} timeout={TOAST_MS} limit={MAX_SHOWN}>
        <Toast.Portal>
          <Toast.Viewport
            ref={shelf}
            // The padding leaves room for the focus ring, which the scrolled box would cut off.
            className="pointer-events-none fixed right-2 bottom-[calc(var(--toast-clearance,0rem)+var(--keyboard-height,0px)+0.5rem)] left-2 z-50 flex max-h-[50dvh] [@media(height<30rem)]:max-h-[38dvh] flex-col gap-1.5 overflow-y-auto p-2 sm:left-auto sm:w-76 sm:gap-2"
          >
            <ToastList shelf={shelf} />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  );
}

function ToastList({ shelf }: { readonly shelf: RefObject<HTMLDivElement | null> }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  const shows = toasts.reduce((sum, { updateKey = 0 }) => sum + 1 + updateKey, 0);
  useClearOfToasts(shelf, shows);
  return toasts.map((message) => (
    <Toast.Root
      key={message.id}
      toast={message}
      data-kind={message.data?.kind}
      aria-label={message.data?.kind === 'bad' ? 'Error' : 'Message'}
      className="group pointer-events-auto shrink-0 border-2 border-ink bg-raised text-ink shadow-lifted transition-[opacity,translate] duration-base data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content
        // A new element is announced anew, also in place of one that is still fading.
        key={message.data?.showing}
        className={`flex items-stretch ${message.updateKey ? 'toast-again' : ''}`}
      >
        <span
          aria-hidden="true"
          className="grid w-10 shrink-0 place-items-center border-r-2 border-dashed border-paper bg-outfield-paint font-varsity text-lg text-on-outfield group-data-[kind=bad]:bg-pennant-paint group-data-[kind=bad]:text-on-pennant"
        >
          {message.data?.kind === 'bad' ? 'E' : 'H'}
        </span>
        <Toast.Description className="grow self-center py-2 pl-3 text-sm/tight font-medium sm:py-3" />
        <Toast.Close
          aria-label="Close"
          className="grid w-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
        >
          <CloseIcon size={16} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
