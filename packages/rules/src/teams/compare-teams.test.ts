import { expect, test } from 'vitest';
import { BATTER_CHANCES, batterOdds, slashLineOf } from '../cards/dice-odds.ts';
import { aBatterWho, aPitcherWith, aSide } from '../testing/player-builders.ts';
import { randomSide } from '../testing/random-game.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { projectTeam, simulateWinProbability } from './compare-teams.ts';

test('off pitchers whose cells are empty, batters hit what their own cards say', () => {
  const team = aSide('V');
  const { players, batting } = projectTeam(team, aSide('H'));
  const batter = team.players[0]!;
  if (batter.type !== 'Batter') throw new Error('a catcher bats');
  const { avg, obp, slg } = slashLineOf(batterOdds(batter.dice));
  expect(BATTER_CHANCES).toBe(1296);
  for (const line of [players[0]!, batting]) {
    expect(line.avg).toBeCloseTo(avg, 12);
    expect(line.obp).toBeCloseTo(obp, 12);
    expect(line.slg).toBeCloseTo(slg, 12);
  }
});

test('starters who turn every hit into an out leave nobody an average, and are hit for nothing themselves', () => {
  const team = aSide('V', {
    players: aSide('V').players.map((player) =>
      player.type === 'Batter' ? aBatterWho('H1', { cardID: player.cardID }) : player,
    ),
  });
  const stoppers = aSide('H', {
    players: aSide('H').players.map((player) =>
      player.type === 'Pitcher' ? { ...aPitcherWith('h9l'), cardID: player.cardID } : player,
    ),
  });
  expect(projectTeam(team, stoppers).batting).toEqual({ avg: 0, obp: 0, slg: 0 });
  expect(projectTeam(stoppers, team).players[9]).toEqual({ avg: 0, obp: 0, slg: 0 });
  expect(projectTeam(team, aSide('H')).batting).toEqual({ avg: 1, obp: 1, slg: 1 });
});

test('of two teams alike each wins about half of the games, and the better one wins more', () => {
  const even = simulateWinProbability(aSide('V'), aSide('H'));
  expect(Math.abs(even - 0.5)).toBeLessThan(0.06);
  const sluggers = aSide('S', {
    players: aSide('S').players.map((player) =>
      player.type === 'Batter'
        ? { ...player, dice: { ...player.dice, base: player.dice.base.with(5, 'H2') } }
        : player,
    ),
  });
  const better = simulateWinProbability(sluggers, aSide('H'), 200);
  expect(better).toBeGreaterThan(0.9);
  expect(simulateWinProbability(aSide('H'), sluggers, 200)).toBeLessThan(0.1);
});

test('two teams have the chance that they always had', () => {
  const [one, other] = [13, 14].map((seed) =>
    randomSide(`side ${seed}`, new SeededDice(seed), 'player'),
  );
  const chances = [1, 2, 3, 10, 25].map((games) => simulateWinProbability(one!, other!, games));
  expect(chances).toEqual([1, 0.5, 2 / 3, 0.7, 0.6]);
});

test('a starter who is never hit wins a fifth of the games, at home and away', () => {
  // Nobody reaches base off the third starter, who never tires; the others are as good as theirs.
  const side = aSide('A');
  const ace = aSide('A', {
    players: side.players.map((player, index) =>
      index === 11 ? { ...aPitcherWith('h9l', { stamina: 100 }), cardID: player.cardID } : player,
    ),
  });
  const gain =
    simulateWinProbability(ace, aSide('B'), 200) - simulateWinProbability(side, aSide('B'), 200);
  expect(gain).toBeGreaterThan(0.04);
  expect(gain).toBeLessThan(0.16);
});
