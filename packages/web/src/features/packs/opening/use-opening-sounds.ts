import { useEffect, useEffectEvent, useRef } from 'react';

import type { Sound } from '../../../ui/sound/sound.ts';
import { useSoundOutput } from '../../../ui/sound/use-sound-output.ts';
import { TEAR_MS, turnSounds } from './opening-sequence.ts';
import type { OpeningState } from './opening-state.ts';

/**
 * Plays the sounds of an opening: paper that tears, cards that are dealt, turned and put down, the
 * crowd for the best of them. Returns a function that plays others.
 */
export function useOpeningSounds(
  { stage, turned, announced, held, isFinished }: OpeningState,
  cards: readonly { readonly rating: number }[],
  { isSilent }: { readonly isSilent: boolean },
): (sounds: readonly Sound[]) => void {
  const output = useSoundOutput();
  const play = (sounds: readonly Sound[]) => {
    if (!isSilent) output.current?.play(sounds);
  };
  const playNow = useEffectEvent(play);
  useEffect(() => {
    if (stage === 'tearing') playNow([{ name: 'tear', seconds: TEAR_MS / 1000 }]);
    if (stage === 'emptying') playNow([{ name: 'card' }]);
    if (stage === 'dealt') playNow([{ name: 'card' }]);
  }, [stage]);
  const playTurned = useEffectEvent((count: number) =>
    play(turnSounds(turned.slice(announced, count).map((index) => cards[index]?.rating ?? 0))),
  );
  const turnedCount = turned.length;
  useEffect(() => playTurned(turnedCount), [turnedCount]);
  // A card that was held up is laid down when no other one is held up instead.
  const wasHeld = useRef(false);
  const isHeld = held !== null;
  useEffect(() => {
    if (wasHeld.current && !isHeld && !isFinished) playNow([{ name: 'card' }]);
    wasHeld.current = isHeld;
  }, [isHeld, isFinished]);
  return play;
}
