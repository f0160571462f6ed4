import { marked, type Token, type Tokens } from 'marked';

import {
  plainText,
  type CitedSentence,
  type Rulebook,
  type RulebookBlock,
  type RulebookSection,
  type Sentence,
  type TextPart,
} from '../src/ui/rule/rulebook-text.ts';

/** The place of a sentence that can be linked to: `<a id="steal-chance"></a>` before it. */
const ANCHOR = /^<a id="([\w-]+)">$/;
/** Where a sentence ends and another begins. */
const BETWEEN_SENTENCES = /(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9])/;
/** A piece in bold that is a heading: "**A plate appearance.**" */
const ENDS_SENTENCE = /[.!?]$/;

/** Returns the ID of a heading: "A plate appearance." is `a-plate-appearance`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A file that the page could not show in full must not be built. */
const unknown = ({ type, raw }: Token): Error =>
  new Error(`the rulebook's page can't show this ${type}: ${raw.slice(0, 80)}`);

/** Returns text on one line. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const partOf = (token: Token): TextPart => {
  if (token.type === 'escape') return (token as Tokens.Escape).text;
  if (token.type === 'strong' || token.type === 'em')
    return { kind: token.type, text: inOneLine((token as Tokens.Strong).text) };
  if (token.type === 'codespan') return { kind: 'code', text: (token as Tokens.Codespan).text };
  throw unknown(token);
};

/** Returns the sentences of a text. */
function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: { id: string | null; parts: TextPart[] }[] = [];
  let isOpen = false;
  const begin = (id: string | null = null) => {
    sentences.push({ id, parts: [] });
    isOpen = true;
  };
  const add = (part: TextPart) => {
    if (!isOpen) begin();
    sentences.at(-1)?.parts.push(part);
  };
  for (const token of tokens) {
    if (token.type === 'html') {
      const id = ANCHOR.exec(token.raw)?.[1];
      if (id !== undefined) begin(id);
      else if (token.raw !== '</a>') throw unknown(token);
    } else if (token.type === 'text') {
      for (const [index, text] of inOneLine(token.raw).split(BETWEEN_SENTENCES).entries()) {
        if (index > 0) isOpen = false;
        if (text.trim() !== '' || isOpen) add(isOpen ? text : text.trimStart());
      }
      if (ENDS_SENTENCE.test(token.raw.trimEnd()) && /\s$/.test(token.raw)) isOpen = false;
    } else {
      const part = partOf(token);
      add(part);
      if (typeof part !== 'string' && part.kind === 'strong' && ENDS_SENTENCE.test(part.text))
        isOpen = false;
    }
  }
  return sentences.map(({ id, parts }) => ({ id, parts: trimEnd(parts) }));
}

/** Returns the parts without the space before the next sentence. */
function trimEnd(parts: readonly TextPart[]): TextPart[] {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), last.trimEnd()] : [...parts];
}

/** Returns the heading in bold that a paragraph begins with; null where there is none. */
function headingOf(sentences: readonly Sentence[]) {
  const first = sentences[0]?.parts[0];
  if (first === undefined || typeof first === 'string' || first.kind !== 'strong') return null;
  const title = first.text.replace(ENDS_SENTENCE, '');
  return { id: slugOf(title), title };
}

const cellSentence = ({ tokens }: Tokens.TableCell): Sentence => ({
  id: null,
  parts: sentencesOf(tokens).flatMap(({ parts }, index) => (index > 0 ? [' ', ...parts] : parts)),
});

function itemSentences({ tokens }: Tokens.ListItem): Sentence[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'text' && token.type !== 'paragraph') throw unknown(token);
    return sentencesOf((token as Tokens.Text).tokens ?? []);
  });
}

function blockOf(token: Token): RulebookBlock | null {
  if (token.type === 'space') return null;
  if (token.type === 'paragraph') {
    const sentences = sentencesOf((token as Tokens.Paragraph).tokens);
    return { kind: 'paragraph', id: headingOf(sentences)?.id ?? null, sentences };
  }
  if (token.type === 'list')
    return { kind: 'list', items: (token as Tokens.List).items.map(itemSentences) };
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return {
      kind: 'table',
      head: header.map(cellSentence),
      rows: rows.map((row) => row.map(cellSentence)),
    };
  }
  if (token.type === 'code') return { kind: 'code', text: (token as Tokens.Code).text };
  throw unknown(token);
}

/** Returns the rulebook as data, from the text of docs/rulebook.md. */
export function readRulebook(markdown: string): Rulebook {
  let title = '';
  const introduction: RulebookBlock[] = [];
  const sections: (RulebookSection & { blocks: RulebookBlock[] })[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (depth === 1) title = text;
      else if (depth === 2)
        sections.push({ id: slugOf(text), title: text, blocks: [], headings: [] });
      else throw unknown(token);
      continue;
    }
    const block = blockOf(token);
    if (block !== null) (sections.at(-1)?.blocks ?? introduction).push(block);
  }
  return {
    title,
    introduction,
    sections: sections.map((section) => ({
      ...section,
      headings: section.blocks.flatMap((block) =>
        block.kind === 'paragraph' ? (headingOf(block.sentences) ?? []) : [],
      ),
    })),
  };
}

/** Returns all sentences of a block. */
const sentencesIn = (block: RulebookBlock): readonly Sentence[] => {
  if (block.kind === 'paragraph') return block.sentences;
  return block.kind === 'list' ? block.items.flat() : [];
};

/** Returns the sentences that can be linked to, by their IDs. */
export function citedSentences({ sections }: Rulebook): Record<string, CitedSentence> {
  const cited: Record<string, CitedSentence> = {};
  for (const { title, blocks } of sections)
    for (const { id, parts } of blocks.flatMap(sentencesIn)) {
      if (id === null) continue;
      if (id in cited) throw new Error(`two sentences of the rulebook have the ID ${id}`);
      if (plainText({ parts }) === '') throw new Error(`no sentence follows the ID ${id}`);
      cited[id] = { parts, section: title };
    }
  return cited;
}
