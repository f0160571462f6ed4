import type { ApiResponse } from '../../../api/call-types.ts';
import { useCallback, useEffect, useState, type ComponentType } from 'react';

import type AtBat from './guest-at-bat.tsx';
import { PressRoom } from './press-room.tsx';

const loadAtBat = () => import('./guest-at-bat.tsx');
type AtBatProps = Parameters<typeof AtBat>[0];

/** When the half-inning is asked for again if it could not be fetched, in ms. */
const RETRY_MS = 3000;

interface Props {
  readonly catalogue: ApiResponse<'GET /catalogue'>;
  /** When that was read, in ms. */
  readonly readAt: number;
}

/**
 * A guest's home that was opened while the cards were printed: the press room, whose two cards are
 * turned once all are there, and then the half-inning in its place.
 */
export default function PressRoomStage({ catalogue, readAt }: Props) {
  const { isComplete } = catalogue;
  const [LoadedAtBat, setAtBat] = useState<ComponentType<AtBatProps> | null>(null);
  const [state, setState] = useState<'printing' | 'ready' | 'shown'>('printing');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // While the cards are printed there is time: nothing has to be fetched at the end.
    loadAtBat().then(
      (loaded) => {
        if (isComplete) setAtBat(() => loaded.default);
      },
      () => {
        timer = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [isComplete, attempt]);
  const show = useCallback(() => setState('shown'), []);
  const isShown = state === 'shown';
  return (
    <>
      {isShown ? null : (
        <PressRoom
          catalogue={catalogue}
          readAt={readAt}
          isTurning={state === 'ready'}
          onTurned={show}
        />
      )}
      {LoadedAtBat === null ? null : (
        <div hidden={!isShown} data-fresh="">
          <LoadedAtBat start={null} onReady={() => setState('ready')} />
        </div>
      )}
      <output className="sr-only">
        {isShown ? 'The cards are printed. You have the bat.' : ''}
      </output>
    </>
  );
}
