import { TIERS } from '@pennant/rules/cards/tier';
import type { TierTrial } from '@pennant/rules/packs/pack-trial';

import { formatCount } from '../../../ui/money.tsx';
import { ScrollableTable } from '../../../ui/scrollable-table.tsx';
import { TierSwatch } from '../../../ui/tier-swatch.tsx';

const ratingOf = ({ tier }: TierTrial) => TIERS.find((row) => row.tier === tier)?.from ?? 0;

/** Returns an expected count: whole where it is large. */
const expectedText = (expected: number): string =>
  expected >= 10 ? formatCount(Math.round(expected)) : expected.toFixed(1);

/** What came of each tier beside what the odds promise, each with its band drawn as a gauge. */
export function TrialBands({ tiers }: { readonly tiers: readonly TierTrial[] }) {
  return (
    <ScrollableTable caption="What came in the packs" fitsPhone>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col" data-figures>
            Came
          </th>
          <th scope="col" data-figures className="max-sm:hidden">
            Promised
          </th>
          <th scope="col">
            <span className="max-sm:hidden">19 times in 20</span>
            <span className="sm:hidden">Band</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers
          .filter(({ cards }) => cards > 0)
          .map((row) => (
            <tr key={row.tier}>
              <td>
                <span className="inline-flex items-center gap-2 font-medium">
                  <TierSwatch rating={ratingOf(row)} />
                  <span aria-hidden="true">{row.tier}</span>
                </span>
              </td>
              <td data-figures>
                {formatCount(row.came)}
                <span className="block text-xs whitespace-nowrap text-ink-soft sm:hidden">
                  {expectedText(row.expected)} promised
                </span>
              </td>
              <td data-figures className="max-sm:hidden">
                {expectedText(row.expected)}
              </td>
              <td>
                <BandGauge tier={row} />
              </td>
            </tr>
          ))}
      </tbody>
    </ScrollableTable>
  );
}

/** The gauge's width, and where its band begins and ends. */
const WIDTH = 100;
const BAND = { from: 25, to: 75 } as const;

/**
 * A band with what came: the mark lies within it 19 times in 20. Beside it stand the band's ends,
 * as text.
 */
function BandGauge({ tier: { came, band, expected } }: { readonly tier: TierTrial }) {
  const span = Math.max(1, band.high - band.low);
  const place = (count: number) =>
    Math.min(
      WIDTH - 3,
      Math.max(3, BAND.from + ((count - band.low) / span) * (BAND.to - BAND.from)),
    );
  const isWithin = came >= band.low && came <= band.high;
  return (
    <span className="flex items-center gap-x-2 max-sm:flex-col max-sm:items-start">
      <svg viewBox={`0 0 ${WIDTH} 16`} className="h-4 w-20 shrink-0 sm:w-32" aria-hidden="true">
        <path d="M0 8H100" className="stroke-rule-strong" strokeWidth="1.500" />
        <rect
          x={BAND.from}
          y="4"
          width={BAND.to - BAND.from}
          height="8"
          className="fill-sunk stroke-rule-strong"
        />
        <path d={`M${place(expected).toFixed(1)} 2V14`} className="stroke-ink-soft" />
        <circle
          cx={place(came).toFixed(1)}
          cy="8"
          r="4"
          className={isWithin ? 'fill-outfield-paint' : 'fill-pennant-paint'}
        />
      </svg>
      <span className="figures text-xs whitespace-nowrap text-ink-soft">
        {formatCount(band.low)}–{formatCount(band.high)}
        <span className="sr-only">{isWithin ? ', within' : ', outside'}</span>
      </span>
    </span>
  );
}
