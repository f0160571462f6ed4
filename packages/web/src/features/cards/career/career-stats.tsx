import type { CareerTotals } from '@pennant/contract/career';
import type { CardSummary } from '@pennant/contract/cards';

import { careerBattingLine, careerPitchingLine } from '../../../ui/card/season-stat-line.ts';
import { DetailPanel } from '../detail/detail-panel.tsx';
import { StatTable } from '../detail/stat-table.tsx';

interface Props {
  readonly card: Pick<CardSummary, 'type'>;
  readonly totals: CareerTotals;
}

/** The panel with what a card has done in its user's games, as the back of a card has it. */
export function CareerStats({ card, totals }: Props) {
  const line = card.type === 'Batter' ? careerBattingLine(totals) : careerPitchingLine(totals);
  return (
    <DetailPanel title="In these games">
      <StatTable
        caption="In these games"
        figures={line
          .filter(({ value }) => value !== '–')
          .map(({ header, value, label }) => ({
            head: header,
            value: <span title={label}>{value}</span>,
          }))}
      />
    </DetailPanel>
  );
}
