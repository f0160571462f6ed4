import rulebook from 'virtual:rulebook';
import { describe, expect, test } from 'vitest';

import { plainText } from '../../../ui/rule/rulebook-text.ts';
import { isFound, markWords, searchRulebook, wordsOf } from './search-rulebook.ts';

describe('a search of the rulebook', () => {
  test('finds the sentences with all of its words, in whatever case', () => {
    const words = wordsOf('  STEAL odds ');
    const { sections, count } = searchRulebook(rulebook, words);
    expect(sections.map(({ id }) => id)).toEqual(['a-game']);
    expect(count).toBe(1);
    const found = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
      .filter((sentence) => isFound(sentence, words));
    expect(found.map(plainText)).toEqual([
      expect.stringMatching(/^Runners may steal at the odds of their own season/),
    ]);
  });

  test('finds rows of tables', () => {
    const { sections } = searchRulebook(rulebook, wordsOf('uranium'));
    expect(sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toContain('table');
  });

  test('leaves a section in full whose title it is', () => {
    const { sections } = searchRulebook(rulebook, wordsOf('chances to win'));
    const whole = rulebook.sections.find(({ id }) => id === 'chances-to-win');
    expect(sections).toContainEqual(whole);
  });

  test('finds nothing where no sentence has all the words', () => {
    expect(searchRulebook(rulebook, wordsOf('uranium umpire'))).toEqual({ sections: [], count: 0 });
  });
});

describe('the words of a search', () => {
  const piecesOf = (text: string, query: string) =>
    markWords(text, wordsOf(query)).map(({ text: piece, isMarked }) =>
      isMarked ? `[${piece}]` : piece,
    );

  test('are marked wherever they stand', () => {
    expect(piecesOf('A steal; Steals.', 'steal').join('')).toBe('A [steal]; [Steal]s.');
  });

  test('are text and no pattern', () => {
    expect(piecesOf('2/36 + 2/36 (each)', '+ (each)').join('')).toBe('2/36 [+] 2/36 [(each)]');
  });

  test('mark nothing where nothing is searched for', () => {
    expect(piecesOf('A steal', '')).toEqual(['A steal']);
  });
});
