// @vitest-environment happy-dom
// An environment of its own: the module that it mocks must not be there from another file.
// @vitest-environment-options { "url": "http://scene.test/" }
import { act } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import type { Sound } from '../../../ui/sound/sound.ts';
import { anAtBat } from './testing/an-at-bat.ts';
import { useScene } from './use-scene.ts';
import { useSceneSound } from './use-scene-sound.ts';

const heard: string[] = [];
let hasMurmur = false;
vi.mock('../../../ui/sound/use-sound-output.ts', () => {
  const output = {
    current: { play: (sounds: readonly Sound[]) => heard.push(...sounds.map(({ name }) => name)) },
  };
  return {
    useSoundOutput: (murmurs: boolean) => {
      hasMurmur = murmurs;
      return output;
    },
  };
});

beforeEach(() => {
  heard.splice(0);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const AT_BAT = anAtBat('SO');

/** Opens the guest's half-inning; every die shows a three. */
function aScene({ startsWithSwing = false, reducedMotion = false, atBat = AT_BAT } = {}) {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array).fill(2 ** 31);
    return array;
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const rendered = aPage().render(() => {
    const played = useScene(atBat, startsWithSwing);
    useSceneSound(played.scene);
    return played;
  });
  const { result } = rendered;
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return {
    ...rendered,
    wait,
    shown: () => result.current.scene.stage ?? result.current.scene.kind,
  };
}

test('a swing goes through its stages by time, each with its sound', () => {
  const { result, wait, shown } = aScene();
  expect(shown()).toBe('idle');
  expect(hasMurmur).toBe(true);
  act(() => result.current.swing());
  expect(shown()).toBe('roll');
  wait(799);
  expect(shown()).toBe('roll');
  wait(1);
  expect(shown()).toBe('result');
  wait(1000);
  expect(heard).toEqual(['dice', 'flip', 'mitt']);
  if (shown() === 'run') wait(1200);
  expect(shown()).toBe('idle');
  expect(result.current.scene.standing.outs).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('who came to swing swings at once', () => {
  expect(aScene({ startsWithSwing: true }).shown()).toBe('roll');
});

test('with reduced motion only the result stays, to be read', () => {
  const { wait, shown } = aScene({ startsWithSwing: true, reducedMotion: true });
  wait(0);
  expect(shown()).toBe('result');
  wait(1599);
  expect(shown()).toBe('result');
  wait(1);
  wait(0);
  expect(shown()).toBe('idle');
});

test('the guest may begin anew, and send runners after a single', () => {
  const { result, wait } = aScene({ startsWithSwing: true, atBat: anAtBat('H1') });
  for (let second = 0; second < 5; second += 1) wait(1200);
  expect(result.current.scene.kind).toBe('choosing');
  act(() => result.current.sendRunners(null));
  expect(result.current.scene.kind).toBe('playing');
  act(() => result.current.again());
  expect(result.current.scene).toMatchObject({ kind: 'idle', shown: [] });
});

test('a page that is left plays no more', () => {
  const { unmount } = aScene({ startsWithSwing: true });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody murmurs once it is over', () => {
  const { wait } = aScene({ startsWithSwing: true, atBat: anAtBat('HR') });
  for (let second = 0; second < 5; second += 1) wait(1200);
  expect(hasMurmur).toBe(false);
  expect(heard.at(-1)).toBe('crowd');
});
