import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_PAY, gamePay, MAX_MEAN_PAY } from './game-pay.ts';

const aGame = {
  won: true,
  winChance: 0.5,
  abandoned: false,
  betweenOwnTeams: false,
  paidToday: 0,
};

test('an even win pays 60, a loss 15', () => {
  expect(gamePay(aGame)).toBe(60);
  expect(gamePay({ ...aGame, won: false })).toBe(15);
});

test('a win that was half as likely pays twice as much, a sure one half', () => {
  expect(gamePay({ ...aGame, winChance: 0.25 })).toBe(120);
  expect(gamePay({ ...aGame, winChance: 0.99 })).toBe(30);
  expect(gamePay({ ...aGame, winChance: 0.001 })).toBe(180);
});

test('an abandoned game and one between own teams pay nothing', () => {
  expect(gamePay({ ...aGame, abandoned: true })).toBe(0);
  expect(gamePay({ ...aGame, betweenOwnTeams: true })).toBe(0);
});

const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });

test('a win always pays more than a loss, and whole money', () => {
  fc.assert(
    fc.property(chance, (winChance) => {
      const won = gamePay({ ...aGame, winChance });
      expect(won).toBeGreaterThan(gamePay({ ...aGame, winChance, won: false }));
      expect(Number.isSafeInteger(won)).toBe(true);
    }),
  );
});

test('a less likely win never pays less', () => {
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      const [unlikely, likely] = [Math.min(one, other), Math.max(one, other)];
      expect(gamePay({ ...aGame, winChance: unlikely })).toBeGreaterThanOrEqual(
        gamePay({ ...aGame, winChance: likely }),
      );
    }),
  );
});

test('however many games a day, they pay no more than the cap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ won: fc.boolean(), winChance: chance }), { maxLength: 80 }),
      (games) => {
        let paidToday = 0;
        for (const game of games) paidToday += gamePay({ ...aGame, ...game, paidToday });
        expect(paidToday).toBeLessThanOrEqual(GAME_PAY.dailyCap);
      },
    ),
  );
});

test('at the best odds, one in six, games pay 43 on average', () => {
  // A sixth of 180, five sixths of 15, and a half for the rounding.
  expect(MAX_MEAN_PAY).toBeCloseTo(180 / 6 + (15 * 5) / 6 + 0.5, 12);
});

test('no choice of opponents pays more on average than the best odds', () => {
  fc.assert(
    fc.property(chance, (winChance) => {
      const mean =
        winChance * gamePay({ ...aGame, winChance }) +
        (1 - winChance) * gamePay({ ...aGame, winChance, won: false });
      expect(mean).toBeLessThanOrEqual(MAX_MEAN_PAY);
    }),
  );
});
