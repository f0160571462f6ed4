import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Gives the game up, once asked whether that is meant. */
export function AbandonGame({
  isBusy,
  onAbandon,
}: {
  readonly isBusy: boolean;
  readonly onAbandon: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        Abandon
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Abandon this game?"
        description="It counts as a loss and pays nothing. The seed of its dice is revealed, as after any game."
        actions={
          <>
            <Button
              paint="pennant"
              onClick={() => {
                setAsking(false);
                onAbandon();
              }}
            >
              Abandon the game
            </Button>
            <Button onClick={() => setAsking(false)}>Play on</Button>
          </>
        }
      />
    </>
  );
}
