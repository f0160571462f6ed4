import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  /** Goes where the user was about to; null while nobody leaves. */
  readonly onLeave: (() => void) | null;
  readonly onStay: () => void;
}

/** Asks before a lineup that was not saved is left. */
export function UnsavedDialog({ onLeave, onStay }: Props) {
  return (
    <Dialog
      open={onLeave !== null}
      onClose={onStay}
      title="Leave without saving?"
      description="What you changed in this lineup is not saved yet."
      actions={
        <>
          <Button paint="outfield" onClick={onStay}>
            Keep editing
          </Button>
          <Button onClick={() => onLeave?.()}>Leave</Button>
        </>
      }
    />
  );
}
