import { expect, test } from 'vitest';

import { aGameDto, visitor } from '../testing/a-game-dto.ts';
import { stealChoices } from './steal-choices.ts';

const [A, B, C] = [visitor(0), visitor(1), visitor(2)];
const on = (first: string | null, second: string | null, third: string | null) => {
  const game = aGameDto();
  return stealChoices({
    ...game,
    situation: {
      ...game.situation,
      firstBaseRunnerLineupID: first,
      secondBaseRunnerLineupID: second,
      thirdBaseRunnerLineupID: third,
    },
  });
};
const sets = (...bases: Parameters<typeof on>) =>
  on(...bases).map(({ runnersAdvancing }) => runnersAdvancing);

test('every combination of runners is offered that does not run into an occupied base', () => {
  expect(sets(null, null, null)).toEqual([]);
  expect(sets(A, null, null)).toEqual(['1']);
  expect(sets(A, B, null)).toEqual(['2', '1,2']);
  expect(sets(A, null, C)).toEqual(['1', '3', '1,3']);
  expect(sets(A, B, C)).toEqual(['3', '2,3', '1,2,3']);
});

test('each runner is named with where they go, and with their chance who is thrown at', () => {
  expect(on(A, B, null).at(-1)).toEqual({
    name: 'Double steal',
    chance: 60,
    runnersAdvancing: '1,2',
    runners: [
      { name: 'Visitor N1', to: 'third', chance: 60 },
      { name: 'Visitor N0', to: 'second', chance: null },
    ],
  });
  expect(on(null, null, C)[0]).toMatchObject({ name: 'Steal home', runnersAdvancing: '3' });
});

test('the throw of a triple steal goes home, and its chance is the whole steal’s', () => {
  const triple = on(A, B, C).at(-1)!;
  expect(triple).toMatchObject({ name: 'Triple steal', chance: 18 });
  expect(triple.runners.map(({ chance }) => chance)).toEqual([18, null, null]);
});

test('in a game of version 1 the catcher throws at each', () => {
  const game = aGameDto();
  const choices = stealChoices({
    ...game,
    situation: {
      ...game.situation,
      rulesVersion: 1,
      firstBaseRunnerLineupID: A,
      secondBaseRunnerLineupID: B,
    },
  });
  expect(choices.at(-1)?.runners.map(({ chance }) => chance)).toEqual([60, 68]);
});
