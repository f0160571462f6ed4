import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  /** Continues the navigation that was held up; null if there is none. */
  readonly onLeave: (() => void) | null;
  readonly onStay: () => void;
}

/** The confirmation before the user leaves an unsaved lineup. */
export function UnsavedChangesDialog({ onLeave, onStay }: Props) {
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
