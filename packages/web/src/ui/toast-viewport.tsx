import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';

import { CloseIcon } from './icons.tsx';
import { TOAST_MS, subscribeToToasts, type ToastMessage } from './toast.ts';

/**
 * How many toasts are shown at the same time, the oldest ones hidden beyond: the five of a password
 * that breaks all its rules, and one more.
 */
const MAX_SHOWN = 6;

const manager = Toast.createToastManager<Pick<ToastMessage, 'kind'>>();

/** The ids of the errors since the last good news. */
const shownErrors: string[] = [];

/**
 * The toasts, drawn as ticket stubs in the corner: announced to screen readers, reached with F6,
 * closed by a swipe.
 */
export default function ToastViewport() {
  useEffect(
    () =>
      subscribeToToasts(({ kind, text, ms }) => {
        // What was wrong before is mended: its errors would contradict the good news.
        if (kind === 'good') for (const id of shownErrors.splice(0)) manager.close(id);
        const id = manager.add({
          description: text,
          timeout: ms,
          data: { kind },
        });
        if (kind === 'bad') shownErrors.push(id);
      }),
    [],
  );
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider toastManager={manager} timeout={TOAST_MS} limit={MAX_SHOWN}>
        <Toast.Portal>
          <Toast.Viewport className="fixed right-4 bottom-[calc(var(--toast-clearance,0rem)+1rem)] left-4 z-50 flex flex-col gap-1.5 sm:left-auto sm:gap-2 sm:w-72">
            <ToastList />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Pick<ToastMessage, 'kind'>>();
  return toasts.map((message) => (
    <Toast.Root
      key={message.id}
      toast={message}
      data-kind={message.data?.kind}
      aria-label={message.data?.kind === 'bad' ? 'Error' : 'Message'}
      className="group border-2 border-ink bg-raised text-ink shadow-lifted transition-[opacity,translate] duration-base data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-stretch">
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
