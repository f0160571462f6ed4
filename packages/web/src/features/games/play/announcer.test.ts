import type { EventDto } from '@pennant/contract/game-event';
import { expect, test } from 'vitest';

import { anEvent, anEventWithoutDice } from '../testing/a-game-dto.ts';
import { announcementLines } from './announcer.tsx';

const names = { visitors: 'Boxcars', home: 'Mudville' };
const newestFirst = (...events: readonly ReturnType<typeof anEvent>[]) =>
  events.toReversed() as unknown as EventDto[];

test('a roll is announced event by event, in order', () => {
  const single = anEvent(1, { ipOuts: 0, resultType: 'H1', resultDescription: 'N0 singles.' });
  const steal = anEventWithoutDice(2, 'steal', {
    ipOuts: 0,
    resultDescription: 'N0 steals second.',
  });
  expect(announcementLines(newestFirst(single, steal), 0, names).map(({ text }) => text)).toEqual([
    'N0 singles.',
    'N0 steals second.',
  ]);
});

test('what was played at once is announced in one summary, however many events it had', () => {
  const events = Array.from({ length: 60 }, (_, at) =>
    anEvent(at + 1, { ipOuts: at + 1, visitingScore: 2, homeScore: 5 }),
  );
  expect(announcementLines(newestFirst(...events), 0, names)).toEqual([
    {
      eventNumber: 60,
      text: '60 batters later: Boxcars 2, Mudville 5. N0 grounds out to short.',
    },
  ]);
});

test('what was announced is not announced again', () => {
  const events = newestFirst(anEvent(1), anEvent(2, { ipOuts: 2 }));
  expect(announcementLines(events, 1, names)).toHaveLength(1);
  expect(announcementLines(events, 2, names)).toEqual([]);
});
