import { SUM_WEIGHTS, type PitcherDice } from '@pennant/rules/cards/card';
import { pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { designedChancesOf } from '@pennant/rules/games/baserunning/steal-chances';
import type { GameEvent, TwoDice } from '@pennant/rules/games/event';
import { lessonStealer, type LessonStep } from '@pennant/rules/games/lesson';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { nextBatter } from '@pennant/rules/games/state';

import { PITCHER_CELL_LABELS, RESULT_LABELS } from '../../../ui/card/dice-result-labels.ts';
import type { Beat, Lesson } from './lesson-state.ts';

/** What each step is about. */
export const STEP_TITLES: Readonly<Record<LessonStep, string>> = {
  hit: 'The batter’s dice',
  extra: 'X: roll again',
  send: 'Runners',
  pitcher: 'The pitcher’s dice',
  steal: 'A steal',
  free: 'As it comes',
};

const BASE_NAMES = { 1: 'first', 2: 'second' } as const;

/** Returns the name of a player of the side at bat. */
const nameOf = ({ before }: Lesson, player: number): string =>
  before.setup.home.players[player]?.name ?? 'the runner';

/** The runner who steals, from where, and the chance to be safe. */
export interface Stealer {
  readonly name: string;
  readonly base: 1 | 2;
  readonly to: 'second' | 'third';
  /** In whole percent. */
  readonly percent: number;
}

/** Returns who steals in the lesson; null where nobody can. */
export function stealerOf(lesson: Lesson): Stealer | null {
  const { setup, state } = lesson.before;
  const base = lessonStealer(state);
  if (base === null) return null;
  const runner = state.bases[base - 1] ?? 0;
  const bat = setup.home.players[runner]?.bat;
  const chance = bat == null ? 0 : (designedChancesOf(bat)[base - 1] ?? 0);
  return {
    name: nameOf(lesson, runner),
    base,
    to: base === 1 ? 'second' : 'third',
    percent: Math.round(chance * 100),
  };
}

/** Returns what is about to happen, before a step is played. */
export function announceStep(lesson: Lesson): string {
  const { step, before } = lesson;
  const batter = nameOf(lesson, nextBatter(before.state));
  if (step === 'hit')
    return `Bottom of the first, nobody on. ${batter} is at bat: roll two dice, and look at the row of their sum.`;
  if (step === 'extra')
    return `${batter} is next. One of the cells is an X: it sends you to the second row, and rolls again.`;
  if (step === 'pitcher')
    return `${batter} is up. This time the pitcher has something to say: watch the second pair of dice.`;
  if (step === 'free')
    return `Now a roll as in every game: ${batter} is up, and nobody knows what comes.`;
  if (step === 'send')
    return 'A hit moves everyone as many bases as it is worth. One more is yours to decide: in percent, the chance to be safe.';
  const stealer = stealerOf(lesson);
  return stealer === null
    ? ''
    : `Between two batters a runner may steal. ${stealer.name} is on ${BASE_NAMES[stealer.base]}, and ${stealer.to} is free.`;
}

/** Returns how a sum came up: "3 and 4 make 7, which comes up in 6 of 36 falls." */
function explainSum([red, navy]: TwoDice): string {
  const sum = red + navy;
  return `${red} and ${navy} make ${sum}, which comes up in ${SUM_WEIGHTS[sum - 2]} of 36 falls`;
}

function explainPitcher({ event }: Beat, cells: PitcherDice): string {
  const { diceResultP, resultType, origResultType, pitchResultType } = event;
  const before = RESULT_LABELS[origResultType ?? 'OO'];
  const cell = cells[(diceResultP ?? 2) - 2] ?? null;
  if (pitchResultType !== null && resultType !== null && resultType !== 'XB')
    return `The pitcher’s ${diceResultP} says ${pitchResultType}, which ${PITCHER_CELL_LABELS[pitchResultType]}: it is ${RESULT_LABELS[resultType]} now.`;
  return cell === null
    ? `The pitcher’s ${diceResultP} is an empty cell: ${before} it stays.`
    : `The pitcher’s ${diceResultP} says ${cell}, which ${PITCHER_CELL_LABELS[cell]}: this is none, so ${before} it stays.`;
}

function explainPlay({ event }: Beat, sentence: string): string {
  const { ballDistance, resultType } = event;
  if (ballDistance === null)
    return resultType === 'BB'
      ? `${sentence} Whoever must make room moves up a base.`
      : `${sentence} No ball is in play, and the runners stay.`;
  const where = `Where the ball goes is drawn, too: ${Math.round(ballDistance)} feet.`;
  const rest =
    resultType === 'OO'
      ? ' Of 100 outs in play 50 are ground balls, 26 flies, 14 liners and 10 pops.'
      : '';
  return `${where} ${sentence}${rest}`;
}

/** Returns what a step shows now, in a sentence or two. */
export function explainBeat(lesson: Lesson, beat: Beat): string {
  const { before, atBat } = lesson;
  const { event, kind } = beat;
  const sentence = describeEvent(before.setup, event);
  if (kind === 'batter' && event.batterDice !== null)
    return event.diceResultX === null
      ? `${explainSum(event.batterDice)}. Row ${event.diceResultH} of ${nameOf(lesson, event.batter)}’s card says ${event.origResultType}: ${resultLabel(event)}.`
      : `${explainSum(event.batterDice)}. The cell says X: roll again, on the row below.`;
  if (kind === 'extra' && event.extraDice !== null)
    return `${explainSum(event.extraDice)}. On the second row that is ${event.origResultType}: ${resultLabel(event)}. So a card can hold what was rarer than one in 36.`;
  if (kind === 'pitcher')
    return explainPitcher(beat, pitcherDiceFromFields(atBat.visitors.pitcher));
  return kind === 'play' ? explainPlay(beat, sentence) : sentence;
}

const resultLabel = ({ origResultType }: GameEvent): string =>
  RESULT_LABELS[origResultType ?? 'OO'];

const NEXT_WORDS = {
  batter: 'Roll the dice',
  extra: 'Roll again',
  pitcher: 'Roll the pitcher’s dice',
  play: 'See the play',
  runners: 'Go on',
} as const;

/** Returns what the button says that goes on. */
export function nextWords(
  { step, beat, beats, progress }: Lesson,
  following: string | null,
): string {
  if (beat === null) return step === 'steal' ? 'Send the runner' : NEXT_WORDS.batter;
  const next = beats[progress.beat];
  if (next !== undefined) return NEXT_WORDS[next.kind];
  return following === null ? 'Finish' : `Next: ${following}`;
}
