import { readLahmanRecord } from './lahman-record/read-record-if-present.ts';
import { computerSidesOf } from './realism/as-played/computer-side.ts';
import { sampleCards } from './realism/sample-cards.ts';
import { buildGameSetup } from '@pennant/rules/games/engine/compile-setup';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { GAME_RULES as rules } from '@pennant/rules/games/game-rules';
import { replayMoments } from '@pennant/rules/games/analysis/review/replay-moments';
import { reviewGame, finishReview } from '@pennant/rules/games/analysis/review/review-game';
import { rolloutChances } from '@pennant/rules/games/analysis/review/rollout-chances';
import { managedGame, type Manager } from '@pennant/rules/testing/managed-game';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { buildReviewView } from '../packages/web/src/features/games/review/review-view.ts';
import {
  resultSentence,
  resultRemark,
  costSentence,
  decisionsRemark,
  VERDICT_NAMES,
} from '../packages/web/src/features/games/review/review-words.ts';
const leagues = [
  [1908, 'NL'],
  [1927, 'AL'],
  [1968, 'AL'],
  [1985, 'NL'],
  [2018, 'AL'],
] as const;
const seasons = await readLahmanRecord();
const { carded } = sampleCards(seasons ?? [], (y) => leagues.some(([w]) => w === y));
const mood = new SeededDice(99);
const user: Manager = (setup, state) => {
  const c = state.pendingChoice;
  if (c !== null) {
    const f = mood.fraction('x');
    const opt = f < 0.25 ? c.options[0] : c.options.find((o) => o.runnersAdvancing === null);
    const best = Math.max(...c.safeChances);
    return {
      kind: 'choose',
      runnersAdvancing: best > 0.85 ? c.options[0]!.runnersAdvancing : opt!.runnersAdvancing,
    };
  }
  const f = mood.fraction('x');
  if (f < 0.06 && state.bases[0] !== -1 && state.bases[1] === -1)
    return { kind: 'steal', runnersAdvancing: '1' };
  if (f > 0.985 && state.bases[0] === -1 && state.bases[1] !== -1) return { kind: 'walk' };
  return { kind: 'roll' };
};
let n = 0;
for (const [year, league] of leagues) {
  const sides = computerSidesOf(carded.get(year)!, league);
  for (const k of [0, 1]) {
    const seed = 100 * year + k;
    const isHome = k === 0;
    const a = sides[(k * 3) % sides.length]!.byStarter[k]!,
      b = sides[(k * 3 + 2) % sides.length]!.byStarter[k + 1]!;
    const setup = buildGameSetup(
      isHome ? a : { ...a, manager: 'player' },
      isHome ? { ...b, manager: 'player' } : b,
      'designed',
    );
    const commands = managedGame(setup, user, seed);
    const game = replayMoments({ rules, setup }, commands, new SeededDice(seed));
    const review = finishReview(reviewGame(setup, game, rolloutChances(setup, { seed: 1871 })));
    const view = buildReviewView({ setup, game, user: isHome ? 'home' : 'visitors' }, review);
    console.log(
      `\n=== ${++n}. ${setup.visitors.name} at ${setup.home.name}: ${game.end.visitors.runs}-${game.end.home.runs}, you are ${isHome ? 'home' : 'visitors'}`,
    );
    console.log(resultSentence(view), resultRemark(view), decisionsRemark(view.decisions));
    for (const l of view.lucky)
      console.log(
        `  luck ${(l.gain * 100).toFixed(0)} ±${(l.error * 200).toFixed(0)} #${l.eventNumber} ${describeEvent(setup, game.events[l.eventNumber - 1]!)}`,
      );
    for (const d of view.decisions)
      console.log(
        `  [${VERDICT_NAMES[d.verdict]}] ${d.kind} #${d.eventNumber} ${d.situation}\n     ${d.options.map((o) => `${o.isChosen ? '*' : ''}${o.label} ${(o.chance * 100).toFixed(1)}`).join(' | ')}\n     ${costSentence(d)} ${d.why}`,
      );
  }
}
