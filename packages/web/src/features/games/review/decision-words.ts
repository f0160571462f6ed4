import {
  parseBases,
  LEAD_FIRST,
  has,
  nextBase,
  type Base,
} from '@pennant/rules/games/baserunning/base-set';
import type { PendingChoice } from '@pennant/rules/games/baserunning/pending-choice';
import type { Command } from '@pennant/rules/games/command';
import { rivalOf, type DecisionReason } from '@pennant/rules/games/analysis/review/decision-reason';
import { gradeOf } from '@pennant/rules/games/analysis/review/grade';
import type { ReviewedDecision } from '@pennant/rules/games/analysis/review/review-game';
import { otherSide, type Side } from '@pennant/rules/games/lineup-slots';
import { shortName } from '@pennant/rules/games/narration/short-name';
import type { GameSetup } from '@pennant/rules/games/setup';
import {
  battingSide,
  inningOf,
  nextBatter,
  outsInHalf,
  type GameState,
} from '@pennant/rules/games/state';

import { listInWords } from '../../../ui/list-in-words.ts';
import { formatChance } from '../summary/format-chance-and-swing.ts';

const BASE_NAMES = { 1: 'first', 2: 'second', 3: 'third', 4: 'home' } as const;

const nameOf = (setup: GameSetup, side: Side, player: number): string => {
  const named = setup[side].players[player];
  return named === undefined ? 'the player' : shortName(named);
};

/** Returns "1 out, runners on first and third". */
const basesAndOuts = (state: GameState): string => {
  const outs = outsInHalf(state);
  const on = ([1, 2, 3] as const).filter((base) => (state.bases[base - 1] ?? -1) >= 0);
  const runners =
    on.length === 0
      ? 'nobody on'
      : on.length === 3
        ? 'bases loaded'
        : `${on.length === 1 ? 'runner' : 'runners'} on ${listInWords(on.map((base) => BASE_NAMES[base]))}`;
  return `${outs === 0 ? 'nobody' : outs} out, ${runners}`;
};

const scoreFor = (state: GameState, user: Side): string => {
  const [own, their] = [state[user].runs, state[otherSide(user)].runs];
  if (own === their) return `level at ${own}`;
  return own > their ? `you lead ${own}\u2013${their}` : `you trail ${own}\u2013${their}`;
};

/** Returns how it stands: "Bottom 7, 1 out, runner on second; you lead 4–3." */
export function standingOf(state: GameState, user: Side): string {
  const half = battingSide(state) === 'home' ? 'Bottom' : 'Top';
  return `${half} ${inningOf(state)}, ${basesAndOuts(state)}; ${scoreFor(state, user)}.`;
}

/** Returns what the ball has done while runners may go: bases and outs are told after it. */
const ballInPlay = (name: string, { kind, batter }: PendingChoice, state: GameState): string => {
  if (kind === 'tag')
    return `${name}'s drive is caught for the ${outsInHalf(state) === 1 ? 'first' : 'second'} out.`;
  const base = ([1, 2, 3] as const).find((one) => state.bases[one - 1] === batter);
  return base === undefined
    ? `${name}'s ball is in play.`
    : `${name} is on ${BASE_NAMES[base]}, and the ball still in play.`;
};

/** Returns where it stood: "Bottom 7, 1 out, runner on second; you lead 4–3. Cobb is up." */
export function situationOf(setup: GameSetup, state: GameState, user: Side): string {
  const choice = state.pendingChoice;
  const name = nameOf(setup, battingSide(state), choice?.batter ?? nextBatter(state));
  const who = choice === null ? `${name} is up.` : ballInPlay(name, choice, state);
  return `${standingOf(state, user)} ${who}`;
}

/** Returns "Cobb home and Crawford to third". */
const moversOf = (setup: GameSetup, state: GameState, runnersAdvancing: string | null): string => {
  const set = parseBases(runnersAdvancing);
  if (set === null) return '';
  const side = battingSide(state);
  return listInWords(
    LEAD_FIRST.filter((base) => has(set, base)).map((base) => {
      const runner = nameOf(setup, side, state.bases[base - 1] ?? -1);
      const to = nextBase(base);
      return `${runner} ${to === 4 ? 'home' : `to ${BASE_NAMES[to]}`}`;
    }),
  );
};

/** A decision of a side: the game just before it, and all that could be done. */
interface DecisionToName {
  readonly state: GameState;
  readonly side: Side;
  readonly options: readonly Command[];
}

/** Returns what letting the game go on was, held against what else could have been done. */
const rollLabel = (setup: GameSetup, { state, side, options }: DecisionToName): string => {
  const rivals = options.filter(({ kind }) => kind !== 'roll');
  const batting = battingSide(state);
  const batter = nameOf(setup, batting, nextBatter(state));
  if (rivals.length === 0) return 'Roll on';
  if (rivals.every(({ kind }) => kind === 'steal')) return 'Let nobody run';
  if (rivals.some(({ kind }) => kind === 'walk')) return `Pitch to ${batter}`;
  if (side === batting) return `Let ${batter} bat`;
  return `Stay with ${nameOf(setup, side, state[side].pitcher)}`;
};

/** Returns an option in words: "Send Cobb home", "Stay with Keefe". */
export function optionLabel(setup: GameSetup, decision: DecisionToName, action: Command): string {
  const { state } = decision;
  if (action.kind === 'choose') {
    return action.runnersAdvancing === null
      ? 'Hold everybody'
      : `Send ${moversOf(setup, state, action.runnersAdvancing)}`;
  }
  if (action.kind === 'steal') {
    const isDouble = action.runnersAdvancing.includes(',');
    const movers = moversOf(setup, state, action.runnersAdvancing);
    return `${isDouble ? 'Double steal' : 'Steal'}: ${movers}`;
  }
  if (action.kind === 'walk')
    return `Walk ${nameOf(setup, battingSide(state), nextBatter(state))} on purpose`;
  if (action.kind === 'substitute') {
    const [comes, goes] = [action.playerIn, action.playerOut].map((player) =>
      nameOf(setup, action.side, player),
    );
    return `Bring in ${comes} for ${goes}`;
  }
  return rollLabel(setup, decision);
}

const runs = (value: number): string => {
  const text = Math.abs(value).toFixed(2).replace(/^0/, '');
  return `${value < -0.005 ? '\u2212' : '+'}${text}`;
};

const destination = (to: Base | 4): string => (to === 4 ? 'at home' : `at ${BASE_NAMES[to]}`);

/** Returns why in one sentence: "Cobb was 97% safe at home; 71% needed." */
export function whyOf(
  setup: GameSetup,
  { state, side }: ReviewedDecision,
  reason: DecisionReason,
): string {
  const batting = battingSide(state);
  const fielding = otherSide(batting);
  if (reason.kind === 'runner') {
    const runner = nameOf(setup, batting, reason.runner);
    const who = `${runner} was ${formatChance(reason.safe)} safe ${destination(reason.to)}`;
    if (reason.needed >= 1) return `${who}, and here even a sure one gains nothing.`;
    if (reason.needed <= 0) return `${who}, and here any chance is worth a try.`;
    return `${who}; ${formatChance(reason.needed)} needed.`;
  }
  if (reason.kind === 'walk') {
    const batter = `${nameOf(setup, batting, reason.batter)} ${runs(reason.batterRuns)}`;
    const next = `${nameOf(setup, batting, reason.next)} ${runs(reason.nextRuns)}`;
    return `Runs a trip, above an average bat: ${batter}, then ${next}; and a walk gives a base away.`;
  }
  if (reason.kind === 'other')
    return 'The rest of the game, played out both ways many times, says so.';
  if (reason.kind === 'pinchHitter') {
    const goes = `${nameOf(setup, side, reason.playerOut)} ${runs(reason.outRuns)}`;
    const comes = `${nameOf(setup, side, reason.playerIn)} ${runs(reason.inRuns)}`;
    return `Runs a trip off this pitcher, above an average bat: ${goes}, ${comes}.`;
  }
  const { tiredBatters, outRuns, inRuns } = reason;
  const batters = `${tiredBatters} ${tiredBatters === 1 ? 'batter' : 'batters'}`;
  const tired = tiredBatters > 0 ? `, tired for ${batters}` : '';
  const goes = `${runs(outRuns)} off ${nameOf(setup, fielding, reason.playerOut)}${tired}`;
  const comes = `${runs(inRuns)} off ${nameOf(setup, fielding, reason.playerIn)}`;
  return `Runs of the next three batters, above average: ${goes}; ${comes}.`;
}

/** The verdicts on a decision. */
export const VERDICTS = ['best', 'close', 'small', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Returns the verdict on a decision; `close` is one that is not graded. */
export const verdictOf = ({
  isGraded,
  cost,
}: Pick<ReviewedDecision, 'isGraded' | 'cost'>): Verdict => {
  if (!isGraded) return 'close';
  return gradeOf(cost) ?? (cost > 0 ? 'small' : 'best');
};

/** The kinds of decisions, as a manager speaks of them. */
export const DECISION_KINDS = ['sends', 'steals', 'hook', 'walks', 'bench'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Returns what kind of decision it was, by what was done or else could have been. */
export const kindOf = (decision: ReviewedDecision): DecisionKind => {
  const pair = [decision.chosen.action, rivalOf(decision)];
  const acting = pair.find(({ kind }) => kind !== 'roll') ?? decision.chosen.action;
  if (acting.kind === 'choose') return 'sends';
  if (acting.kind === 'steal') return 'steals';
  if (acting.kind === 'walk') return 'walks';
  const isHook =
    acting.kind === 'substitute' && acting.playerOut === decision.state[acting.side].pitcher;
  return isHook ? 'hook' : 'bench';
};
