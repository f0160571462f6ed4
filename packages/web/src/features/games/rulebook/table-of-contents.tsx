import { Link } from 'react-router';

import type { RulebookSection } from '../../../ui/rule/rulebook-text.ts';

/** The rulebook's sections, and the paragraphs with a heading below them, as links. */
export const TableOfContents = ({
  sections,
}: {
  readonly sections: readonly RulebookSection[];
}) => (
  <nav aria-label="Contents" className="rulebook-contents">
    <details open>
      <summary className="min-h-11 content-center font-varsity text-sm text-pennant">
        Contents
      </summary>
      <ol>
        {sections.map(({ id, title, headings }) => (
          <li key={id}>
            <Link to={`#${id}`} className="font-slab font-semibold">
              {title}
            </Link>
            {headings.length === 0 ? null : (
              <ul>
                {headings.map((heading) => (
                  <li key={heading.id}>
                    <Link to={`#${heading.id}`}>{heading.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
