import { NOBODY } from '@pennant/rules/games/state';
import type { LiveView } from '@pennant/rules/live/live-view';
import { expect, test } from 'vitest';

import { LiveGameOfTests } from '../testing/a-live-game.ts';
import { nothingToDecide, owesDecision } from './nothing-to-decide.ts';
import { toLiveTable } from './to-live-table.ts';

/** Returns what the page decides before the first batter with these runners on. */
function decided(
  side: 'visitors' | 'home',
  bases: readonly number[],
  game: Partial<LiveView['game']> = {},
  phase: LiveView['phase'] = 'decide',
) {
  const live = new LiveGameOfTests(1, side);
  const view = { ...live.view(), phase };
  const changed = { ...view, game: { ...view.game, bases, ...game } };
  const table = toLiveTable({ head: live.game().game, events: [], view: changed });
  return nothingToDecide(changed, table);
}

test('at bat with nobody on there is nothing to decide', () => {
  expect(decided('visitors', [NOBODY, NOBODY, NOBODY])).toEqual({ kind: 'bat', steal: null });
});

test('a runner who may well steal second is for the player to send', () => {
  expect(decided('visitors', [3, NOBODY, NOBODY])).toBeNull();
});

test('nobody is asked about a steal of home alone, which hardly ever succeeds', () => {
  expect(decided('visitors', [NOBODY, NOBODY, 3])).toEqual({ kind: 'bat', steal: null });
});

test('in the field the player is asked where first is open and a runner could score', () => {
  const pitch = { kind: 'field', walk: false };
  expect(decided('home', [NOBODY, NOBODY, NOBODY])).toEqual(pitch);
  expect(decided('home', [3, 4, NOBODY])).toEqual(pitch);
  expect(decided('home', [NOBODY, 4, NOBODY])).toBeNull();
  expect(decided('home', [NOBODY, NOBODY, 4])).toBeNull();
});

test('runners who are sure go by themselves, others are for the player', () => {
  const choiceOf = (percent: number) => ({
    pendingChoice: {
      kind: 'advance' as const,
      options: [
        { label: `Send Ortiz home (${percent}%)`, runnersAdvancing: '3' },
        { label: 'Advance Nobody', runnersAdvancing: null },
      ],
      safeChances: [0, 0, percent / 100],
      batter: 0,
      pitcher: 9,
    },
  });
  const bases = [NOBODY, NOBODY, 4];
  expect(decided('visitors', bases, choiceOf(99), 'choose')).toEqual({
    kind: 'choose',
    runnersAdvancing: '3',
  });
  expect(decided('visitors', bases, choiceOf(80), 'choose')).toBeNull();
});

test('a side owes a decision until it has made it, and none while the computer manages', () => {
  const you = { hasDecided: false, computer: 'no' } as const;
  expect(owesDecision({ phase: 'decide', you })).toBe(true);
  expect(owesDecision({ phase: 'reveal', you })).toBe(false);
  expect(owesDecision({ phase: 'decide', you: { ...you, hasDecided: true } })).toBe(false);
  expect(owesDecision({ phase: 'choose', you: { ...you, computer: 'thisHalf' } })).toBe(false);
});
