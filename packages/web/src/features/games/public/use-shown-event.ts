import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { publicGamePath, shownEventNumber } from '../share/public-game-path.ts';

export interface ShownEvent {
  /** 0 where the game has no event. */
  readonly eventNumber: number;
  /** Whether it was come to by steps, so that the play is shown and not only what it led to. */
  readonly isPlayed: boolean;
  readonly showEvent: (eventNumber: number) => void;
}

/** Returns the event that the address names, and a function that goes to another. */
export function useShownEvent(gameID: string, last: number): ShownEvent {
  const navigate = useNavigate();
  const { eventNumber: text } = useParams();
  const eventNumber = shownEventNumber(text, last);
  const [opened] = useState(eventNumber);
  const [isPlayed, setPlayed] = useState(false);
  if (!isPlayed && eventNumber !== opened) setPlayed(true);
  return {
    eventNumber,
    isPlayed,
    showEvent: (wanted) =>
      void navigate(publicGamePath(gameID, wanted), { replace: true, preventScrollReset: true }),
  };
}
