import { ScrollableTable } from '../../../ui/scrollable-table.tsx';
import type { RulebookBlock as Block, Sentence } from '../../../ui/rule/rulebook-text.ts';
import { plainText } from '../../../ui/rule/rulebook-text.ts';
import { SentenceText } from '../../../ui/rule/sentence-text.tsx';
import { isFound, markWords } from './search-rulebook.ts';

// What scrolls must be reachable by keyboard.
const FOCUSABLE = { tabIndex: 0, role: 'region' } as const;

interface Shown {
  /** The words that are searched for; none where nothing is. */
  readonly words: readonly string[];
  /** The ID of the sentence or heading that the address names; else null. */
  readonly current: string | null;
}

/** A block of the rulebook: a paragraph, a list, a table, or lines of code. */
export function RulebookBlock({ block, ...shown }: Shown & { readonly block: Block }) {
  if (block.kind === 'code')
    return (
      <pre
        aria-label="Commands"
        {...FOCUSABLE}
        className="overflow-x-auto border-l-4 border-rule-strong bg-sunk px-4 py-3 text-sm"
      >
        <code>
          <Marked text={block.text} words={shown.words} />
        </code>
      </pre>
    );
  if (block.kind === 'table') return <RulebookTable block={block} words={shown.words} />;
  if (block.kind === 'list')
    return (
      <ul className="list-disc space-y-2 pl-5">
        {block.items.map((sentences) => (
          <li key={sentences.map(plainText).join(' ')}>
            <Sentences sentences={sentences} {...shown} />
          </li>
        ))}
      </ul>
    );
  return (
    <p
      id={block.id ?? undefined}
      className="scroll-mt-24"
      tabIndex={block.id === null ? undefined : -1}
    >
      <Sentences sentences={block.sentences} {...shown} />
    </p>
  );
}

const Sentences = ({
  sentences,
  words,
  current,
}: Shown & { readonly sentences: readonly Sentence[] }) =>
  sentences.map((sentence, index) => {
    const { id, parts } = sentence;
    const text = (
      <SentenceText parts={parts}>{(piece) => <Marked text={piece} words={words} />}</SentenceText>
    );
    const state = {
      'data-found': isFound(sentence, words) || undefined,
      'data-current': (id !== null && id === current) || undefined,
    };
    return (
      <span key={`${index} ${id ?? ''}`}>
        {index === 0 ? '' : ' '}
        {id === null ? (
          <span className="rulebook-sentence" {...state}>
            {text}
          </span>
        ) : (
          <span id={id} tabIndex={-1} className="rulebook-sentence scroll-my-32" {...state}>
            {text}
          </span>
        )}
      </span>
    );
  });

/** A text with the words searched for marked. */
const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) => (
  <>
    {markWords(text, words).map((piece, index) =>
      piece.isMarked ? (
        <mark key={`${index} marked`} className="bg-lamp text-cardboard-ink">
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    )}
  </>
);

/** Returns a table's name, of its first column: no two tables of the rulebook share one. */
const captionOf = (head: readonly Sentence[], rows: readonly (readonly Sentence[])[]): string =>
  `${head.slice(0, 1).map(plainText).join('')}: ${rows
    .flatMap((row) => row.slice(0, 1).map(plainText))
    .join(', ')}`;

function RulebookTable({
  block: { head, rows },
  words,
}: {
  readonly block: Extract<Block, { kind: 'table' }>;
  readonly words: readonly string[];
}) {
  const cell = (sentence: Sentence) => (
    <SentenceText parts={sentence.parts}>
      {(piece) => <Marked text={piece} words={words} />}
    </SentenceText>
  );
  const columns = head.map((sentence, index) => ({
    sentence,
    key: `${index} ${plainText(sentence)}`,
  }));
  return (
    <ScrollableTable caption={captionOf(head, rows)} fitsPhone>
      <thead>
        <tr>
          {columns.map(({ sentence, key }) => (
            <th key={key} scope="col">
              {cell(sentence)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(plainText).join('|')}>
            {row.map((sentence, index) =>
              index === 0 ? (
                <th key={columns[index]?.key} scope="row">
                  {cell(sentence)}
                </th>
              ) : (
                <td key={columns[index]?.key} className="figures">
                  {cell(sentence)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
