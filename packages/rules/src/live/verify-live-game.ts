import { parseHex } from '../fairness/bytes-and-hex.ts';
import { SERVER_SEED_BYTES, verifyCommitment } from '../fairness/commitment.ts';
import { isLink } from '../fairness/hash-chain.ts';
import { liveDice } from '../fairness/live-dice.ts';
import type { TurnResult } from '../games/apply-command.ts';
import type { GameRules } from '../games/game-rules.ts';
import { SIDES, type Side } from '../games/lineup-slots.ts';
import { loadRules } from '../games/rules-of-version.ts';
import type { GameSetup } from '../games/setup.ts';
import type { GameState } from '../games/state.ts';
import type { RevealedLink } from './chain-segment.ts';
import { liveFault, type LiveFault, type LiveVerdict } from './live-faults.ts';
import type { KeptReveal, LiveRecord, RecordedStep } from './live-record.ts';
import { halfOf } from './live-state.ts';
import { playEvent, playOut, playSubstitution } from './play-event.ts';
import { receiptOf } from '../fairness/reveal.ts';
import {
  areChainsInTime,
  findFaultOfChains,
  findFaultOfShare,
  type DrawnStep,
  type VerifySignature,
} from './verify-share.ts';

/** What a verification has come to. */
interface Replayed {
  readonly game: GameState;
  /** The first events of the half-innings so far. */
  readonly halves: ReadonlySet<number>;
  readonly lastLinks: Readonly<Record<Side, RevealedLink | null>>;
  /** The last half-inning in which each side withheld a link; -1 for none. */
  readonly withheldHalf: Readonly<Record<Side, number>>;
  readonly withheld: number;
}

interface Verification {
  readonly record: LiveRecord;
  readonly rules: GameRules;
  readonly setup: GameSetup;
  readonly verifySignature: VerifySignature;
}

/** Sorts the fields of an object, which a database may have put into another order. */
const sortFields = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sortFields) === JSON.stringify(other, sortFields);

/** Returns the lineups for two players; null if they are none. */
function readSetup({ rules, record }: Pick<Verification, 'rules' | 'record'>): GameSetup | null {
  try {
    const setup = rules.compileSetup(record.setup);
    const isPlayers = SIDES.every((side) => setup[side].manager === 'player');
    return isPlayers && setup.rates === 'designed' ? setup : null;
  } catch {
    return null;
  }
}

/** Returns why the shares of a step do not hold; null if they do. */
async function findFaultOfShares(
  { record, verifySignature }: Verification,
  { game, halves, lastLinks, withheldHalf }: Replayed,
  step: DrawnStep,
): Promise<LiveFault | null> {
  for (const side of SIDES) {
    if (!areChainsInTime(record.segments[side], step.eventNumber, halves)) {
      return 'chain_out_of_time';
    }
    const known = { side, lastLink: lastLinks[side] };
    const fault = await findFaultOfShare(record, step, known, verifySignature);
    if (fault !== null) return fault;
    const isInComputersHalf = withheldHalf[side] === halfOf(game);
    if (step[side].link !== null && isInComputersHalf) return 'share_after_withheld';
  }
  const isOutOfPlace = step.kind === 'playOut' && SIDES.some((side) => step[side].link !== null);
  return isOutOfPlace ? 'step_refused' : null;
}

/** Plays a step again. */
function playStep(
  { record, rules, setup }: Verification,
  { game, withheldHalf }: Replayed,
  step: RecordedStep,
): TurnResult | null {
  if (step.kind === 'substitution') {
    const isComputers = withheldHalf[step.side] === halfOf(game);
    return isComputers ? null : playSubstitution({ rules, setup, game }, step);
  }
  const links = { visitors: step.visitors.link, home: step.home.link };
  const { gameID, fairness } = record;
  const { eventNumber } = step;
  const dice = liveDice({ gameID, serverSeed: fairness.seed, eventNumber, links });
  if (step.kind === 'playOut') return playOut({ rules, setup, game }, dice);
  const computers = SIDES.filter((side) => links[side] === null);
  const decisions = { visitors: step.visitors.decision, home: step.home.decision };
  return playEvent({ rules, setup, game, computers }, decisions, dice);
}

/** Returns what is known after a step. */
function afterStep(before: Replayed, game: GameState, step: RecordedStep): Replayed {
  const isNewHalf = halfOf(game) !== halfOf(before.game);
  const halves = isNewHalf ? new Set([...before.halves, game.eventNumber + 1]) : before.halves;
  if (step.kind === 'substitution') return { ...before, game, halves };
  const { eventNumber } = step;
  const half = halfOf(before.game);
  const lastLinkOf = (side: Side): RevealedLink | null => {
    const { link } = step[side];
    return link === null ? before.lastLinks[side] : { eventNumber, link };
  };
  const halfOfShare = (side: Side) => (step[side].link === null ? half : before.withheldHalf[side]);
  return {
    game,
    halves,
    lastLinks: { visitors: lastLinkOf('visitors'), home: lastLinkOf('home') },
    withheldHalf: { visitors: halfOfShare('visitors'), home: halfOfShare('home') },
    withheld: before.withheld + SIDES.filter((side) => step[side].link === null).length,
  };
}

/** Returns why a receipt that was kept speaks against the record; null if it does not. */
function findFaultOfKept(record: LiveRecord, kept: KeptReveal): LiveFault | null {
  const { gameID, fairness } = record;
  if (!isLink(kept.link)) return 'receipt_forged';
  if (receiptOf(fairness.seed, { gameID, ...kept }) !== kept.receipt) return 'receipt_forged';
  const step = record.steps.find(
    (candidate) => candidate.kind !== 'substitution' && candidate.eventNumber === kept.eventNumber,
  ) as DrawnStep | undefined;
  return step?.[kept.side].link === kept.link ? null : 'share_zeroed';
}

/** Whether the end is the one that the record says. */
function isEndTrue({ result }: LiveRecord, { final, visitors, home, ipOuts }: GameState): boolean {
  if (result.isBeforeFourthOut !== ipOuts < 4) return false;
  const isOfSide = result.winner !== null && SIDES.includes(result.winner);
  if (!final) return isOfSide && (result.how === 'quit' || result.how === 'left');
  const winner = home.runs > visitors.runs ? 'home' : 'visitors';
  return result.how === 'played' && result.winner === winner;
}

/** Plays all steps again; returns where they come to, or the first fault. */
async function replay(verification: Verification): Promise<Replayed | LiveVerdict> {
  const { record, rules, setup } = verification;
  let now: Replayed = {
    game: rules.newGame(setup),
    halves: new Set([1]),
    lastLinks: { visitors: null, home: null },
    withheldHalf: { visitors: -1, home: -1 },
    withheld: 0,
  };
  for (const step of record.steps) {
    const { eventNumber } = step;
    if (eventNumber !== now.game.eventNumber + 1) {
      return liveFault('steps_missing', now.game.eventNumber + 1);
    }
    const code =
      step.kind === 'substitution' ? null : await findFaultOfShares(verification, now, step);
    if (code !== null) return liveFault(code, eventNumber);
    const turn = playStep(verification, now, step);
    if (turn === null || !turn.ok) return liveFault('step_refused', eventNumber);
    for (const event of turn.events) {
      const shown = record.events[event.eventNumber - 1];
      if (shown === undefined) return liveFault('events_missing', event.eventNumber);
      if (!isSame(shown, event)) return liveFault('event_differs', event.eventNumber);
    }
    now = afterStep(now, turn.state, step);
  }
  return now;
}

/**
 * Replays a live game that is over: the seed against its commitment, the chains and when they
 * begin, each link, signature and sealed decision, every event by the dice that follow, and the
 * end. Returns the first fault.
 */
export async function verifyLiveGame(
  record: LiveRecord,
  verifySignature: VerifySignature,
): Promise<LiveVerdict> {
  const { gameID, fairness, segments } = record;
  const { seed, commitment } = fairness;
  if (parseHex(seed, SERVER_SEED_BYTES) === null) return liveFault('commitment_differs');
  if (!verifyCommitment({ id: gameID, serverSeed: seed, commitment })) {
    return liveFault('commitment_differs');
  }
  const rules = await loadRules(record.rulesVersion);
  if (rules === null) return liveFault('other_rules');
  const setup = readSetup({ rules, record });
  if (setup === null) return liveFault('setup_unreadable');
  const chainFault = findFaultOfChains(segments.visitors) ?? findFaultOfChains(segments.home);
  if (chainFault !== null) return liveFault(chainFault);

  const end = await replay({ record, rules, setup, verifySignature });
  if ('ok' in end) return end;
  if (record.events.length !== end.game.eventNumber) {
    return liveFault('events_missing', end.game.eventNumber + 1);
  }
  for (const kept of record.kept ?? []) {
    const code = findFaultOfKept(record, kept);
    if (code !== null) return liveFault(code, kept.eventNumber);
  }
  if (!isEndTrue(record, end.game)) return liveFault('end_differs', end.game.eventNumber);
  return { ok: true, events: record.events.length, withheld: end.withheld };
}
