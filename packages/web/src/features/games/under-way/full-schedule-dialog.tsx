import { useEffect, useRef, useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

import { GamesUnderWayList } from './games-under-way-list.tsx';
import { useGamesUnderWay } from './use-games-under-way.ts';

/**
 * The dialog of a game that could not be begun, since as many are under way as anyone may have: it
 * lists them, and begins the game once one has ended.
 */
export default function FullScheduleDialog({
  message,
  onStart,
  onClose,
}: {
  /** The refusal. */
  readonly message: string;
  readonly onStart: () => void;
  readonly onClose: () => void;
}) {
  const { games, isFull, isPending, error } = useGamesUnderWay();
  const [ended, setEnded] = useState<string | null>(null);
  const hasRoom = !isPending && error === null && !isFull;
  const start = useRef<HTMLButtonElement>(null);
  const hasMadeRoom = hasRoom && ended !== null;
  // The row of the game that ended took the focus with it.
  useEffect(() => {
    if (hasMadeRoom) start.current?.focus();
  }, [hasMadeRoom]);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={hasMadeRoom ? 'There is room again' : 'The schedule is full'}
      {...(hasMadeRoom ? {} : { description: message })}
      actions={
        <>
          <Button ref={start} paint="outfield" disabled={!hasRoom} onClick={onStart}>
            Start the game
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </>
      }
    >
      <p role="status" className="mb-3 font-semibold text-good empty:hidden">
        {ended}
      </p>
      {isPending ? <p className="text-ink-soft">Looking through your games...</p> : null}
      {error === null ? null : (
        <p role="alert" className="font-semibold text-bad">
          {messageOf(error)}
        </p>
      )}
      {games.length === 0 ? null : <GamesUnderWayList games={games} onEnded={setEnded} />}
    </Dialog>
  );
}
