// @vitest-environment happy-dom
// An environment of its own: the module that it mocks must not be there from another file.
// @vitest-environment-options { "url": "http://opening.test/" }
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import type { Sound } from '../../../ui/sound/sound.ts';
import { openingModeSetting } from './opening-mode.ts';
import { reduceOpening, startOpening, type OpeningAction } from './opening-state.ts';
import { useOpeningSounds } from './use-opening-sounds.ts';

const heard: string[] = [];
const textOf = (sound: Sound) =>
  'seconds' in sound ? `${sound.name} ${sound.seconds.toFixed(2)}` : sound.name;
vi.mock('../../../ui/sound/use-sound-output.ts', () => ({
  useSoundOutput: () => ({
    current: { play: (sounds: readonly Sound[]) => heard.push(...sounds.map(textOf)) },
  }),
}));

beforeEach(() => void heard.splice(0));

const CARDS = [{ rating: 40 }, { rating: 60 }, { rating: 97 }];

/** Opens a pack of three cards; each action returns what is heard of it. */
function aPack({ isSilent = false, holdsUp = true } = {}) {
  let state = startOpening({ total: 3, isStill: false });
  const { result, rerender } = aPage().render(() => useOpeningSounds(state, CARDS, { isSilent }));
  return {
    result,
    after: (action: OpeningAction | OpeningAction['kind']) => {
      heard.splice(0);
      state = reduceOpening(
        state,
        typeof action === 'string' ? ({ kind: action } as OpeningAction) : action,
        { total: 3, holdsUp },
      );
      act(() => rerender());
      return heard.splice(0);
    },
  };
}

test('a pack is torn, its cards are dealt, turned and put down, each with its sound', () => {
  const { after } = aPack();
  expect(after('tear')).toEqual(['tear 0.52']);
  expect(after('finishTear')).toEqual(['card']);
  expect(after('deal')).toEqual(['card']);
  expect(after('turnNext')).toEqual(['flip']);
  expect(after('putDown')).toEqual(['card']);
});

test('the crowd is heard for the best of them', () => {
  const { after } = aPack();
  for (const action of ['tear', 'finishTear', 'deal'] as const) after(action);
  expect(after({ kind: 'touch', index: 2 })).toEqual(['flip', 'crowd 3.00']);
});

test('a card that is held up in place of another is not put down in between', () => {
  const { after } = aPack();
  for (const action of ['tear', 'finishTear', 'deal', 'turnNext'] as const) after(action);
  expect(after('turnNext')).toEqual(['flip']);
});

test('a sealed pack is silent, and the last card is put down without a sound', () => {
  const { after } = aPack();
  expect(heard).toEqual([]);
  for (const action of ['tear', 'finishTear', 'deal', 'turnNext', 'turnNext', 'turnNext'] as const)
    after(action);
  expect(after('putDown')).toEqual([]);
});

test('Open all is one turn, with the crowd of the best', () => {
  const { after } = aPack();
  expect(after('openAll')).toEqual(['card', 'flip', 'crowd 3.00']);
});

test('an opening without animation is silent', () => {
  const { after, result } = aPack({ isSilent: true });
  expect(after('tear')).toEqual([]);
  act(() => result.current([{ name: 'mitt' }]));
  expect(heard).toEqual([]);
});

test('the rip of a drag is played as it comes', () => {
  const { result } = aPack();
  act(() => result.current([{ name: 'flip' }]));
  expect(heard).toEqual(['flip']);
});

test('packs are opened by hand unless the player has chosen otherwise', () => {
  expect(openingModeSetting.read()).toBe('by-hand');
  openingModeSetting.set('by-itself');
  expect(openingModeSetting.read()).toBe('by-itself');
  expect(localStorage.getItem('pennant-pack-opening')).toBe('by-itself');
});
