import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { CollectionView } from './collection-url.ts';
import { cardAt, type CollectionData } from './collection-data.ts';
import { formatCsv, formatJson } from './export-collection.ts';

interface Props {
  readonly view: CollectionView;
  readonly onView: (view: CollectionView) => void;
  /** How many cards are shown; null where the view itself shows that. */
  readonly status: string | null;
  readonly columns: CollectionData;
  /** The indexes of the cards shown, in their order. */
  readonly shown: Uint32Array;
}

const LABELS: readonly (readonly [CollectionView, string])[] = [
  ['table', 'Table'],
  ['pictures', 'Pictures'],
  ['series', 'Series'],
  ['wishes', 'Wish list'],
];

/** The toolbar of My Cards: the choice of view, the number of cards, and the export buttons. */
export function CollectionToolbar({ view, onView, status, columns, shown }: Props) {
  const cards = () => Array.from(shown, (index) => cardAt(columns, index));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label="Show as" className="flex flex-wrap gap-2">
        {LABELS.map(([option, label]) => (
          <Button
            key={option}
            size="small"
            className="max-sm:min-h-11"
            paint={view === option ? 'outfield' : 'paper'}
            aria-pressed={view === option}
            onClick={() => onView(option)}
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
              className="max-sm:min-h-11 max-sm:px-0"
              disabled={shown.length === 0}
              onClick={() => saveFile('my-cards.csv', 'text/csv;charset=utf-8', formatCsv(cards()))}
            >
              <ExportLabel format="CSV" />
            </Button>
            <Button
              size="small"
              paint="quiet"
              className="max-sm:min-h-11 max-sm:px-0"
              disabled={shown.length === 0}
              onClick={() => saveFile('my-cards.json', 'application/json', formatJson(cards()))}
            >
              <ExportLabel format="JSON" />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The label of an export button; on a phone there is only room for the format's name. */
const ExportLabel = ({ format }: { readonly format: string }) => (
  <span>
    <span className="max-sm:sr-only">Export </span>
    {format}
  </span>
);
