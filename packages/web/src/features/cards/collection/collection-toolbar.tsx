import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { View } from './address.ts';
import { cardAt, type Columns } from './columns.ts';
import { csvOf, jsonOf } from './export.ts';

interface Props {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** How many cards are shown; null where that is said elsewhere. */
  readonly status: string | null;
  readonly columns: Columns;
  /** The places of the cards shown, in their order. */
  readonly shown: Uint32Array;
}

const LABELS: readonly (readonly [View, string])[] = [
  ['table', 'Table'],
  ['pictures', 'Pictures'],
  ['series', 'Series'],
];

/** How many cards there are, ways to see them, and ways to take them along. */
export function CollectionToolbar({ view, onView, status, columns, shown }: Props) {
  const cards = () => Array.from(shown, (at) => cardAt(columns, at));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label="Show as" className="flex gap-2">
        {LABELS.map(([each, label]) => (
          <Button
            key={each}
            size="small"
            paint={view === each ? 'outfield' : 'paper'}
            aria-pressed={view === each}
            onClick={() => onView(each)}
          >
            {label}
          </Button>
        ))}
      </div>
      {status === null ? null : (
        <>
          <p role="status" className="figures text-ink-soft">
            {status}
          </p>
          <div role="group" aria-label="Export" className="flex gap-4 ml-auto">
            <Button
              size="small"
              paint="quiet"
              className="max-sm:px-0"
              disabled={shown.length === 0}
              onClick={() => saveFile('my-cards.csv', 'text/csv;charset=utf-8', csvOf(cards()))}
            >
              <ExportAs form="CSV" />
            </Button>
            <Button
              size="small"
              paint="quiet"
              className="max-sm:px-0"
              disabled={shown.length === 0}
              onClick={() => saveFile('my-cards.json', 'application/json', jsonOf(cards()))}
            >
              <ExportAs form="JSON" />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** On a phone there is only room to say the first word. */
const ExportAs = ({ form }: { readonly form: string }) => (
  <span>
    <span className="max-sm:sr-only">Export </span>
    {form}
  </span>
);
