import sentences from 'virtual:cited-sentences';
import { expect, test } from 'vitest';

import { plainText } from './rulebook-text.ts';
import { CITED_RULES } from './rules.ts';

test('every sentence that percentages cite has its anchor in the rulebook, and no other has one', () => {
  expect(Object.keys(sentences).toSorted()).toEqual(CITED_RULES.toSorted());
});

test.each(Object.entries(sentences))(
  '%s is a whole sentence, which can be read alone',
  (_, sentence) => {
    expect(plainText(sentence)).toMatch(/^[A-Z].{60,}\.$/s);
  },
);
