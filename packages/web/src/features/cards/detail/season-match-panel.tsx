import type { Card, LeagueOddsResponse } from '@pennant/contract/cards';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { applyModifierChances } from '@pennant/rules/cards/modifier-chances';
import { batterOdds } from '@pennant/rules/cards/dice-odds';
import {
  compareBattingToDice,
  comparePitchingToDice,
  type FigureComparison,
} from '@pennant/rules/cards/compare-season-to-dice';

import { ScrollableTable } from '../../../ui/scrollable-table.tsx';
import { differenceBar, type DifferenceBar } from './difference-bar.ts';
import { formatDifference, formatRate } from './format-stat.ts';
import { modifierChancesOf } from './pitcher-dice-panel.tsx';
import { DetailPanel } from './detail-panel.tsx';

/**
 * Compares the rates of the dice, against the league that the card was fitted to, with the
 * season's.
 */
const compareWithSeason = (card: Card, league: LeagueOddsResponse): readonly FigureComparison[] => {
  const [batting] = card.Battings;
  const [pitching] = card.Pitchings;
  if (card.type === 'Batter' && batting && league.pitching) {
    const odds = batterOdds(batterDiceFromFields(card));
    return compareBattingToDice(batting, applyModifierChances(odds, league.pitching));
  }
  if (card.type === 'Pitcher' && pitching && league.batting) {
    const chances = modifierChancesOf(pitcherDiceFromFields(card));
    return comparePitchingToDice(pitching, applyModifierChances(league.batting, chances));
  }
  return [];
};

const formatterOf = (figure: FigureComparison['figure']): ((value: number) => string) => {
  if (figure === 'AVG' || figure === 'OBP' || figure === 'SLG') return formatRate;
  return figure.endsWith('9') ? (value) => value.toFixed(2) : (value) => value.toFixed(1);
};

interface Props {
  readonly card: Card;
  readonly league: LeagueOddsResponse;
}

/** The panel that compares the rates of a card's dice with its season's. */
export function SeasonMatchPanel({ card, league }: Props) {
  const match = compareWithSeason(card, league);
  if (match.length === 0) return null;
  return (
    <DetailPanel
      title="How well the dice match"
      note={
        card.type === 'Batter'
          ? 'The dice, after the average pitching of his league, beside the season of the record. BB counts hit batsmen, as the dice do. A short season is drawn towards its league on purpose: a hot week is no card of its own.'
          : 'What the dice allow the average batters of his league, for nine of his innings, beside the season of the record. A short season is drawn towards its league on purpose.'
      }
    >
      <ScrollableTable caption="Dice and season">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" data-figures>
              Season
            </th>
            <th scope="col" data-figures>
              Dice
            </th>
            <th scope="col" data-figures className="max-sm:hidden">
              Difference
            </th>
            <th scope="col" className="w-full min-w-24 sm:min-w-40">
              Side by side
            </th>
          </tr>
        </thead>
        <tbody>
          {match.map((comparison) => {
            const { figure, season, dice } = comparison;
            const format = formatterOf(figure);
            const difference = season === null ? '–' : formatDifference(dice - season, format);
            return (
              <tr key={figure}>
                <th scope="row">{figure}</th>
                <td data-figures>
                  {season === null ? <abbr title="not kept that year">–</abbr> : format(season)}
                </td>
                <td data-figures>{format(dice)}</td>
                <td data-figures className="max-sm:hidden">
                  {difference}
                </td>
                <td>
                  <span className="figures block text-center text-xs sm:hidden">{difference}</span>
                  <DifferenceBarPicture bar={differenceBar(comparison)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollableTable>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft" aria-hidden>
        <span className="inline-flex items-center gap-2">
          <span className="inline-block h-3 w-5 bg-outfield-paint" /> the dice give less
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="inline-block h-3 w-5 bg-pennant-paint" /> the dice give more
        </span>
        <span>The edge is a quarter more or less.</span>
      </p>
    </DetailPanel>
  );
}

/** The place of the middle, and of either edge from it, in the bar's own units. */
const MIDDLE = 100;
/** The length of the arrowhead of a difference that goes on past the edge. */
const ARROWHEAD = 10;

/** A difference drawn from the middle on a scale of a quarter to either side. */
function DifferenceBarPicture({ bar }: { readonly bar: DifferenceBar | null }) {
  if (bar === null) return null;
  const { length, isClipped } = bar;
  const end = MIDDLE + length * MIDDLE;
  const head = isClipped ? end - Math.sign(length) * ARROWHEAD : end;
  return (
    <svg
      viewBox={`0 0 ${2 * MIDDLE} 16`}
      preserveAspectRatio="none"
      className="h-4 w-full"
      aria-hidden
    >
      <path
        d="M0 15.5H200M.5 10V16M50 12V16M150 12V16M199.5 10V16"
        className="fill-none stroke-rule-strong"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${MIDDLE} 2H${head}${isClipped ? `L${end} 7L${head} 12` : 'V12'}H${MIDDLE}Z`}
        className={length > 0 ? 'fill-pennant-paint' : 'fill-outfield-paint'}
      />
      <path
        d={`M${MIDDLE} 0V16`}
        className="fill-none stroke-ink stroke-2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
