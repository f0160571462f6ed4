// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createAudioEngine } from './audio-engine.ts';
import { playFanfare } from './play-fanfare.ts';
import { soundSetting } from './sound-setting.ts';
import { anAudioContext } from './testing/an-audio-context.ts';
import { useSoundOutput } from './use-sound-output.ts';

let audio: ReturnType<typeof anAudioContext>;
const opened: unknown[] = [];

const activation = { isActive: true, hasBeenActive: true };
beforeEach(() => {
  audio = anAudioContext();
  opened.splice(0);
  vi.stubGlobal('AudioContext', function AudioContext(options: unknown) {
    opened.push(options);
    return audio.context;
  });
  Object.assign(activation, { isActive: true, hasBeenActive: true });
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  soundSetting.set('off');
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

const showTab = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const starts = () => audio.score.filter((line) => line.includes('starts'));

describe('the speakers', () => {
  test('play a sound now, and the crowd’s murmur between plays', () => {
    const engine = createAudioEngine();
    expect(opened).toEqual([{ latencyHint: 'interactive' }]);
    expect(audio.score.slice(11)).toEqual([
      'filter 1.frequency = 430',
      'filter 1.Q = 0.6',
      'gain 3.gain = 0',
      'noise 1 to filter 1',
      'filter 1 to gain 3, bandpass',
      'gain 3 to gain 1',
      'noise 1 starts at 0 from 0, loop true',
    ]);
    audio.score.length = 0;
    engine.play([{ name: 'flip' }, { name: 'mitt' }]);
    expect(starts()).toHaveLength(3);
    expect(starts().every((line) => line.includes('at 7'))).toBe(true);
    audio.score.length = 0;
    engine.setMurmur(true);
    engine.setMurmur(false);
    expect(audio.score).toEqual([
      'gain 3.gain falls to 0.035 from 7 in 0.6',
      'gain 3.gain falls to 0 from 7 in 0.6',
    ]);
  });

  test('are silent in a tab behind others, and nothing is made up for later', () => {
    const engine = createAudioEngine();
    showTab('hidden');
    expect(audio.score.at(-1)).toBe('suspended');
    audio.score.length = 0;
    engine.play([{ name: 'flip' }]);
    audio.context.state = 'running';
    engine.play([{ name: 'flip' }]);
    expect(audio.score).toEqual([]);
    audio.context.state = 'suspended';
    showTab('visible');
    expect(audio.score).toEqual(['resumed']);
    engine.play([{ name: 'flip' }]);
    expect(starts()).toHaveLength(1);
  });

  test('wait for a click where the browser has them wait', async () => {
    const engine = createAudioEngine();
    audio.context.state = 'suspended';
    audio.score.length = 0;
    engine.play([{ name: 'flip' }]);
    expect(audio.score).toEqual([]);
    await engine.resume();
    await engine.resume();
    expect(audio.score).toEqual(['resumed']);
    audio.context.state = 'suspended';
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await engine.resume();
    expect(audio.score).toEqual(['resumed']);
  });

  test('are closed for good', () => {
    const engine = createAudioEngine();
    engine.close();
    expect(audio.score.at(-1)).toBe('closed');
    audio.score.length = 0;
    showTab('hidden');
    showTab('visible');
    expect(audio.score).toEqual([]);
  });

  test('that were closed elsewhere are not touched', () => {
    createAudioEngine();
    audio.context.state = 'closed';
    audio.score.length = 0;
    showTab('hidden');
    expect(audio.score).toEqual([]);
  });
});

describe('a fanfare', () => {
  test('is heard with a cheer, and then the speakers are closed', async () => {
    soundSetting.set('on');
    vi.useFakeTimers();
    audio.context.state = 'suspended';
    await playFanfare();
    expect(audio.score).toContain('resumed');
    // Eight notes of four harmonics, and a crowd with its claps.
    expect(starts().filter((line) => line.startsWith('tone'))).toHaveLength(32);
    expect(starts().filter((line) => line.startsWith('noise')).length).toBe(1 + 3 + 71);
    vi.advanceTimersByTime(4499);
    expect(audio.score).not.toContain('closed');
    vi.advanceTimersByTime(1);
    expect(audio.score.at(-1)).toBe('closed');
  });

  test('is not heard while sound is off, nor on a page that nobody has touched', async () => {
    await playFanfare();
    soundSetting.set('on');
    activation.hasBeenActive = false;
    await playFanfare();
    expect(opened).toEqual([]);
  });
});

describe('a page with sound', () => {
  const open = async (hasMurmur = false) => {
    const rendered = renderHook((props) => useSoundOutput(props.hasMurmur), {
      initialProps: { hasMurmur },
    });
    await settle();
    return rendered;
  };
  const settle = () =>
    act(async () => {
      await import('./audio-engine.ts');
      await new Promise((resolve) => void setTimeout(resolve));
    });
  const press = async (name: string) => {
    dispatchEvent(new Event(name));
    await settle();
  };

  test('is silent until sound is switched on; the switch itself opens it', async () => {
    const { result } = await open();
    await press('keydown');
    expect(result.current.current).toBeNull();
    act(() => soundSetting.set('on'));
    await settle();
    expect(result.current.current).not.toBeNull();
    expect(opened).toHaveLength(1);
    act(() => soundSetting.set('off'));
    expect(audio.score.at(-1)).toBe('closed');
    expect(result.current.current).toBeNull();
  });

  test.each(['pointerdown', 'keydown'])('waits for the player’s first %s', async (gesture) => {
    soundSetting.set('on');
    activation.isActive = false;
    const { result } = await open();
    expect(result.current.current).toBeNull();
    // Escape is no gesture to a browser.
    await press(gesture);
    expect(result.current.current).toBeNull();
    activation.isActive = true;
    await press(gesture);
    expect(result.current.current).not.toBeNull();
    audio.context.state = 'suspended';
    await press(gesture);
    expect(audio.score.at(-1)).toBe('resumed');
    expect(opened).toHaveLength(1);
  });

  test('murmurs as the game goes on, and stops with it', async () => {
    soundSetting.set('on');
    const { rerender } = await open(true);
    expect(audio.score.at(-1)).toBe('gain 3.gain falls to 0.035 from 7 in 0.6');
    rerender({ hasMurmur: false });
    expect(audio.score.at(-1)).toBe('gain 3.gain falls to 0 from 7 in 0.6');
  });

  test('without a murmur has none', async () => {
    soundSetting.set('on');
    await open();
    expect(audio.score.at(-1)).toBe('gain 3.gain falls to 0 from 7 in 0.6');
  });

  test('that is left closes its speakers, and opens none later', async () => {
    soundSetting.set('on');
    const { unmount } = await open();
    unmount();
    expect(audio.score.at(-1)).toBe('closed');
    await press('pointerdown');
    expect(opened).toHaveLength(1);
  });

  test('that is left while its sounds are loaded opens none', async () => {
    soundSetting.set('on');
    const { unmount } = renderHook(() => useSoundOutput());
    unmount();
    await settle();
    expect(opened).toEqual([]);
  });
});
