import { expect, test } from 'vitest';

import {
  costSentence,
  decisionsRemark,
  formatMargin,
  resultRemark,
  resultSentence,
  signedPoints,
  VERDICT_NAMES,
} from './review-words.ts';
import { aDecisionView, aReviewView } from './testing/a-review-view.ts';

test('the result is a sum in one sentence, with the opponent by name', () => {
  expect(resultSentence(aReviewView())).toMatch(
    /^You had 45%\. The dice \+58, you \u22124, .*Boston.* \+1\.$/u,
  );
});

test('points have their sign, and nothing has none', () => {
  expect([58, -4, 0].map(signedPoints)).toEqual(['+58', '\u22124', '0']);
});

test('a margin is twice the standard error, and never told as none', () => {
  expect([0.011, 0.0066, 0.001].map(formatMargin)).toEqual(['\u00b12', '\u00b11', '\u00b11']);
});

test('a coach tells what decided, and scolds nobody', () => {
  const remark = (isWon: boolean, dice: number, you: number) =>
    resultRemark(aReviewView({ isWon, parts: { start: 50, dice, you, they: 0 } }));
  expect(remark(true, -10, -2)).toContain('against you');
  expect(remark(true, 65, -15)).toContain('forgave');
  expect(remark(true, 52, -2)).toContain('well looked after');
  expect(remark(false, -49, -1)).toContain('as well as it could be managed');
  expect(remark(false, -40, -10)).toContain('part that was yours');
  expect(remark(false, 5, -55)).toContain('were not what lost it');
});

test('the decisions are summed up', () => {
  const [good, bad] = [aDecisionView(), aDecisionView({ cost: 0.03, verdict: 'mistake' })];
  expect(decisionsRemark([good])).toBe(
    '1 decision, and none that measurably cost you anything. Well managed.',
  );
  expect(decisionsRemark([good, bad, good])).toBe(
    '3 decisions, 1 of which is worth another look. The other 2 were fine.',
  );
  expect(decisionsRemark([bad])).toBe('1 decision, 1 of which is worth another look.');
});

test('what a decision cost names the better option, with its margin', () => {
  const bad = aDecisionView({ cost: 0.034, error: 0.007, verdict: 'mistake' });
  expect(costSentence(bad)).toBe('\u201cSend Cobb home\u201d wins 3.4% (\u00b11.4) more often.');
  expect(costSentence({ ...bad, cost: 0.0071, verdict: 'small' })).toContain('0.7%');
  expect(costSentence(aDecisionView())).toContain('Nothing that could be done');
  expect(costSentence(aDecisionView({ verdict: 'close', error: 0.006 }))).toContain(
    'smaller than what the figures can tell (\u00b11.2%)',
  );
});

test('what was done in a game that was over is told as that, unless it did change it', () => {
  const at = (chance: number, otherwise: number) => ({
    options: aDecisionView().options.map((option, index) => ({
      ...option,
      chance: index === 0 ? chance : otherwise,
    })),
  });
  const over = (chance: number, otherwise = chance) =>
    costSentence(aDecisionView({ verdict: 'close', ...at(chance, otherwise) }));
  expect(over(0.004)).toContain('as good as over');
  expect(over(0.996)).toContain('as good as over');
  expect(over(0.03, 0.004)).toContain('Not graded');
  const cost = { verdict: 'mistake', cost: 0.03, ...at(0.01, 0) } as const;
  expect(costSentence(aDecisionView(cost))).toContain('more often');
});

test('no two verdicts have one name', () => {
  expect(new Set(Object.values(VERDICT_NAMES)).size).toBe(5);
});
