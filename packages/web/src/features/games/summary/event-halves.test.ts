import { expect, test } from 'vitest';

import { anAnswer, anEvent, aSideEvent, aWireGame } from '../testing/a-wire-game.ts';
import { mergeTurn } from '../play/merge-turn.ts';
import { halfInnings } from './event-halves.ts';

test('the third out ends a half, whoever changes after it belongs to the next', () => {
  const events = [
    anEvent(1, { ipOuts: 1 }),
    anEvent(2, { ipOuts: 3 }),
    aSideEvent(3, 'substitution', { ipOuts: 3 }),
    anEvent(4, { ipOuts: 4 }),
  ];
  const game = mergeTurn(aWireGame(), anAnswer(events))!;
  expect(
    halfInnings(game.GameEvents).map(({ title, isTop, events: played }) => [
      title,
      isTop,
      played.map(({ event, outs }) => [event.eventNumber, outs]),
    ]),
  ).toEqual([
    [
      'Top 1',
      true,
      [
        [1, 1],
        [2, 3],
      ],
    ],
    [
      'Bottom 1',
      false,
      [
        [3, 0],
        [4, 1],
      ],
    ],
  ]);
});
