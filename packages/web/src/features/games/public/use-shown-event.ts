import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

/** Returns the address of one event of a public game; without a number that of the game. */
export const publicGamePath = (gameID: string, eventNumber?: number): string =>
  eventNumber === undefined ? `/g/${gameID}` : `/g/${gameID}/${eventNumber}`;

/** Returns the number of the event that an address names, 1 to `last`; else that of the last. */
export function shownEventNumber(text: string | undefined, last: number): number {
  const number = text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : last;
  return Math.min(number, last);
}

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
