import { GAME_SPEED_OPTIONS } from '@pennant/rules/account/game-speed';
import { describe, expect, test } from 'vitest';

import { diceDuration, playDuration, rollTimeline } from './roll-timeline.ts';

const timeline = (factor: number, { dice = true, extra = false, plays = 1 } = {}) =>
  rollTimeline({ factor, hasDice: dice, hasExtraDice: extra, plays }).map(({ startMs, ...cue }) => [
    cue.kind === 'play' ? `play ${cue.play}` : cue.kind,
    Math.round(startMs),
  ]);

describe('the timeline of a roll', () => {
  test('at normal speed takes three seconds, as documented', () => {
    expect(timeline(1)).toEqual([
      ['batterDice', 0],
      ['pitcherDice', 300],
      ['result', 1000],
      ['play 0', 1500],
      ['next', 3000],
    ]);
  });

  test('is shorter by the factor of the speed', () => {
    expect(timeline(0.4)).toEqual([
      ['batterDice', 0],
      ['pitcherDice', 100],
      ['result', 400],
      ['play 0', 600],
      ['next', 1200],
    ]);
  });

  test('on Instant shows everything at once', () => {
    expect(timeline(0, { extra: true, plays: 3 })).toEqual([['next', 0]]);
  });

  test('throws the extra dice between the batter’s and the pitcher’s', () => {
    expect(timeline(1, { extra: true }).slice(0, 3)).toEqual([
      ['batterDice', 0],
      ['extraDice', 150],
      ['pitcherDice', 300],
    ]);
  });

  test('gives a steal that follows its share of the second half', () => {
    expect(timeline(1, { plays: 2 }).slice(-3)).toEqual([
      ['play 0', 1500],
      ['play 1', 2250],
      ['next', 3000],
    ]);
    expect(playDuration({ factor: 1, plays: 2 })).toBeLessThan(750);
  });

  test('of a manager’s action goes from the result to the runners', () => {
    expect(timeline(1, { dice: false, plays: 2 })).toEqual([
      ['result', 0],
      ['play 0', 300],
      ['play 1', 1050],
      ['next', 1800],
    ]);
  });

  test.each(GAME_SPEED_OPTIONS.filter(({ factor }) => factor > 0))(
    'at $label the dice lie still when the result flips, and the cues come in order',
    ({ factor }) => {
      const cues = rollTimeline({ factor, hasDice: true, hasExtraDice: true, plays: 2 });
      const times = cues.map(({ startMs }) => startMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const thrown = cues.find(({ kind }) => kind === 'pitcherDice')!.startMs;
      const result = cues.find(({ kind }) => kind === 'result')!.startMs;
      expect(thrown + diceDuration(factor)).toBeLessThanOrEqual(result);
    },
  );
});

test('dice tick every tenth of a second, about seven times the factor', () => {
  expect([1, 0.7, 0.4, 0].map(diceDuration)).toEqual([700, 500, 300, 0]);
});
