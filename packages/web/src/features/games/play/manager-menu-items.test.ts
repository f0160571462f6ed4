import { expect, test } from 'vitest';

import { aGameDto, visitor } from '../testing/a-game-dto.ts';
import { availableManagerActions } from './manager-menu-items.ts';

const game = aGameDto();
const actions = (situation: Partial<typeof game.situation>, over: Partial<typeof game> = {}) =>
  [
    ...availableManagerActions({
      ...game,
      ...over,
      situation: { ...game.situation, ...situation },
    }),
  ].toSorted();
const onFirst = { firstBaseRunnerLineupID: visitor(0) };

test('the side in the field may walk the batter, the side at bat may steal with a runner on; both may substitute', () => {
  expect(actions({ userBats: false })).toEqual(['substitute', 'walk']);
  expect(actions({ userBats: false, ...onFirst })).toEqual(['substitute', 'walk']);
  expect(actions({ userBats: true })).toEqual(['substitute']);
  expect(actions({ userBats: true, ...onFirst })).toEqual(['steal', 'substitute']);
});

test('no action is available while runners wait for their manager, nor after the last out', () => {
  const pendingChoice = { kind: 'tag' as const, options: [] };
  expect(actions({ userBats: true, ...onFirst }, { pendingChoice })).toEqual([]);
  expect(actions({ userBats: true, ...onFirst }, { isFinal: true })).toEqual([]);
});
