import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

const strikeout = (game: ReturnType<typeof aGame>) =>
  play(game.batting('SO').build(), loadedDice());

test('a fresh pitcher stays', () => {
  expect(strikeout(aGame()).events).toHaveLength(1);
});

test('one who has faced too many tired is relieved before the next batter', () => {
  const { state, events } = strikeout(aGame().fielding({ battersFaced: 26 }));
  expect(state.home).toMatchObject({ pitcher: 15, battersFaced: 0, left: [9] });
  expect(events[1]).toMatchObject({
    kind: 'substitution',
    managerAction: 'sub',
    pitcher: 15,
    nextPitcher: 15,
    notes: [
      { side: 'home', player: 9, change: 'left' },
      { side: 'home', player: 15, change: 'entered' },
    ],
  });
});

test('four runs off him are enough as soon as he tires', () => {
  const tired = { battersFaced: 23, pitcherRuns: 4 };
  expect(strikeout(aGame().fielding(tired)).state.home.pitcher).toBe(15);
  expect(strikeout(aGame().fielding({ ...tired, battersFaced: 22 })).state.home.pitcher).toBe(9);
});

test('a nearly lost game is left to the last of the bullpen', () => {
  const game = aGame().score(6, 0).fielding({ battersFaced: 26 });
  expect(strikeout(game).state.home.pitcher).toBe(18);
});

/**
 * Plays the last out of the bottom of the eighth, after which the home side takes the field for the
 * ninth.
 */
const beforeTheNinth = (visitors: number, home: number) => {
  const { setup, state } = aGame()
    .inning(8, 'bottom')
    .outs(2)
    .score(visitors, home)
    .batting('SO')
    .build();
  const bullpen = { ...state.home, pitcher: 16, battersFaced: 2, left: [9] };
  return play({ setup, state: { ...state, home: bullpen } }, loadedDice()).state.home.pitcher;
};

test('the best reliever comes in to save a lead of up to three in the ninth', () => {
  expect(beforeTheNinth(1, 2)).toBe(14);
  expect(beforeTheNinth(1, 4)).toBe(14);
  expect(beforeTheNinth(1, 5)).toBe(16);
  expect(beforeTheNinth(1, 1)).toBe(16);
});

test('a player makes their own pitching changes', () => {
  const game = aGame().managedBy('home', 'player').fielding({ battersFaced: 26 });
  expect(play(game.batting('SO').build(), loadedDice({ tired: 0.99 })).events).toHaveLength(1);
});

test('with nobody left in the bullpen the pitcher stays', () => {
  const game = aGame().fielding({ battersFaced: 60, left: [14, 15, 16, 17, 18] });
  expect(strikeout(game).state.home.pitcher).toBe(9);
});

test('a tired pitcher who still promises fewer runs than the next reliever stays', () => {
  const tired = { battersFaced: 26 };
  expect(strikeout(aGame().pitching('h9l').fielding(tired)).state.home.pitcher).toBe(9);
  expect(strikeout(aGame().pitching('h9h').fielding(tired)).state.home.pitcher).toBe(15);
});

test('late in the game a rested bullpen takes over from the first tired batter on', () => {
  const tired = { battersFaced: 23 };
  expect(strikeout(aGame().inning(2, 'top').fielding(tired)).state.home.pitcher).toBe(9);
  expect(strikeout(aGame().inning(7, 'top').fielding(tired)).state.home.pitcher).toBe(15);
});
