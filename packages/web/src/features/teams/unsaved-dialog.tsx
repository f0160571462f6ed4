import { useNavigate } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  /** Where the link led; null while nobody leaves. */
  readonly leaveFor: string | null;
  readonly onStay: () => void;
}

/** Asks before a lineup that was not saved is left. */
export function UnsavedDialog({ leaveFor, onStay }: Props) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={leaveFor !== null}
      onClose={onStay}
      title="Leave without saving?"
      description="What you changed in this lineup is not saved yet."
      actions={
        <>
          <Button paint="outfield" onClick={onStay}>
            Keep editing
          </Button>
          <Button onClick={() => void navigate(leaveFor ?? '/team/user')}>Leave</Button>
        </>
      }
    />
  );
}
