import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUsername } from '../account/username.ts';
import { textFault } from '../text/check-text.ts';
import { TEXT_RULES } from '../text/text-rules.ts';
import { drawNeutralTeamName, drawNeutralUsername } from './neutral-name.ts';

test('a neutral username is one that could be registered, and a team’s name one that could be saved', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const draw = (count: number) => (numbers.next().value as number) % count;
      const username = drawNeutralUsername(draw);
      expect(username).toMatch(/^player-[a-z2-9]{5}$/);
      expect(checkUsername(username)).toEqual({ ok: true, username });
      const name = drawNeutralTeamName(draw);
      expect(name).toMatch(/^Team [A-Z2-9]{5}$/);
      expect(textFault(name, TEXT_RULES.teamName)).toBeNull();
    }),
  );
});

test('another draw makes another name', () => {
  const drawOf = (number: number) => () => number;
  expect(drawNeutralUsername(drawOf(0))).toBe('player-aaaaa');
  expect(drawNeutralUsername(drawOf(30))).toBe('player-99999');
  expect(drawNeutralTeamName(drawOf(1))).toBe('Team BBBBB');
});
