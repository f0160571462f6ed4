import { useState, type ReactNode } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A quiet button whose act is confirmed in a dialog, which says why it was refused. */
export function ConfirmedButton({
  label,
  labelFor,
  title,
  description,
  action,
  keep,
  isPending,
  error,
  onAsk,
  onConfirm,
}: {
  readonly label: string;
  /** What it is done to, where several such buttons are on the page. */
  readonly labelFor?: string;
  readonly title: string;
  readonly description: ReactNode;
  /** The text of the button that does it. */
  readonly action: string;
  /** The text of the button that does not. */
  readonly keep: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Called as the dialog opens. */
  readonly onAsk: () => void;
  /** Does it, and calls `done` afterwards. */
  readonly onConfirm: (done: () => void) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        paint="quiet"
        size="small"
        className="min-h-11 px-0!"
        {...(labelFor === undefined ? {} : { 'aria-label': `${label}: ${labelFor}` })}
        onClick={() => {
          onAsk();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={title}
        description={description}
        actions={
          <>
            <Button paint="pennant" disabled={isPending} onClick={() => onConfirm(close)}>
              {action}
            </Button>
            <Button onClick={close}>{keep}</Button>
          </>
        }
      >
        {error === null ? null : (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(error)}
          </p>
        )}
      </Dialog>
    </>
  );
}
