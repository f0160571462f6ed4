import { useEffect, useRef } from 'react';

import type { Run } from '../run.ts';
import type { Turn } from '../stage.ts';
import type { Cue } from '../timeline.ts';
import type { SoundBooth } from './sound-booth.ts';
import { soundOfRunEnd, soundOfRunEvent, soundsOf } from './sounds-of.ts';
import { soundSwitch } from './sound-switch.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

interface Shown {
  readonly turn: Turn | null;
  readonly cue: Cue | null;
  readonly run: Run | null;
  /** The event of the stretch that shows; null at its end. */
  readonly runAt: number | null;
  readonly factor: number;
  readonly isFinal: boolean;
}

/**
 * The booth while sound is on: its code comes then only, and it opens with the player's next click or key, at once where the switch
 * was just pressed.
 */
function useSoundBooth(hasMurmur: boolean) {
  const isOn = soundSwitch.use() === 'on';
  const booth = useRef<SoundBooth | null>(null);
  const murmurs = useRef(hasMurmur);
  useEffect(() => {
    murmurs.current = hasMurmur;
    booth.current?.murmur(hasMurmur);
  }, [hasMurmur]);
  useEffect(() => {
    if (!isOn) return undefined;
    let isGone = false;
    const code = import('./sound-booth.ts');
    const open = async () => {
      const { openSoundBooth } = await code;
      if (isGone) return;
      if (booth.current === null) {
        booth.current = openSoundBooth();
        booth.current.murmur(murmurs.current);
      }
      booth.current.wake();
    };
    const gesture = () => {
      // Escape and the like are no gestures to a browser.
      if (navigator.userActivation.isActive) void open();
    };
    if (navigator.userActivation.isActive) void open();
    for (const name of GESTURES) addEventListener(name, gesture);
    return () => {
      isGone = true;
      for (const name of GESTURES) removeEventListener(name, gesture);
      booth.current?.close();
      booth.current = null;
    };
  }, [isOn]);
  return booth;
}

/** Lets the turn, or the stretch, that the page shows be heard as well. */
export function useSound(shown: Shown): void {
  const { cue, run, runAt, factor, isFinal } = shown;
  const booth = useSoundBooth(factor > 0 && !isFinal);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const { turn } = latest.current;
    if (turn === null || cue === null) return;
    booth.current?.play(soundsOf(turn, cue, latest.current));
  }, [booth, cue]);
  useEffect(() => {
    if (run === null) return;
    const event = runAt === null ? undefined : run.events[runAt];
    booth.current?.play([
      event === undefined ? soundOfRunEnd(latest.current) : soundOfRunEvent(event),
    ]);
  }, [booth, run, runAt]);
}
