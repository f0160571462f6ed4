import type { Game } from '@pennant/contract/games';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { applyCommand } from '@pennant/rules/games/apply-command';
import type { PendingChoice } from '@pennant/rules/games/baserunning/pending-choice';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { randomGameSetup } from '@pennant/rules/testing/random-game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { obviousDecision, sendChances } from './obvious-choice.ts';

type Choice = NonNullable<Game['pendingChoice']>;

/** Returns a choice as the rules offer it: runners on third and second with these chances. */
const aChoice = (
  { third, second }: { readonly third?: number; readonly second?: number },
  isThirdTaken = third !== undefined,
): Choice => {
  const home = `Ortiz home (${third}%)`;
  const toThird = `Ruiz to third (${second}%)`;
  const options = [
    ...(third === undefined ? [] : [{ label: `Send ${home}`, runnersAdvancing: '3' }]),
    ...(second === undefined || isThirdTaken
      ? []
      : [{ label: `Send ${toThird}`, runnersAdvancing: '2' }]),
    ...(third === undefined || second === undefined
      ? []
      : [{ label: `Send ${home} and ${toThird}`, runnersAdvancing: '2,3' }]),
    { label: 'Advance Nobody', runnersAdvancing: null },
  ];
  return { kind: 'advance', options };
};

describe('one runner', () => {
  test.each([
    [100, '3'],
    [99, '3'],
    [0, null],
  ])('%s% safe: the page decides', (third, runnersAdvancing) => {
    expect(obviousDecision(aChoice({ third }))).toMatchObject({ runnersAdvancing });
  });
  test.each([98, 50, 1])('%s% safe: the manager is asked', (third) => {
    expect(obviousDecision(aChoice({ third }))).toBeNull();
  });
});

describe('two runners', () => {
  test('both sure: both go', () => {
    const decision = obviousDecision(aChoice({ third: 100, second: 99 }));
    expect(decision).toEqual({
      runnersAdvancing: '2,3',
      note: 'Decided for you: 100% and 99% safe.',
    });
  });
  test('both lost: nobody goes', () => {
    expect(obviousDecision(aChoice({ third: 0, second: 0 }))).toEqual({
      runnersAdvancing: null,
      note: 'Decided for you: under 1% safe.',
    });
  });
  test('the lead runner sure, the other lost: the lead runner goes', () => {
    expect(obviousDecision(aChoice({ third: 99, second: 0 }))).toEqual({
      runnersAdvancing: '3',
      note: 'Decided for you: 99% safe, the other under 1%.',
    });
  });
  test('one sure, one not: the manager is asked', () => {
    expect(obviousDecision(aChoice({ third: 99, second: 60 }))).toBeNull();
    expect(obviousDecision(aChoice({ third: 60, second: 99 }))).toBeNull();
  });
  test('a sure one behind a lost one cannot go alone: the manager is asked', () => {
    expect(obviousDecision(aChoice({ third: 0, second: 99 }))).toBeNull();
  });
});

test('of three who may tag up the lead runner goes, the others are lost', () => {
  const three = 'Ortiz home (100%) and Ruiz to third (0%) and Park to second (0%)';
  const options = [
    { label: 'Send Ortiz home (100%)', runnersAdvancing: '3' },
    { label: `Send ${three}`, runnersAdvancing: '1,2,3' },
    { label: 'Advance Nobody', runnersAdvancing: null },
  ];
  expect(obviousDecision({ kind: 'tag', options })).toEqual({
    runnersAdvancing: '3',
    note: 'Decided for you: 100% safe, the others under 1%.',
  });
});

test('a name with a percentage in it is no chance', () => {
  const options = [
    { label: 'Send Joe (7%) Fox home (99%)', runnersAdvancing: '3' },
    { label: 'Advance Nobody', runnersAdvancing: null },
  ];
  expect(obviousDecision({ kind: 'tag', options })).toMatchObject({ runnersAdvancing: '3' });
});

test('options that tell no chance are the manager’s', () => {
  const options = [
    { label: 'Send Joe Fox home', runnersAdvancing: '3' },
    { label: 'Advance Nobody', runnersAdvancing: null },
  ];
  expect(obviousDecision({ kind: 'tag', options })).toBeNull();
});

const percent = fc.oneof(fc.constantFrom(0, 1, 98, 99, 100), fc.integer({ min: 0, max: 100 }));

test('what is decided is on the list, sends nobody below 99% and holds nobody from 1% on', () => {
  fc.assert(
    fc.property(
      fc.option(percent, { nil: undefined }),
      fc.option(percent, { nil: undefined }),
      fc.boolean(),
      (third, second, isThirdTaken) => {
        const choice = aChoice(
          {
            ...(third === undefined ? {} : { third }),
            ...(second === undefined ? {} : { second }),
          },
          third !== undefined || isThirdTaken,
        );
        const decision = obviousDecision(choice);
        if (decision === null) return;
        const { runnersAdvancing } = decision;
        expect(choice.options.map((option) => option.runnersAdvancing)).toContain(runnersAdvancing);
        const sent = runnersAdvancing?.split(',') ?? [];
        for (const [base, chance] of sendChances(choice) ?? [])
          expect(sent.includes(`${base}`) ? chance >= 99 : chance < 1).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

/** Plays a game of random cards to its end, and returns every choice that it came to. */
function choicesOf(seed: number): readonly PendingChoice[] {
  const setup = randomGameSetup(seed, 'player');
  const dice = new SeededDice(seed);
  const choices: PendingChoice[] = [];
  let state = newGame(setup);
  while (!state.final) {
    const choice = state.pendingChoice;
    if (choice !== null) choices.push(choice);
    const turn = applyCommand(
      setup,
      state,
      choice === null
        ? { kind: 'roll' }
        : { kind: 'choose', runnersAdvancing: choice.options[0]?.runnersAdvancing ?? null },
      dice,
    );
    if (!turn.ok) throw new Error(turn.code);
    state = turn.state;
  }
  return choices;
}

test('the chances read from the options of played games are those of the rules, rounded', () => {
  const choices = [1, 2, 3, 4, 5].flatMap(choicesOf);
  expect(choices.length).toBeGreaterThan(10);
  for (const { kind, options, safeChances } of choices)
    for (const [base, chance] of sendChances({ kind, options: [...options] }) ?? [])
      expect(chance).toBe(Math.round((safeChances[base - 1] ?? 0) * 100));
});
