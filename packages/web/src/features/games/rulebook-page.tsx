import rulebook from 'virtual:rulebook';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';

import { TextField } from '../../ui/form-fields.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RulebookBlock } from './rulebook/rulebook-block.tsx';
import { searchRulebook, wordsOf } from './rulebook/search-rulebook.ts';
import { TableOfContents } from './rulebook/table-of-contents.tsx';
import { useLinkedPlace } from '../../ui/use-linked-place.ts';
import './rulebook/rulebook.css';

/** /rulebook: docs/rulebook.md with a table of contents and a search. */
export function RulebookPage() {
  const [typed, setTyped] = useState('');
  const deferred = useDeferredValue(typed);
  // What a link leads to is there at once.
  const search = typed === '' ? '' : deferred;
  const words = useMemo(() => wordsOf(search), [search]);
  const { sections, count } = useMemo(() => searchRulebook(rulebook, words), [words]);
  const current = useLinkedPlace();
  const text = useRef<HTMLDivElement>(null);
  const isSearching = words.length > 0;
  return (
    <PageBody>
      <PageHeading
        kicker="All of it"
        aside={<TextLink to="/how">New here? Roll through it</TextLink>}
      >
        {rulebook.title}
      </PageHeading>
      <div className="rulebook-columns">
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const first = text.current?.querySelector<HTMLElement>('mark');
              const place = first?.closest<HTMLElement>('p, li, tr, pre') ?? null;
              if (place === null) return;
              place.tabIndex = -1;
              place.scrollIntoView({ block: 'center' });
              place.focus({ preventScroll: true });
            }}
          >
            <TextField
              label="Search the rulebook"
              type="search"
              autoComplete="off"
              placeholder="steal, tired, walk-off …"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </form>
          <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
            {isSearching ? foundText(count, sections.length) : ''}
          </p>
        </search>
        <TableOfContents sections={rulebook.sections} onFollow={() => setTyped('')} />
        <div ref={text}>
          {isSearching
            ? null
            : rulebook.introduction.map((block, index) => (
                <div key={`${index} ${block.kind}`} className="mt-3 text-ink-soft">
                  <RulebookBlock block={block} words={words} current={current} />
                </div>
              ))}
          {sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id} className="mt-8">
              <h2
                id={id}
                tabIndex={-1}
                className="group mb-3 scroll-mt-6 border-b border-rule-strong pb-1 font-display text-2xl"
              >
                {title}{' '}
                <Link
                  to={`#${id}`}
                  aria-label={`Link to ${title}`}
                  className="px-1 font-sans text-base text-ink-faint no-underline hover:text-pennant"
                >
                  #
                </Link>
              </h2>
              <div className="flex flex-col gap-4">
                {blocks.map((block, index) => (
                  <RulebookBlock
                    key={`${index} ${block.kind}`}
                    block={block}
                    words={words}
                    current={current}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PageBody>
  );
}

/** Returns what was found, in words. */
function foundText(count: number, sections: number): string {
  if (sections === 0) return 'No sentence has all of these words. Try fewer.';
  const [sentences, parts] = [
    `${count} ${count === 1 ? 'sentence' : 'sentences'}`,
    `${sections} ${sections === 1 ? 'section' : 'sections'}`,
  ];
  return `${sentences} in ${parts}. Enter goes to the first.`;
}
