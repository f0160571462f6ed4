import {
  DRAW_LABELS,
  actionName,
  cellName,
  fallOf,
  kindName,
  ownResultName,
  playName,
  resultTypeName,
} from './event-codes.ts';
import type {
  Draw,
  EventKind,
  GameEvent,
  ManagerAction,
  Move,
  OutKind,
  Play,
  PlayerNote,
  ResultType,
  RunScored,
  TwoDice,
} from './event.ts';
import type { BatterResult, PitcherModifier } from '../cards/card.ts';
import type { LiveGame } from './engine/live-game.ts';
import { DRAWS_AT_HAND, NOTE_BITS, NO_MAN, OpenEvent } from './open-event.ts';
import { OO, outcomeAfterCell } from './plate-appearance/result-code.ts';
import { locateFieldedBall, locateHit, type BattedBall } from './plate-appearance/hit-location.ts';
import { otherSide, type Fielder, type Side } from './lineup-slots.ts';

const NO_NOTES: readonly PlayerNote[] = Object.freeze([]);

/** The plain event of a packed one. */
const plainEvent = (event: GameEvent): GameEvent => ({
  eventNumber: event.eventNumber,
  kind: event.kind,
  batting: event.batting,
  ipOuts: event.ipOuts,
  outs: event.outs,
  resultType: event.resultType,
  origResultType: event.origResultType,
  pitchResultType: event.pitchResultType,
  diceResultH: event.diceResultH,
  diceResultX: event.diceResultX,
  diceResultP: event.diceResultP,
  batterDice: event.batterDice,
  extraDice: event.extraDice,
  pitcherDice: event.pitcherDice,
  draws: event.draws,
  homeScore: event.homeScore,
  visitingScore: event.visitingScore,
  rbi: event.rbi,
  runs: event.runs,
  sb: event.sb,
  cs: event.cs,
  managerAction: event.managerAction,
  batter: event.batter,
  pitcher: event.pitcher,
  nextBatting: event.nextBatting,
  nextBatter: event.nextBatter,
  nextPitcher: event.nextPitcher,
  first: event.first,
  second: event.second,
  third: event.third,
  outKind: event.outKind,
  fielder: event.fielder,
  play: event.play,
  ballAngle: event.ballAngle,
  ballDistance: event.ballDistance,
  moves: event.moves,
  runsScored: event.runsScored,
  notes: event.notes,
  final: event.final,
});

const orNull = (player: number): number | null => (player === NO_MAN ? null : player);
const sumOf = (dice: TwoDice | null): number | null => (dice === null ? null : dice[0] + dice[1]);

const moveOf = (bits: number): Move => ({
  runner: bits & 31,
  from: ((bits >> 5) & 3) as Move['from'],
  to: ((bits >> 7) & 7) as Move['to'],
  out: (bits & 1024) !== 0,
});
const runOf = (bits: number): RunScored => ({
  runner: bits & 31,
  pitcher: (bits >> 5) & 31,
  earned: (bits & 1024) !== 0,
});

/** The events of a game under way as plain ones, oldest first. */
export const plainEvents = (live: LiveGame): readonly GameEvent[] =>
  (live.events ?? []).map(plainEvent);

/**
 * An event as the engine wrote it down, to be read: every field of `EventDto`, unpacked when it is
 * asked for. A game has some ninety events, and whoever simulates looks at a few fields of them;
 * made as plain objects they would cost more than the game itself
 * (docs/decisions/0007-flat-state.md). `toJSON` gives the plain event, which is what is stored and
 * sent.
 */
export class PlayedEvent extends OpenEvent implements GameEvent {
  get eventNumber(): number {
    return this.when & 0xffff;
  }
  get ipOuts(): number {
    return this.when >> 16;
  }
  get homeScore(): number {
    return this.score >> 15;
  }
  get visitingScore(): number {
    return this.score & 0x7fff;
  }
  get notes(): readonly PlayerNote[] {
    return this.more?.notes ?? NO_NOTES;
  }
  get kind(): EventKind {
    return kindName(this.what & 15);
  }
  get batting(): Side {
    return ((this.what >> 21) & 1) === 1 ? 'home' : 'visitors';
  }
  get outs(): number {
    return (this.what >> 22) & 3;
  }
  get resultType(): ResultType | null {
    return resultTypeName((this.what >> 4) & 15);
  }
  get origResultType(): BatterResult | null {
    return ownResultName((this.what >> 8) & 7);
  }
  get pitchResultType(): PitcherModifier | null {
    return cellName((this.what >> 11) & 15);
  }
  get diceResultH(): number | null {
    return sumOf(this.batterDice);
  }
  get diceResultX(): number | null {
    return sumOf(this.extraDice);
  }
  get diceResultP(): number | null {
    return sumOf(this.pitcherDice);
  }
  get batterDice(): TwoDice | null {
    return fallOf(this.dice & 63);
  }
  get extraDice(): TwoDice | null {
    return fallOf((this.dice >> 6) & 63);
  }
  get pitcherDice(): TwoDice | null {
    return fallOf((this.dice >> 12) & 63);
  }
  get draws(): readonly Draw[] {
    const atHand = [this.drawOne, this.drawTwo, this.drawThree];
    return Array.from({ length: this.drawn & 7 }, (_, at) => ({
      label: DRAW_LABELS[(this.drawn >> (4 * at + 3)) & 15] as string,
      value: (at < DRAWS_AT_HAND ? atHand[at] : this.more?.draws[at - DRAWS_AT_HAND]) as number,
    }));
  }
  get rbi(): number {
    return (this.what >> 24) & 7;
  }
  get runs(): number {
    return (this.dice >> 18) & 7;
  }
  get sb(): number {
    return (this.dice >> 24) & 3;
  }
  get cs(): number {
    return (this.dice >> 26) & 3;
  }
  get managerAction(): ManagerAction | null {
    return actionName((this.what >> 15) & 7);
  }
  get batter(): number {
    return this.men & 31;
  }
  get pitcher(): number {
    return (this.men >> 5) & 31;
  }
  get nextBatting(): Side | null {
    if (this.final) return null;
    return ((this.men >> 20) & 1) === 1 ? 'home' : 'visitors';
  }
  get nextBatter(): number | null {
    return this.final ? null : (this.men >> 10) & 31;
  }
  get nextPitcher(): number | null {
    return this.final ? null : (this.men >> 15) & 31;
  }
  get first(): number | null {
    return orNull(this.bases & 31);
  }
  get second(): number | null {
    return orNull((this.bases >> 5) & 31);
  }
  get third(): number | null {
    return orNull((this.bases >> 10) & 31);
  }
  get outKind(): OutKind | null {
    return this.ball()?.outKind ?? null;
  }
  get fielder(): Fielder | null {
    return this.ball()?.fielder ?? null;
  }
  get play(): Play | null {
    return playName((this.what >> 18) & 7);
  }
  get ballAngle(): number | null {
    return this.ball()?.angle ?? null;
  }
  get ballDistance(): number | null {
    return this.ball()?.distance ?? null;
  }
  get moves(): readonly Move[] {
    const packed = [this.movesOne, this.more?.movesTwo ?? 0, this.more?.movesThree ?? 0];
    return Array.from({ length: (this.dice >> 21) & 7 }, (_, at) =>
      moveOf((packed[at >> 1] as number) >> (NOTE_BITS * (at & 1))),
    );
  }
  get runsScored(): readonly RunScored[] {
    const packed = [this.more?.runsOne ?? 0, this.more?.runsTwo ?? 0];
    return Array.from({ length: this.runs }, (_, at) =>
      runOf((packed[at >> 1] as number) >> (NOTE_BITS * (at & 1))),
    );
  }
  get final(): boolean {
    return ((this.men >> 21) & 1) === 1;
  }

  /** Where the ball went, if one was hit: it follows from the number drawn for it. */
  private ball(): BattedBall | null {
    const drawn = this.draws.find(({ label }) => label === 'ball')?.value;
    if (drawn === undefined) return null;
    // What the pitcher's cell made of the batter's result; a hit that ends a game may count fewer
    // bases than that.
    const outcome = outcomeAfterCell((this.what >> 11) & 15, ((this.what >> 8) & 7) - 1);
    const fielding = this.setup[otherSide(this.batting)];
    return outcome === OO
      ? locateFieldedBall(drawn, fielding.errorRate)
      : locateHit(drawn, outcome + 1);
  }

  /** The plain event. */
  toJSON(): GameEvent {
    return plainEvent(this);
  }
}
