import { Link } from 'react-router';

import type { RulebookSection } from '../../../ui/rule/rulebook-text.ts';

/**
 * The rulebook's sections as links; where there is room, with the paragraphs below them that have a
 * heading.
 */
export const TableOfContents = ({
  sections,
  onFollow,
}: {
  readonly sections: readonly RulebookSection[];
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}) => (
  <nav aria-labelledby="contents" className="rulebook-contents">
    <h2 id="contents" className="font-varsity text-sm text-pennant">
      Contents
    </h2>
    <ol>
      {sections.map(({ id, title, headings }) => (
        <li key={id}>
          <Link to={`#${id}`} onClick={onFollow} className="font-slab font-semibold">
            {title}
          </Link>
          {headings.length === 0 ? null : (
            <ul>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <Link to={`#${heading.id}`} onClick={onFollow}>
                    {heading.title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
