import { drawIsHome, PREGAME_EVENT_NUMBER } from '@pennant/rules/campaigns/draw-home-or-away';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import type { Dice } from '@pennant/rules/fairness/dice';
import type { DrawLabel, TwoDice } from '@pennant/rules/games/event';
import { RESULT_CODE } from '@pennant/rules/games/plate-appearance/result-code';
import { rollDice } from '@pennant/rules/games/plate-appearance/roll-dice';
import type { CompiledBatter, CompiledPitcher } from '@pennant/rules/games/setup';
import { CARD_LABEL, TIER_LABEL } from '@pennant/rules/packs/draw-pack';
import { readRequest, sendResult } from '../plants/planted-process.ts';
import { fixedSeeds } from './fixed-seeds.ts';
import { FractionTally, TossTally } from './fraction-tally.ts';
import { LabelPairTally, TwoDiceTally } from './two-dice-tally.ts';
import type { PValue } from './p-value.ts';

// Runs in a process of its own, so that a bug can be planted in the dice.

/** What to roll. */
export interface RollRequest {
  /** Rolls and draws of each label. */
  readonly rolls: number;
  readonly seed: number;
  /** Leaves out the toss and the draws, which take most of the time. */
  readonly onlyDice?: boolean;
}

export interface RolledDice {
  readonly values: readonly PValue[];
  /** Labels of dice and of draws. */
  readonly labels: number;
  /** Rolls of the label that was rolled least. */
  readonly rolls: number;
}

/** Plate appearances of a game; each game has its own seeds, as a real one. */
const EVENTS_OF_A_GAME = 80;

/** Every label of a game's draws: the compiler asks for a new one here. */
const DRAWN_IN_GAMES: Readonly<Record<DrawLabel, true>> = {
  ball: true,
  'between batters': true,
  tired: true,
  'doubled off': true,
  'double play': true,
  'runner on third': true,
  'runner on second': true,
  'runner from first': true,
  'runner from second': true,
  'runner from third': true,
  steal: true,
};
/** Those of packs and rewards, of opponents and of starter sets. */
const DRAWN_ELSEWHERE = [
  TIER_LABEL,
  CARD_LABEL,
  'reward packs',
  'reward card',
  'opponent',
  'starter tier',
  'starter card',
] as const;

const tablesOf = (cell: number): readonly number[] => Array.from({ length: 13 }, () => cell);
/** A batter whose every roll is X, so that each plate appearance rolls all three pairs of dice. */
const BATTER = {
  base: tablesOf(RESULT_CODE.X),
  extra: tablesOf(RESULT_CODE.OO),
} as unknown as CompiledBatter;
const PITCHER = { cells: tablesOf(0) } as unknown as CompiledPitcher;

/** Rolls a plate appearance by the game's own code; returns what it recorded. */
function rollPlateAppearance(dice: Dice) {
  const none: TwoDice = [0, 0];
  const rolled = { batter: none, extra: none, pitcher: none };
  const field = { isTired: () => false, tiredBatters: () => 0 };
  const event = {
    setDice: (batter: TwoDice, pitcher: TwoDice) => void Object.assign(rolled, { batter, pitcher }),
    setExtraDice: (extra: TwoDice) => void Object.assign(rolled, { extra }),
  };
  const draw = (label: DrawLabel) => dice.fraction(label);
  rollDice({ dice, designed: true, field, event, draw }, BATTER, PITCHER);
  return rolled;
}

function rollAll({ rolls, seed, onlyDice = false }: RollRequest): RolledDice {
  const batter = new TwoDiceTally();
  const extra = new TwoDiceTally();
  const pitcher = new TwoDiceTally();
  const batterAndExtra = new LabelPairTally();
  const batterAndPitcher = new LabelPairTally();
  const extraAndPitcher = new LabelPairTally();
  const toss = new TossTally();
  const draws = [...Object.keys(DRAWN_IN_GAMES), ...DRAWN_ELSEWHERE].map(
    (label) => [label, new FractionTally()] as const,
  );
  const used = onlyDice ? [] : draws;
  for (let event = 0; event < rolls;) {
    const dice = committedDice(fixedSeeds('game', seed, event));
    for (let number = 1; number <= EVENTS_OF_A_GAME && event < rolls; number += 1, event += 1) {
      const rolled = rollPlateAppearance(dice.event(number));
      batter.add(rolled.batter);
      extra.add(rolled.extra);
      pitcher.add(rolled.pitcher);
      batterAndExtra.add(rolled.batter, rolled.extra);
      batterAndPitcher.add(rolled.batter, rolled.pitcher);
      extraAndPitcher.add(rolled.extra, rolled.pitcher);
      const drawn = dice.event(number);
      for (const [label, tally] of used) tally.add(drawn.fraction(label));
    }
  }
  // One for each game of a contest, from seeds of its own.
  for (let game = 0; game < rolls && !onlyDice; game += 1)
    toss.add(
      drawIsHome(committedDice(fixedSeeds('contest', seed, game)).event(PREGAME_EVENT_NUMBER)),
    );
  const ofDice = [
    ...batter.test('batter'),
    ...extra.test('extra'),
    ...pitcher.test('pitcher'),
    batterAndExtra.test('batter and extra'),
    batterAndPitcher.test('batter and pitcher'),
    extraAndPitcher.test('extra and pitcher'),
  ];
  if (onlyDice) return { values: ofDice, labels: 3, rolls: pitcher.rolls };
  return {
    values: [
      ...ofDice,
      ...toss.test('home or away'),
      ...draws.flatMap(([label, tally]) => tally.test(label)),
    ],
    labels: 4 + draws.length,
    rolls: Math.min(
      batter.rolls,
      extra.rolls,
      pitcher.rolls,
      toss.tosses,
      ...draws.map(([, tally]) => tally.draws),
    ),
  };
}

await sendResult(rollAll(await readRequest<RollRequest>()));
