// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { STATS } from './chosen-stat.ts';
import { STAT_NAMES } from './stat-text.ts';
import { useCurrentMonth } from './use-current-month.ts';

test('every board has the full name of its statistic', () => {
  expect(STATS.map((stat) => `${stat} ${STAT_NAMES[stat]}`).sort()).toEqual([
    'AVG Batting average',
    'BB Walks',
    'ERA Earned run average',
    'H1 Singles',
    'H2 Doubles',
    'H3 Triples',
    'HR Home runs',
    'IP Innings pitched',
    'K/9 Strikeouts per nine innings',
    'OBP On-base percentage',
    'OPS On-base plus slugging',
    'R Runs',
    'RBI Runs batted in',
    'SB Stolen bases',
    'SLG Slugging percentage',
    'SO Strikeouts',
    'SV Saves',
    'W Wins',
    'WHIP Walks and hits per inning',
    'WPA Win probability added',
    'pWPA Win probability added, pitching',
  ]);
});

test('a page that is open over midnight stays in its month', () => {
  vi.useFakeTimers({ now: new Date('2026-07-31T23:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = aPage().render(useCurrentMonth);
  const july = result.current;
  expect(july).toMatchObject({ year: 2026, month: 7 });
  vi.setSystemTime(new Date('2026-08-01T00:01:00Z'));
  rerender();
  expect(result.current).toEqual(july);
});
