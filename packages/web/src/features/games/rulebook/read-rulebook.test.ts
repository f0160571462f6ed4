import { describe, expect, test } from 'vitest';

import { citedSentences, readRulebook } from '../../../../build/read-rulebook.ts';
import { plainText, type RulebookBlock } from '../../../ui/rule/rulebook-text.ts';

const sentencesOf = (block: RulebookBlock | undefined) =>
  block?.kind === 'paragraph' ? block.sentences.map(plainText) : [];

/** Returns the first block of a rulebook of one section. */
const firstBlock = (markdown: string) =>
  readRulebook(`# R\n\n## S\n\n${markdown}`).sections[0]?.blocks[0];

describe('the rulebook as data', () => {
  test('has sections with IDs, and paragraphs that begin with a heading in bold', () => {
    const { title, introduction, sections } = readRulebook(
      '# The rules\n\nFor all.\n\n## A game\n\n**A hit** moves all.\n\nNo heading.\n\n**The end.** It is over.',
    );
    expect(title).toBe('The rules');
    expect(introduction.map(sentencesOf)).toEqual([['For all.']]);
    expect(sections.map(({ id, headings }) => [id, headings])).toEqual([
      [
        'a-game',
        [
          { id: 'a-hit', title: 'A hit' },
          { id: 'the-end', title: 'The end' },
        ],
      ],
    ]);
  });

  test('has its sentences apart, and numbers in one piece', () => {
    expect(
      sentencesOf(
        firstBlock('It adds .05 (up\nto .5) to it. At 2.5 x the rate. "So it is." 9 do.'),
      ),
    ).toEqual(['It adds .05 (up to .5) to it.', 'At 2.5 x the rate.', '"So it is."', '9 do.']);
  });

  test('knows the sentence behind an anchor, within a paragraph and a list', () => {
    const cited = citedSentences(
      readRulebook(
        '# R\n\n## Runners\n\nThey run. <a id="run"></a>They may **steal** at odds. No more.\n\n- A fly. <a id="tag"></a>They tag up.',
      ),
    );
    expect(Object.entries(cited).map(([id, sentence]) => [id, plainText(sentence)])).toEqual([
      ['run', 'They may steal at odds.'],
      ['tag', 'They tag up.'],
    ]);
    expect(cited['run']?.section).toBe('Runners');
  });

  test('keeps tables and code', () => {
    expect(firstBlock('| A | B |\n|---|---|\n| 1 | **2** |')).toEqual({
      kind: 'table',
      head: [
        { id: null, parts: ['A'] },
        { id: null, parts: ['B'] },
      ],
      rows: [
        [
          { id: null, parts: ['1'] },
          { id: null, parts: [{ kind: 'strong', text: '2' }] },
        ],
      ],
    });
    expect(firstBlock('```\nrun it\n```')).toEqual({ kind: 'code', text: 'run it' });
  });

  test('is refused where the page could not show it, or two sentences share an ID', () => {
    expect(() => readRulebook('# R\n\n## S\n\nA [link](x).')).toThrow("can't show this link");
    expect(() => readRulebook('# R\n\n## S\n\n![x](y)')).toThrow("can't show this image");
    expect(() =>
      citedSentences(readRulebook('# R\n\n## S\n\n<a id="x"></a>One. <a id="x"></a>Two.')),
    ).toThrow('two sentences of the rulebook have the ID x');
  });
});
