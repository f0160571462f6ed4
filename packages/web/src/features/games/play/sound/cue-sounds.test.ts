import { describe, expect, test } from 'vitest';

import { anEvent, anEventWithoutDice, aGameDto } from '../../testing/a-game-dto.ts';
import { createPlaybackStep } from '../playback-step.ts';
import type { Cue } from '../roll-timeline.ts';
import {
  ballSound,
  fastForwardEndSound,
  fastForwardEventSound,
  soundsForCue,
} from './cue-sounds.ts';

const homer = anEvent(1, { resultType: 'HR', outKind: null, runs: 1, ipOuts: 0 });
const single = anEvent(1, { resultType: 'H1', outKind: null, ipOuts: 0 });
const strikeout = anEvent(1, { resultType: 'SO', outKind: null, location: null });
const groundOut = anEvent(1);

const heard = (event: typeof homer, cue: Cue, factor = 1, isFinal = false) =>
  soundsForCue(createPlaybackStep(aGameDto(), [event])!, cue, { factor, isFinal }).map(
    ({ name }) => name,
  );

describe('a roll is heard as it is seen', () => {
  test('dice while they fall, as long as they fall', () => {
    const step = createPlaybackStep(aGameDto(), [single])!;
    const normal = { factor: 1, isFinal: false };
    expect(soundsForCue(step, { kind: 'batterDice' }, normal)).toEqual([
      { name: 'dice', seconds: 0.7 },
    ]);
    expect(soundsForCue(step, { kind: 'pitcherDice' }, { ...normal, factor: 0.4 })).toEqual([
      { name: 'dice', seconds: 0.3 },
    ]);
  });

  test('the result flips at a third; a strikeout or a walk is in the mitt', () => {
    expect(heard(single, { kind: 'result' })).toEqual(['flip']);
    expect(heard(strikeout, { kind: 'result' })).toEqual(['flip', 'mitt']);
    const walk = anEvent(1, { resultType: 'BB', outKind: null, location: null, ipOuts: 0 });
    expect(heard(walk, { kind: 'result' })).toEqual(['flip', 'mitt']);
  });

  test('the bat cracks when the ball goes: another crack for a hit, an out, a home run', () => {
    const play = { kind: 'play', play: 0 } as const;
    expect(heard(single, play)).toEqual(['hit', 'crowd']);
    expect(heard(groundOut, play)).toEqual(['out']);
    expect(heard(homer, play)).toEqual(['homeRun', 'crowd']);
    expect(heard(strikeout, play)).toEqual([]);
  });

  test('the crowd swells more for a home run than for a single, and for runs', () => {
    const swell = (event: typeof homer) =>
      soundsForCue(
        createPlaybackStep(aGameDto(), [event])!,
        { kind: 'play', play: 0 },
        { factor: 1, isFinal: false },
      )
        .map((sound) => (sound.name === 'crowd' ? sound.swell : 0))
        .reduce((most, one) => Math.max(most, one), 0);
    expect(swell(homer)).toBeGreaterThan(swell(single));
    expect(swell({ ...single, runs: 1 })).toBeGreaterThan(swell(single));
    expect(swell(anEventWithoutDice(1, 'steal', { sb: 1 }))).toBeGreaterThan(0);
    expect(swell(anEventWithoutDice(1, 'steal', { cs: 1 }))).toBe(0);
  });

  test('the next cards are laid down; at the end the crowd rises', () => {
    expect(heard(single, { kind: 'next' })).toEqual(['card']);
    expect(heard(single, { kind: 'next' }, 1, true)).toEqual(['crowd']);
  });

  test('a second play of the same roll has no second crack', () => {
    const steal = anEventWithoutDice(2, 'steal', { sb: 1, ipOuts: 0 });
    const step = createPlaybackStep(aGameDto(), [single, steal])!;
    const second = soundsForCue(step, { kind: 'play', play: 1 }, { factor: 1, isFinal: false });
    expect(second.map(({ name }) => name)).toEqual(['crowd']);
  });
});

describe('on Instant, and with reduced motion', () => {
  test('there is one short sound, the ball’s', () => {
    expect(heard(homer, { kind: 'next' }, 0)).toEqual(['homeRun']);
    expect(heard(strikeout, { kind: 'next' }, 0)).toEqual(['mitt']);
    expect(heard(homer, { kind: 'next' }, 0, true)).toEqual(['homeRun']);
  });

  test('a steal makes none', () => {
    expect(ballSound(anEventWithoutDice(1, 'steal', { sb: 1 }))).toBeNull();
  });
});

test('a fast-forward ticks past, with a tin plate for each run, and ends with the crowd', () => {
  expect(fastForwardEventSound(groundOut)).toEqual({ name: 'flip' });
  expect(fastForwardEventSound(homer)).toEqual({ name: 'plate' });
  expect(fastForwardEndSound({ factor: 1, isFinal: true }).name).toBe('crowd');
  expect(fastForwardEndSound({ factor: 1, isFinal: false }).name).toBe('plate');
  expect(fastForwardEndSound({ factor: 0, isFinal: true }).name).toBe('plate');
});
