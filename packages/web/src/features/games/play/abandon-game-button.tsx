import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** The Abandon button and its confirmation dialog. */
export function AbandonGameButton({
  isBusy,
  onAbandon,
}: {
  readonly isBusy: boolean;
  readonly onAbandon: () => void;
}) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
        Abandon
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Abandon this game?"
        description="It counts as a loss and pays nothing. The seed of its dice is revealed, as after any game."
        actions={
          <>
            <Button
              paint="pennant"
              onClick={() => {
                setConfirming(false);
                onAbandon();
              }}
            >
              Abandon the game
            </Button>
            <Button onClick={() => setConfirming(false)}>Play on</Button>
          </>
        }
      />
    </>
  );
}
