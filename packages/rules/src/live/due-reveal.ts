import { otherSide, type Side } from '../games/lineup-slots.ts';
import { segmentOf } from './chain-segment.ts';
import { nextEventNumber, type LiveState } from './live-state.ts';
import { revealMessage } from '../fairness/reveal.ts';

/** What a reveal's signature is verified with. */
export interface DueReveal {
  readonly publicKey: string;
  readonly message: Uint8Array;
}

/**
 * Returns the key and the bytes by which the signature of a side's reveal is verified, before the
 * step is applied: those of the event whose links are due. Throws for a malformed link.
 */
export function dueReveal(
  gameID: string,
  state: LiveState,
  { side, link }: { readonly side: Side; readonly link: string },
): DueReveal {
  const eventNumber = nextEventNumber(state);
  const other = state[otherSide(side)];
  return {
    publicKey: segmentOf(state[side].segments, eventNumber).publicKey,
    message: revealMessage({
      gameID,
      eventNumber,
      link,
      otherAnchor: segmentOf(other.segments, eventNumber).anchor,
      otherSeal: other.decision?.seal ?? null,
    }),
  };
}
