import { describe, expect, test } from 'vitest';

import {
  aRollResponse,
  anEvent,
  anEventWithoutDice,
  aGameDto,
  home,
  visitor,
} from '../testing/a-game-dto.ts';
import { mergeRollResponse } from './merge-roll-response.ts';
import { createPlaybackStep } from './playback-step.ts';
import { stepViewModel } from './step-view-model.ts';
import { restingViewModel } from './view-model.ts';

const single = anEvent(1, {
  ipOuts: 0,
  resultType: 'H1',
  outKind: null,
  dice: { batter: [3, 4], extra: [6, 6], pitcher: [1, 4] },
  firstBaseRunnerLineupID: visitor(0),
  moves: [{ gameLineupID: visitor(0), from: 0, to: 1, out: false }],
});
const steal = anEventWithoutDice(2, 'steal', {
  ipOuts: 0,
  secondBaseRunnerLineupID: visitor(0),
  moves: [{ gameLineupID: visitor(0), from: 1, to: 2, out: false }],
});

const before = aGameDto();
const after = mergeRollResponse(
  before,
  aRollResponse([single, steal], {
    situation: {
      ipOuts: 0,
      outs: 0,
      nextBatterLineupID: visitor(1),
      secondBaseRunnerLineupID: visitor(0),
    },
  }),
)!;
const step = createPlaybackStep(before, [single, steal])!;
const viewAt = (cue: Parameters<typeof stepViewModel>[2]) => stepViewModel(after, step, cue);

describe('the view of a roll', () => {
  test('first the batter’s dice fall, and nothing else is shown', () => {
    expect(viewAt({ kind: 'batterDice' })).toMatchObject({
      event: null,
      batterID: visitor(0),
      dice: { batter: [3, 4], extra: null, pitcher: null },
      field: { runners: [], ball: null, playKey: null },
    });
    expect(viewAt({ kind: 'extraDice' }).dice).toMatchObject({ extra: [6, 6], pitcher: null });
    expect(viewAt({ kind: 'pitcherDice' })).toMatchObject({
      event: null,
      dice: { pitcher: [1, 4] },
    });
  });

  test('then the result flips; runners wait', () => {
    expect(viewAt({ kind: 'result' })).toMatchObject({ event: single, field: { runners: [] } });
  });

  test('then the runners go, play by play; the cards stay', () => {
    expect(viewAt({ kind: 'play', play: 0 })).toMatchObject({
      event: single,
      batterID: visitor(0),
      field: { runners: [1], moves: [{ from: 0, to: 1, out: false }], playKey: 1 },
    });
    expect(viewAt({ kind: 'play', play: 1 })).toMatchObject({
      event: steal,
      thrown: single,
      field: { runners: [2], moves: [{ from: 1, to: 2, out: false }], ball: null, playKey: 2 },
    });
  });

  test('last the next batter comes, and nothing moves', () => {
    expect(viewAt({ kind: 'next' })).toMatchObject({
      batterID: visitor(1),
      thrown: { eventNumber: 1 },
      throwKey: 1,
      field: { runners: [2], moves: [], playKey: null },
    });
  });

  test('a third out leaves the side on the board until the next batter comes', () => {
    const twoOut = aGameDto({
      situation: { ...before.situation, ipOuts: 2, outs: 2, eventNumber: 0 },
    });
    const out = anEvent(1, { ipOuts: 3 });
    const changed = mergeRollResponse(
      twoOut,
      aRollResponse([out], { situation: { half: 'bottom', outs: 0, nextBatterLineupID: home(0) } }),
    )!;
    const third = createPlaybackStep(twoOut, [out])!;
    expect(stepViewModel(changed, third, { kind: 'play', play: 0 }).atBat).toEqual({
      inning: 1,
      half: 'top',
      outs: 3,
    });
    expect(stepViewModel(changed, third, { kind: 'next' })).toMatchObject({
      atBat: { half: 'bottom', outs: 0 },
      batterID: home(0),
    });
  });
});

describe('the view of an action of the manager', () => {
  const onFirst = mergeRollResponse(
    before,
    aRollResponse([single], { situation: { firstBaseRunnerLineupID: visitor(0) } }),
  )!;
  const stealStep = createPlaybackStep(onFirst, [steal])!;
  const stolen = mergeRollResponse(
    onFirst,
    aRollResponse([steal], { situation: { secondBaseRunnerLineupID: visitor(0) } }),
  )!;

  test('is shown at once, then the runner goes; the dice of the last roll stay where they lie', () => {
    const dice = { thrown: { eventNumber: 1 }, throwKey: null, dice: { batter: [3, 4] } };
    expect(stepViewModel(stolen, stealStep, { kind: 'result' })).toMatchObject({
      event: steal,
      field: { runners: [1], moves: [], playKey: null },
      ...dice,
    });
    expect(stepViewModel(stolen, stealStep, { kind: 'play', play: 0 })).toMatchObject({
      event: steal,
      field: { runners: [2], moves: [{ from: 1, to: 2, out: false }], playKey: 2 },
      ...dice,
    });
    expect(stepViewModel(stolen, stealStep, { kind: 'next' })).toMatchObject({
      field: { runners: [2], playKey: null },
      ...dice,
    });
  });

  test('that only changes players shows nothing on the field', () => {
    expect(createPlaybackStep(onFirst, [anEventWithoutDice(2, 'substitution')])).toBeNull();
  });
});

describe('a playback step', () => {
  test('is one plate appearance and what followed; a change of players is not a play', () => {
    const changed = createPlaybackStep(before, [
      single,
      anEventWithoutDice(2, 'substitution'),
      steal,
    ]);
    expect(changed?.plays).toEqual([single, steal]);
  });

  test('is not a half-inning played in one click', () => {
    expect(createPlaybackStep(before, [single, anEvent(2)])).toBeNull();
    expect(createPlaybackStep(before, [])).toBeNull();
  });
});

describe('at rest', () => {
  test('a game found after a reload shows its last dice and where everybody stands', () => {
    expect(restingViewModel(after)).toMatchObject({
      event: { eventNumber: 2 },
      thrown: { eventNumber: 1 },
      dice: { batter: [3, 4] },
      throwKey: null,
      field: { runners: [2] },
    });
  });

  test('after the third out the next half-inning is announced, and who bats in it', () => {
    const third = anEvent(1, { ipOuts: 3 });
    const over = (situation: { userBats: boolean }) =>
      restingViewModel(mergeRollResponse(before, aRollResponse([third], { situation }))!).nextHalf;
    expect(over({ userBats: true })).toBe('Bottom 1: you bat');
    expect(over({ userBats: false })).toBe('Bottom 1: you pitch');
    const first = mergeRollResponse(before, aRollResponse([anEvent(1)]))!;
    expect(restingViewModel(first).nextHalf, 'after one out').toBeNull();
    const changed = mergeRollResponse(
      before,
      aRollResponse([third, anEventWithoutDice(2, 'substitution', { ipOuts: 3 })]),
    )!;
    expect(restingViewModel(changed).nextHalf).toBeNull();
    expect([before, after].map((game) => restingViewModel(game).nextHalf)).toEqual([null, null]);
  });

  test('before the first pitch there is nothing to show', () => {
    expect(restingViewModel(before)).toMatchObject({
      event: null,
      dice: { batter: null },
      batterID: visitor(0),
      pitcherID: home(9),
    });
  });

  test('a final game has no side at bat, and keeps the last two on the table', () => {
    const over = mergeRollResponse(
      before,
      aRollResponse([anEvent(1, { nextBatterLineupID: null, nextPitcherLineupID: null })], {
        isFinal: true,
        situation: { nextBatterLineupID: null, nextPitcherLineupID: null },
      }),
    )!;
    expect(restingViewModel(over)).toMatchObject({
      atBat: null,
      batterID: visitor(0),
      pitcherID: home(9),
    });
  });
});
