import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** The question before a game is abandoned. */
export function AbandonGameDialog({
  onAbandon,
  onClose,
}: {
  readonly onAbandon: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Abandon this game?"
      description="It counts as a loss and pays nothing. The seed of its dice is revealed, as after any game."
      actions={
        <>
          <Button paint="pennant" onClick={onAbandon}>
            Abandon the game
          </Button>
          <Button onClick={onClose}>Play on</Button>
        </>
      }
    />
  );
}
