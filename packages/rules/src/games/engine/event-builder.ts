import type {
  DrawLabel,
  EventKind,
  FieldingError,
  GameEvent,
  ManagerAction,
  Move,
  Play,
  ResultType,
  TwoDice,
} from '../event.ts';
import type { Fielder, Side } from '../lineup-slots.ts';
import type { BattedBall } from '../plate-appearance/hit-location.ts';
import { modifierName, resultName } from '../plate-appearance/result-code.ts';
import type { LiveSituation } from './live-situation.ts';

type Mutable<T> = {
  -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key];
};
/** An event in progress: lists grow, and dice, once rolled, stay as they are. */
type OpenEvent = Omit<Mutable<GameEvent>, 'batterDice' | 'extraDice' | 'pitcherDice'> & {
  batterDice: TwoDice | null;
  extraDice: TwoDice | null;
  pitcherDice: TwoDice | null;
};

/** Returns an event in which nothing has happened yet. Its order of fields is that of the JSON. */
const newEvent = (kind: EventKind, batting: Side): OpenEvent => ({
  eventNumber: 0,
  kind,
  batting,
  ipOuts: 0,
  outs: 0,
  resultType: null,
  origResultType: null,
  pitchResultType: null,
  diceResultH: null,
  diceResultX: null,
  diceResultP: null,
  batterDice: null,
  extraDice: null,
  pitcherDice: null,
  draws: [],
  homeScore: 0,
  visitingScore: 0,
  rbi: 0,
  runs: 0,
  sb: 0,
  cs: 0,
  managerAction: null,
  batter: 0,
  pitcher: 0,
  nextBatting: null,
  nextBatter: null,
  nextPitcher: null,
  first: null,
  second: null,
  third: null,
  outKind: null,
  fielder: null,
  play: null,
  ballAngle: null,
  ballDistance: null,
  moves: [],
  runsScored: [],
  notes: [],
  final: false,
});

/** Builds the event of a game while it happens: the rules report what they do, in order. */
export class EventBuilder {
  private readonly event: OpenEvent;

  constructor(kind: EventKind, batting: Side) {
    this.event = newEvent(kind, batting);
  }

  /**
   * Sets the batter's and the pitcher's dice with what they came to: the codes of the batter's own
   * result, of the pitcher's cell if it changed that (else the empty cell), and of the outcome.
   */
  setDice(batter: TwoDice, pitcher: TwoDice, result: number, cell: number, outcome: number): void {
    const { event } = this;
    event.batterDice = batter;
    event.diceResultH = batter[0] + batter[1];
    event.pitcherDice = pitcher;
    event.diceResultP = pitcher[0] + pitcher[1];
    event.origResultType = resultName(result);
    event.pitchResultType = modifierName(cell);
    event.resultType = resultName(outcome);
  }

  /** Sets the batter's second dice, rolled after an X. */
  setExtraDice(dice: TwoDice): void {
    this.event.extraDice = dice;
    this.event.diceResultX = dice[0] + dice[1];
  }

  /** Sets the outcome, in place of that of the dice. */
  setResult(result: ResultType): void {
    this.event.resultType = result;
  }

  setAction(action: ManagerAction): void {
    this.event.managerAction = action;
  }

  setPlay(play: Play): void {
    this.event.play = play;
  }

  setBattedBall({ outKind, fielder, angle, distance }: BattedBall): void {
    const { event } = this;
    event.outKind = outKind;
    event.fielder = fielder;
    event.ballAngle = angle;
    event.ballDistance = distance;
  }

  setError(error: FieldingError): void {
    this.event.error = error;
  }

  /** The fielder who got to the ball; null where nobody did. */
  get fielder(): Fielder | null {
    return this.event.fielder;
  }

  addDraw(label: DrawLabel, value: number): void {
    this.event.draws.push({ label, value });
  }

  /** Adds the move of a player (lineup index) who is safe. */
  addMove(runner: number, from: Move['from'], to: Move['to']): void {
    this.event.moves.push({ runner, from, to, out: false });
  }

  /** Adds the move of a player who is put out on the way or at the base. */
  addOut(runner: number, from: Move['from'], to: Move['to']): void {
    this.event.moves.push({ runner, from, to, out: true });
    this.event.outs++;
  }

  /** Adds the run of a player who scores from a base (0: the batter), and the pitcher charged. */
  addRun(
    runner: number,
    from: Move['from'],
    pitcher: number,
    how: { readonly earned: boolean; readonly battedIn: boolean },
  ): void {
    const { event } = this;
    this.addMove(runner, from, 4);
    event.runsScored.push({ runner, pitcher, earned: how.earned });
    event.runs++;
    if (how.battedIn) event.rbi++;
  }

  /** Makes a run earned that was not when it scored, in this event or in one before. */
  addEarnedAfterAll(runner: number, pitcher: number): void {
    const { event } = this;
    const index = event.runsScored.findIndex((run) => run.runner === runner);
    if (index >= 0) event.runsScored[index] = { runner, pitcher, earned: true };
    else event.earnedAfterAll = [...(event.earnedAfterAll ?? []), { runner, pitcher }];
  }

  addStolenBase(): void {
    this.event.sb++;
  }

  addCaughtStealing(): void {
    this.event.cs++;
  }

  addSubstitution(side: Side, playerOut: number, playerIn: number): void {
    this.event.notes.push(
      { side, player: playerOut, change: 'left' },
      { side, player: playerIn, change: 'entered' },
    );
  }

  /** Returns the event, complete with the situation of the game after it. */
  finish(live: LiveSituation): GameEvent {
    const { event } = this;
    event.eventNumber = live.eventNumber;
    event.ipOuts = live.ipOuts;
    event.homeScore = live.home.runs;
    event.visitingScore = live.visitors.runs;
    event.batter = live.batter;
    event.pitcher = live.pitcher;
    event.first = live.occupant(1);
    event.second = live.occupant(2);
    event.third = live.occupant(3);
    event.final = live.final;
    if (!live.final) {
      event.nextBatting = live.batting;
      event.nextBatter = live.bat.order[live.bat.nextPlace] as number;
      event.nextPitcher = live.field.pitcher;
    }
    return event;
  }
}
