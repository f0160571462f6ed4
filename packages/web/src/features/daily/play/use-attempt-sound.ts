import type { Game } from '@pennant/contract/games';
import { useEffect, useRef } from 'react';

import { useSoundOutput } from '../../../ui/sound/use-sound-output.ts';
import { fastForwardEventSound, soundsForCue } from '../../games/play/sound/cue-sounds.ts';
import type { AttemptState } from '../attempt/attempt-state.ts';

/** Plays what is heard of an attempt: the dice of a decision and what they led to in full. */
export function useAttemptSound(
  { run, from, shown, phase }: AttemptState,
  { table, factor }: { readonly table: Game; readonly factor: number },
): void {
  const output = useSoundOutput(factor > 0 && !run.state.final);
  const latest = useRef({ run, from, table, factor });
  useEffect(() => {
    latest.current = { run, from, table, factor };
  });
  useEffect(() => {
    const { run, from, table, factor } = latest.current;
    const moment = { factor, isFinal: run.state.final };
    const event = run.events[phase === 'thrown' ? shown : shown - 1];
    if (phase === 'still' || event === undefined) return;
    const step = { before: table, plays: [event] } as const;
    if (phase === 'thrown')
      output.current?.play(soundsForCue(step, { kind: 'batterDice' }, moment));
    else if (shown - 1 === from)
      output.current?.play(soundsForCue(step, { kind: 'play', play: 0 }, moment));
    else output.current?.play([fastForwardEventSound(event)]);
  }, [output, shown, phase]);
}
