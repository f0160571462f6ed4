import { expect, test } from 'vitest';

import { anAtBat } from '../guest/testing/an-at-bat.ts';
import { advance, firstProgress, lessonAt } from './lesson-state.ts';
import { announceStep, explainBeat, nextWords } from './lesson-words.ts';

/** Returns the lesson some beats after its beginning. */
const lessonAfter = (beats: number, atBat = anAtBat('H1', 'H1')) => {
  let lesson = lessonAt(atBat, firstProgress(atBat, 7));
  for (let beat = 0; beat < beats; beat += 1) lesson = lessonAt(atBat, advance(lesson));
  return lesson;
};

const said = (beats: number, atBat?: ReturnType<typeof anAtBat>) => {
  const lesson = lessonAfter(beats, atBat);
  return lesson.beat === null ? announceStep(lesson) : explainBeat(lesson, lesson.beat);
};

test('before a roll one hears who is up and what to look at', () => {
  expect(said(0)).toBe(
    'Bottom of the first, nobody on. Mike Casey is at bat: roll two dice, and look at the row of their sum.',
  );
});

test('the batter’s dice are explained by their sum and the cell', () => {
  expect(said(1)).toMatch(
    /^[1-6] and [1-6] make \d+, which comes up in [1-6] of 36 falls\. Row \d+ of Mike Casey’s card says H1: a single\.$/,
  );
});

test('an empty cell of the pitcher leaves the result', () => {
  expect(said(2)).toMatch(/^The pitcher’s \d+ is an empty cell: a single it stays\.$/);
});

test('the play says where the ball went, and what the scorer writes', () => {
  expect(said(3)).toMatch(/^Where the ball goes is drawn, too: \d+ feet\. Casey .+\.$/);
});

test('an X is announced, and its second roll explained', () => {
  const atBat = anAtBat('X', 'H1');
  expect(said(1, atBat)).toMatch(/The cell says X: roll again, on the row below\.$/);
  expect(said(2, atBat)).toContain('On the second row that is H3: a triple.');
});

test('the button says what comes next', () => {
  const words = [0, 1, 2, 3].map((beats) => nextWords(lessonAfter(beats), 'X: roll again'));
  expect(words).toEqual([
    'Roll the dice',
    'Roll the pitcher’s dice',
    'See the play',
    'Next: X: roll again',
  ]);
});
