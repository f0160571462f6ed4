import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BATTER_RESULTS, PITCHER_MODIFIERS, type PitcherCell } from './card.ts';
import { applyModifierChances, type ModifierChances } from './modifier-chances.ts';
import { MATCHUP_CHANCES, batterOdds, matchupOdds, pitcherOdds } from './dice-odds.ts';

const anyTable = <Cell>(cells: readonly [Cell, ...Cell[]]) =>
  fc.array(fc.constantFrom(...cells), { minLength: 11, maxLength: 11 });

test('a league of one pitcher is that pitcher, to the last of 46,656 falls', () => {
  fc.assert(
    fc.property(
      anyTable([...BATTER_RESULTS, 'X'] as const),
      anyTable(BATTER_RESULTS),
      anyTable<PitcherCell>([null, ...PITCHER_MODIFIERS]),
      (base, extra, pitcher) => {
        const odds = pitcherOdds(pitcher);
        const chances = Object.fromEntries(
          PITCHER_MODIFIERS.map((modifier) => [modifier, (odds.get(modifier) ?? 0) / 36]),
        ) as unknown as ModifierChances;
        const after = applyModifierChances(batterOdds({ base, extra }), chances);
        const exact = matchupOdds({ base, extra }, pitcher);
        for (const result of BATTER_RESULTS) {
          expect((after[result] / 1296) * MATCHUP_CHANCES).toBeCloseTo(exact[result], 6);
        }
      },
    ),
  );
});
