import {
  plainText,
  type Rulebook,
  type RulebookBlock,
  type RulebookSection,
  type Sentence,
} from '../../../ui/rule/rulebook-text.ts';

/** Returns the words that are searched for, in lower case. */
export const wordsOf = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns whether a text has all the words. */
const hasAll = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

/** Returns whether a sentence is one of those searched for; none is where nothing is. */
export const isFound = (sentence: Sentence, words: readonly string[]): boolean =>
  words.length > 0 && hasAll(plainText(sentence), words);

/** Returns the texts of a block that are searched: sentences, rows of a table, lines of code. */
function textsOf(block: RulebookBlock): readonly string[] {
  if (block.kind === 'paragraph') return block.sentences.map(plainText);
  if (block.kind === 'list') return block.items.flat().map(plainText);
  if (block.kind === 'table')
    return [block.head, ...block.rows].map((row) => row.map(plainText).join(' '));
  return block.text.split('\n');
}

/** What a search has found. */
export interface SearchResult {
  /** The sections with the blocks that hold something of it. */
  readonly sections: readonly RulebookSection[];
  /** Number of sentences, rows and lines found. */
  readonly count: number;
}

/**
 * Returns what holds all the words of a search, in the order of the rulebook. A section whose title
 * has them is there in full.
 */
export function searchRulebook(
  { sections }: Pick<Rulebook, 'sections'>,
  words: readonly string[],
): SearchResult {
  let count = 0;
  const found = sections.flatMap((section) => {
    const blocks = section.blocks.filter((block) => {
      const hits = textsOf(block).filter((text) => hasAll(text, words)).length;
      count += hits;
      return hits > 0;
    });
    if (hasAll(section.title, words)) return [section];
    return blocks.length === 0 ? [] : [{ ...section, blocks }];
  });
  return { sections: found, count };
}

/** A piece of a text, and whether it is one of the words searched for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Returns a text in pieces, with the words searched for apart. */
export function markWords(text: string, words: readonly string[]): readonly MarkedPiece[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  // What is captured stands at the odd places.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'i'))
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
