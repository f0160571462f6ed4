import type { Game } from '@pennant/contract/games';
import { baseSet, formatBases, type Base } from '@pennant/rules/games/baserunning/base-set';

type PendingChoice = NonNullable<Game['pendingChoice']>;

/** A runner is sent without a question from this chance to be safe on, in whole percent. */
const OBVIOUSLY_SAFE = 99;
/** A runner is held without a question below this chance to be safe, in whole percent. */
const OBVIOUSLY_OUT = 1;

/** A pending choice that needs no manager. */
export interface ObviousDecision {
  /** The option that is taken, as `manageEvent` wants it. */
  readonly runnersAdvancing: string | null;
  /** What the scorer's sheet says of it. */
  readonly note: string;
}

/** A chance as the options name it: "Send Ortiz home (97%) and Ruiz to third (45%)". */
const PERCENT = /\((\d{1,3})%\)(?= and |$)/g;

const basesOfOption = (runnersAdvancing: string): readonly Base[] =>
  runnersAdvancing.split(',').map((base) => Number(base) as Base);

/**
 * Returns the chance of each runner who may go, in whole percent as the modal shows it; null where
 * the options do not tell one for each.
 */
export function sendChances({ options }: PendingChoice): ReadonlyMap<Base, number> | null {
  const chances = new Map<Base, number>();
  for (const { label, runnersAdvancing } of options) {
    if (runnersAdvancing === null) continue;
    const leadFirst = basesOfOption(runnersAdvancing).toReversed();
    const percents = [...label.matchAll(PERCENT)].map(([, percent]) => Number(percent));
    if (percents.length !== leadFirst.length) return null;
    leadFirst.forEach((base, index) => chances.set(base, percents[index] as number));
  }
  return chances.size === 0 ? null : chances;
}

/**
 * Returns the decision of a pending choice that is obvious for every runner who may go: all of them
 * at least 99% or under 1% safe. Null where the manager must be asked: one runner is in between, or
 * a sure one is blocked by another who stays.
 */
export function obviousDecision(choice: PendingChoice): ObviousDecision | null {
  const chances = sendChances(choice);
  if (chances === null) return null;
  const runners = [...chances].toSorted(([a], [b]) => b - a);
  if (runners.some(([, chance]) => chance >= OBVIOUSLY_OUT && chance < OBVIOUSLY_SAFE)) return null;
  const sent = runners.filter(([, chance]) => chance >= OBVIOUSLY_SAFE).map(([base]) => base);
  const wanted = formatBases(baseSet(...sent));
  const isListed = choice.options.some(({ runnersAdvancing }) => runnersAdvancing === wanted);
  if (!isListed) return null;
  return { runnersAdvancing: wanted, note: noteOf(runners.map(([, chance]) => chance)) };
}

/** Returns the note of a decision by the chances of the runners, lead runner first. */
function noteOf(chances: readonly number[]): string {
  const sent = chances.filter((chance) => chance >= OBVIOUSLY_SAFE).map((chance) => `${chance}%`);
  if (sent.length === 0) return 'Decided for you: under 1% safe.';
  const held = chances.length - sent.length;
  const other = held === 0 ? '' : `, the other${held === 1 ? '' : 's'} under 1%`;
  return `Decided for you: ${sent.join(' and ')} safe${other}.`;
}
