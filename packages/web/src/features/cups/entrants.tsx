import type { Cup } from '@pennant/contract/cups';

import { isolateName } from '../../ui/isolated-name.ts';
import { ScrollableTable } from '../../ui/scrollable-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { holderText } from './cup-words.ts';

/** Who has entered a cup; once it is drawn with their seeds, and the clubs that fill the places. */
export function Entrants({ cup: { entries, places, maxPlaces } }: { readonly cup: Cup }) {
  const isDrawn = places !== null;
  if (isDrawn) {
    return (
      <details className="mb-8 border-2 border-rule-strong bg-raised">
        <summary className="min-h-11 px-4 py-2 font-display text-lg">The field, by seed</summary>
        <EntrantsTable entries={entries} isDrawn />
      </details>
    );
  }
  return (
    <section aria-labelledby="cup-entrants" className="mb-8">
      <h2 id="cup-entrants" className="mb-3 font-display text-2xl">
        Who has entered
      </h2>
      {entries.length === 0 ? (
        <p className="border-2 border-dashed border-rule-strong px-4 py-6 text-ink-soft">
          Nobody yet: all {maxPlaces} places are free.
        </p>
      ) : (
        <EntrantsTable entries={entries} isDrawn={false} />
      )}
    </section>
  );
}

const EntrantsTable = ({
  entries,
  isDrawn,
}: {
  readonly entries: Cup['entries'];
  readonly isDrawn: boolean;
}) => (
  <ScrollableTable caption={isDrawn ? 'Teams by seed' : 'Teams'} fitsPhone>
    <thead>
      <tr>
        {isDrawn ? (
          <th scope="col" data-figures>
            Seed
          </th>
        ) : null}
        <th scope="col">Team</th>
        <th scope="col" data-figures>
          Score
        </th>
        {isDrawn ? (
          <th scope="col" data-figures>
            Rating
          </th>
        ) : null}
      </tr>
    </thead>
    <tbody>
      {entries.map((entry, index) => (
        <tr key={entry.seed ?? index}>
          {isDrawn ? <td data-figures>{entry.seed}</td> : null}
          <td className="wrap-anywhere">
            <span className="block font-slab font-semibold">{isolateName(entry.team)}</span>
            <span className="text-ink-soft">
              {entry.User === null ? (
                holderText(entry)
              ) : (
                <TextLink to={`/players/${encodeURIComponent(entry.User.username)}`}>
                  {entry.User.username}
                </TextLink>
              )}
              {entry.hasLeft ? ', has left' : ''}
            </span>
          </td>
          <td data-figures>{entry.score}</td>
          {isDrawn ? <td data-figures>{entry.rating ?? '–'}</td> : null}
        </tr>
      ))}
    </tbody>
  </ScrollableTable>
);
