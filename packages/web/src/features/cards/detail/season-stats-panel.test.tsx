import type { Card } from '@pennant/contract/cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SeasonStatsPanel } from './season-stats-panel.tsx';

const drawn = (playerID: string) =>
  renderToStaticMarkup(
    <SeasonStatsPanel
      card={
        { playerID, year: 1954, type: 'Batter', Battings: [], Pitchings: [] } as unknown as Card
      }
    />,
  );

test('a card of a season is headed by it', () => {
  expect(drawn('caseymi01')).toContain('The 1954 season');
});

test('a card with chosen dice claims no season', () => {
  expect(drawn('custom-100000001')).toContain('Made by the house');
  expect(drawn('custom-100000001')).not.toContain('1954 season');
});
