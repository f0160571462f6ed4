import { expect, test } from 'vitest';

import { aGame } from '../../testing/a-game.ts';
import { battingSide, nextBatter, nextPitcher } from '../state.ts';
import { situationOf } from './situation.ts';

const idOf = (side: string, index: number) => `${side} ${index}`;

test('a situation names half, outs, runners, batter and pitcher by the ids of the caller', () => {
  const { state } = aGame().outs(2).onFirst().onThird().build();
  const batting = battingSide(state);
  const fielding = batting === 'home' ? 'visitors' : 'home';
  expect(situationOf(state, idOf)).toMatchObject({
    inning: 1,
    half: 'top',
    outs: 2,
    firstBaseRunnerLineupID: `${batting} ${state.bases[0]}`,
    secondBaseRunnerLineupID: null,
    thirdBaseRunnerLineupID: `${batting} ${state.bases[2]}`,
    nextBatterLineupID: `${batting} ${nextBatter(state)}`,
    nextPitcherLineupID: `${fielding} ${nextPitcher(state)}`,
  });
});

test('nobody is next once the game is over', () => {
  const { state } = aGame().build();
  const over = situationOf({ ...state, final: true }, idOf);
  expect([over.nextBatterLineupID, over.nextPitcherLineupID]).toEqual([null, null]);
});
