import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIDES, otherSide } from '../games/lineup-slots.ts';
import { findInvariantViolations } from '../testing/game-invariants.ts';
import { verifyWithNode } from '../testing/live-device.ts';
import { FEW_MISHAPS, MANY_MISHAPS, randomLiveGame } from '../testing/random-live-game.ts';
import { withSide, type LiveState } from './live-state.ts';
import { viewOf } from './live-view.ts';
import { nextDeadlineOf } from './pass-deadlines.ts';
import { verifyLiveGame } from './verify-live-game.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const mishaps = fc.constantFrom(FEW_MISHAPS, MANY_MISHAPS);

test('whatever goes wrong, a live game ends, its record holds, and its bookkeeping balances', async () => {
  const ends = new Set<string>();
  let withheld = 0;
  let replaced = 0;
  await fc.assert(
    fc.asyncProperty(seeds, mishaps, async (seed, kind) => {
      const table = randomLiveGame(seed, kind);
      const verdict = await verifyLiveGame(table.record(), verifyWithNode);
      expect(verdict).toMatchObject({ ok: true, events: table.events.length });
      const { game, result } = table.state;
      const faults = findInvariantViolations(table.context.setup, game, table.events);
      expect(game.final ? faults : []).toEqual([]);
      ends.add(result?.how ?? '');
      withheld += verdict.ok ? verdict.withheld : 0;
      replaced += SIDES.filter((side) => table.state[side].segments.length > 1).length;
    }),
    { numRuns: 60 },
  );
  expect([...ends].toSorted()).toEqual(['left', 'played', 'quit']);
  expect(withheld).toBeGreaterThan(100);
  expect(replaced).toBeGreaterThan(20);
});

test('a state is plain JSON, waits for something, and lets no time run for what nobody owes', () => {
  const check = (before: LiveState, state: LiveState) => {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(state.game.eventNumber).toBeGreaterThanOrEqual(before.game.eventNumber);
    for (const side of SIDES) {
      const { decision, share, timer, bankMs, graceLeftMs } = state[side];
      expect(bankMs).toBeGreaterThanOrEqual(0);
      expect(graceLeftMs).toBeGreaterThanOrEqual(0);
      if (timer === null) continue;
      expect(state.phase === 'reveal' ? share : decision).toBeNull();
    }
    expect(nextDeadlineOf(state) === null).toBe(state.phase === 'over');
  };
  fc.assert(
    fc.property(seeds, (seed) => void randomLiveGame(seed, MANY_MISHAPS, check)),
    { numRuns: 8 },
  );
});

test('what a side decides and reveals changes nothing of what the other sees before the dice fall', () => {
  const other = { kind: 'bat', steal: '1,2,3' } as const;
  const check = (_before: LiveState, state: LiveState) => {
    for (const side of SIDES) {
      const { decision, share } = state[side];
      const seal = state.phase === 'reveal' ? decision?.seal : 'ab'.repeat(32);
      const changed = withSide(state, side, {
        ...(decision !== null && { decision: { decision: other, seal: seal ?? '' } }),
        ...(share !== null && { share: { link: 'cd'.repeat(32), signature: '' } }),
      });
      expect(viewOf(changed, otherSide(side))).toEqual(viewOf(state, otherSide(side)));
    }
  };
  fc.assert(
    fc.property(seeds, (seed) => void randomLiveGame(seed, MANY_MISHAPS, check)),
    { numRuns: 8 },
  );
});
