import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  nextFaceDown,
  reduceOpening,
  startOpening,
  type OpeningAction,
  type OpeningState,
} from './opening-state.ts';

const BY_HAND = { total: 6, holdsUp: true };
const QUICK = { total: 6, holdsUp: false };

const play = (actions: readonly (OpeningAction | OpeningAction['kind'])[], rules = BY_HAND) =>
  actions.reduce<OpeningState>(
    (state, action) =>
      reduceOpening(
        state,
        typeof action === 'string' ? ({ kind: action } as OpeningAction) : action,
        rules,
      ),
    startOpening({ total: rules.total, isStill: false }),
  );
const touch = (index: number): OpeningAction => ({ kind: 'touch', index });
const DEALT = ['tear', 'finishTear', 'deal'] as const;

describe('a pack opened by hand', () => {
  test('waits sealed until it is torn, and its cards until they are turned', () => {
    expect(play([]).stage).toBe('sealed');
    expect(play(['turnNext', touch(2)]).turned).toEqual([]);
    expect(play(DEALT)).toMatchObject({ stage: 'dealt', turned: [], held: null });
  });

  test('is turned card by card, the best one last', () => {
    expect(play([...DEALT, 'turnNext', 'turnNext']).turned).toEqual([0, 1]);
    expect(nextFaceDown(play([...DEALT, touch(0), touch(3)]), 6)).toBe(1);
    const all = play([...DEALT, touch(4), ...Array.from({ length: 5 }, () => 'turnNext' as const)]);
    expect(all.turned).toEqual([4, 0, 1, 2, 3, 5]);
  });

  test('holds each card up until it is put down or the next one is turned', () => {
    expect(play([...DEALT, touch(3)]).held).toEqual({ index: 3, isLook: false });
    expect(play([...DEALT, touch(3), touch(3)]).held).toBeNull();
    expect(play([...DEALT, touch(3), 'turnNext']).held).toEqual({ index: 0, isLook: false });
    expect(play([...DEALT, touch(3), 'putDown']).held).toBeNull();
  });

  test('is over when the last card is put down, not before', () => {
    const last = [...DEALT, ...Array.from({ length: 6 }, () => 'turnNext' as const)];
    expect(play(last)).toMatchObject({ isFinished: false, held: { index: 5, isLook: false } });
    expect(play([...last, 'turnNext'])).toMatchObject({ isFinished: true, held: null });
    expect(play([...last, touch(2)])).toMatchObject({ isFinished: true, held: null });
  });

  test('shows a card again to who touches it; that opens nothing and ends nothing', () => {
    const looked = play([...DEALT, touch(1), 'putDown', touch(1)]);
    expect(looked).toMatchObject({ turned: [1], held: { index: 1, isLook: true } });
    const after = play([...DEALT, 'openAll', touch(1)]);
    expect(after).toMatchObject({ isFinished: true, held: { index: 1, isLook: true } });
  });
});

describe('the quick way', () => {
  test('is Open all at any time: every card once, and each announced', () => {
    expect(play(['openAll'])).toMatchObject({ stage: 'dealt', isFinished: true, announced: 0 });
    const midway = play([...DEALT, touch(3), touch(0), 'openAll']);
    expect(midway).toMatchObject({ turned: [3, 0, 1, 2, 4, 5], announced: 2, held: null });
  });

  test('holds no card up, and is over with the last one', () => {
    const all = play([...DEALT, ...Array.from({ length: 6 }, () => 'turnNext' as const)], QUICK);
    expect(all).toMatchObject({ isFinished: true, held: null });
  });

  test('without animation is over at once', () => {
    expect(startOpening({ total: 6, isStill: true })).toMatchObject({
      stage: 'dealt',
      turned: [0, 1, 2, 3, 4, 5],
      isFinished: true,
    });
  });
});

test('whatever is touched, no card is turned twice and the end never comes undone', () => {
  const action = fc.oneof(
    fc.constantFrom<OpeningAction>(
      ...(['tear', 'finishTear', 'deal', 'turnNext', 'openAll', 'putDown'] as const).map(
        (kind) => ({ kind }),
      ),
    ),
    fc.nat({ max: 5 }).map(touch),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, holdsUp) => {
      const rules = { total: 6, holdsUp };
      let state = startOpening({ total: 6, isStill: false });
      for (const next of actions) {
        const before = state;
        state = reduceOpening(state, next, rules);
        expect(new Set(state.turned).size).toBe(state.turned.length);
        expect(state.turned.slice(0, before.turned.length)).toEqual(before.turned);
        expect(before.isFinished && !state.isFinished).toBe(false);
        expect(state.isFinished && state.turned.length < 6).toBe(false);
      }
    }),
  );
});
