import type { BatterResult } from '../cards/card.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { GAME_RULES } from '../games/game-rules.ts';
import type { GameEvent } from '../games/event.ts';
import { SIDES, type Side } from '../games/lineup-slots.ts';
import type { GameSource } from '../games/setup.ts';
import { battingSide } from '../games/state.ts';
import { applyLiveStep } from '../live/apply-live-step.ts';
import { linkIndex, segmentOf } from '../live/chain-segment.ts';
import { dueReveal } from '../live/due-reveal.ts';
import { sealOf, type LiveDecision } from '../live/live-decision.ts';
import type { LiveRecord, RecordedStep } from '../live/live-record.ts';
import { newLiveGame, nextEventNumber, type LiveState } from '../live/live-state.ts';
import type {
  LiveContext,
  LiveProgress,
  LiveStep,
  LiveStepOf,
  LiveStepResult,
} from '../live/live-step.ts';
import { passDeadlines } from '../live/pass-deadlines.ts';
import { toLiveRecord } from '../live/to-live-record.ts';
import { newDevice, type LiveDevice } from './live-device.ts';
import { aBatterWho, aSide } from './player-builders.ts';

const hexOf = (dice: SeededDice, digits: number): string =>
  Array.from({ length: digits }, () => Math.floor(dice.fraction('hex') * 16).toString(16)).join('');

/** Decides nothing out of the usual: nobody steals, walks or is sent. */
export function quietDecision(state: LiveState, side: Side): LiveDecision {
  if (state.phase === 'choose') return { kind: 'choose', runnersAdvancing: null };
  return side === battingSide(state.game)
    ? { kind: 'bat', steal: null }
    : { kind: 'field', walk: false };
}

/**
 * A live game with the browsers of both sides, for tests: it applies steps, keeps what was played,
 * and makes what a browser sends. Its clock stands until a test moves it.
 */
export class LiveTable {
  readonly context: LiveContext;
  readonly source: GameSource;
  readonly chooser: SeededDice;
  /** The devices that each side has had, by their anchor. */
  readonly devices: Record<Side, Map<string, LiveDevice>>;
  readonly steps: RecordedStep[] = [];
  readonly events: GameEvent[] = [];
  state: LiveState;
  now = 1_000_000;

  constructor(seed: number, source: Pick<GameSource, 'visitors' | 'home'>) {
    this.chooser = new SeededDice(seed);
    const { visitors, home } = source;
    this.source = {
      visitors: { ...visitors, manager: 'player' },
      home: { ...home, manager: 'player' },
      rates: 'designed',
    };
    this.context = {
      gameID: `01990000-0000-7000-8000-${hexOf(this.chooser, 12)}`,
      serverSeed: hexOf(this.chooser, 64),
      rules: GAME_RULES,
      setup: GAME_RULES.compileSetup(this.source),
    };
    this.devices = { visitors: new Map(), home: new Map() };
    this.state = newLiveGame(this.context.setup);
  }

  /** Gives a side another device. */
  addDevice(side: Side): LiveDevice {
    const device = newDevice(this.chooser);
    this.devices[side].set(device.chain.anchor, device);
    return device;
  }

  /** Makes both sides ready, with a device each. */
  begin(): this {
    for (const side of SIDES) {
      const { chain, publicKey } = this.addDevice(side);
      this.must({ kind: 'ready', side, anchor: chain.anchor, publicKey });
    }
    return this;
  }

  /** Applies a step, whatever comes of it. */
  step(step: LiveStep): LiveStepResult {
    const result = applyLiveStep(this.context, this.state, step, this.now);
    if (result.ok) this.take(result);
    return result;
  }

  /** Applies a step; a refusal fails the test. */
  must(step: LiveStep): void {
    const result = this.step(step);
    if (!result.ok) throw new Error(`Refused: ${result.code}`);
  }

  /** Lets time pass, and everything happen that is due then. */
  pass(ms: number): void {
    this.now += ms;
    this.take(passDeadlines(this.context, this.state, this.now));
  }

  /** Returns a side's link of the next event; null if its device is lost. */
  linkOf(side: Side): string | null {
    const eventNumber = nextEventNumber(this.state);
    const segment = segmentOf(this.state[side].segments, eventNumber);
    const device = this.devices[side].get(segment.anchor);
    return device?.chain.links[linkIndex(segment, eventNumber)] ?? null;
  }

  /** Returns a decision as a browser sends it. */
  decision(side: Side, decision: LiveDecision): LiveStepOf<'decide'> {
    const { gameID } = this.context;
    const eventNumber = nextEventNumber(this.state);
    const link = this.linkOf(side) ?? hexOf(this.chooser, 64);
    const seal = sealOf({ gameID, eventNumber, side, decision, link });
    return { kind: 'decide', side, eventNumber, decision, seal };
  }

  /** Returns a reveal as a browser sends it; null if its device is lost. */
  reveal(side: Side): LiveStepOf<'reveal'> | null {
    const link = this.linkOf(side);
    if (link === null) return null;
    const eventNumber = nextEventNumber(this.state);
    const { anchor } = segmentOf(this.state[side].segments, eventNumber);
    const { message } = dueReveal(this.context.gameID, this.state, { side, link });
    const signature = this.devices[side].get(anchor)?.sign(message) ?? '';
    return { kind: 'reveal', side, eventNumber, link, signature };
  }

  /** Lets each side that owes a decision make the quiet one. */
  decideQuietly(): this {
    for (const side of SIDES) {
      if (this.state.phase !== 'reveal' && this.state[side].timer !== null) {
        this.must(this.decision(side, quietDecision(this.state, side)));
      }
    }
    return this;
  }

  /** Lets each side that owes its link reveal it. */
  revealBoth(): this {
    const { eventNumber } = this.state.game;
    for (const side of SIDES) {
      const isDue = this.state.phase === 'reveal' && this.state[side].timer !== null;
      const step = isDue && this.state.game.eventNumber === eventNumber ? this.reveal(side) : null;
      if (step) this.must(step);
    }
    return this;
  }

  /** Plays one event with nothing out of the usual. */
  playQuietly(): this {
    return this.decideQuietly().revealBoth();
  }

  /** Returns the record of the game that is over, as it is read from JSON. */
  record(): LiveRecord {
    return JSON.parse(JSON.stringify(toLiveRecord(this))) as LiveRecord;
  }

  private take({ state, played }: LiveProgress): void {
    this.state = state;
    for (const { step, events } of played) {
      this.steps.push(step);
      this.events.push(...events);
    }
  }
}

/** Returns two sides of which every batter gets this result on every roll. */
export function sidesWho(result: BatterResult): Pick<GameSource, 'visitors' | 'home'> {
  const side = (prefix: string) => {
    const players = aSide(prefix).players.map((player) =>
      player.type === 'Batter'
        ? aBatterWho(result, { ...player, dice: aBatterWho(result).dice, errorRate: 0 })
        : player,
    );
    return aSide(prefix, { players });
  };
  return { visitors: side('V'), home: side('H') };
}

/** Returns a live game that has begun, in which every batter gets this result on every roll. */
export const tableOf = (result: BatterResult, seed = 1): LiveTable =>
  new LiveTable(seed, sidesWho(result)).begin();
