import type { GameEvent } from '../event.ts';
import type { GameSetup } from '../setup.ts';
import { SIDES, otherSide, type Side } from '../lineup-slots.ts';

/**
 * The pitching decisions of a game: lineup indices of the winning, losing and saving pitchers;
 * `save` is null if no save was earned.
 */
export interface PitchingDecisions {
  readonly winningSide: Side;
  /** Of the winning side. */
  readonly win: number;
  /** Pitcher of the losing side. */
  readonly loss: number;
  /** Of the winning side. */
  readonly save: number | null;
}

/** Outs that a starter needs for a win: five innings. */
export const OUTS_FOR_STARTERS_WIN = 15;
/**
 * Requirements of a save: three innings, or a lead of at most three for an inning, or the tying run
 * on base, at bat or on deck (rule 9.19).
 */
export const OUTS_FOR_LONG_SAVE = 9;
export const MAX_LEAD_FOR_SAVE = 3;

interface Outing {
  readonly pitcher: number;
  outs: number;
  runs: number;
  /** Lead of the pitcher's side, and runners on base, when they came in. */
  readonly lead: number;
  readonly runnersOn: number;
}

interface PitchersOfRecord {
  /** The last outing of each side is the current one. */
  readonly outings: { readonly [Key in Side]: Outing[] };
  /** The pitchers who get the win and the loss if the lead holds. */
  win: number;
  loss: number;
}

const currentOuting = (record: PitchersOfRecord, side: Side): Outing =>
  record.outings[side].at(-1) as Outing;

/** Follows the runs of an event in order: each may tie the game or put a side ahead. */
const followRuns = (
  record: PitchersOfRecord,
  event: GameEvent,
  score: { visitors: number; home: number },
): void => {
  const { batting } = event;
  const other = otherSide(batting);
  for (const run of event.runsScored) {
    score[batting]++;
    const outing = record.outings[other].find(({ pitcher }) => pitcher === run.pitcher);
    if (outing) outing.runs++;
    if (score[batting] === score[other] + 1) {
      record.win = currentOuting(record, batting).pitcher;
      record.loss = run.pitcher;
    }
  }
};

const followChanges = (
  record: PitchersOfRecord,
  event: GameEvent,
  score: { visitors: number; home: number },
): void => {
  for (const { side, player, change } of event.notes) {
    if (change === 'left' || player < 9 || player > 18) continue;
    const runnersOn = [event.first, event.second, event.third].filter((base) => base !== null);
    record.outings[side].push({
      pitcher: player,
      outs: 0,
      runs: 0,
      lead: score[side] - score[otherSide(side)],
      runnersOn: side === event.batting ? 0 : runnersOn.length,
    });
  }
};

/**
 * Returns the winning pitcher: a starter short of five innings leaves the win to the reliever with
 * the most outs (then the fewest runs).
 */
const findWinner = (record: PitchersOfRecord, side: Side): number => {
  const outings = record.outings[side];
  const starter = outings[0] as Outing;
  const needsAnother =
    record.win === starter.pitcher && starter.outs < OUTS_FOR_STARTERS_WIN && outings.length > 1;
  if (!needsAnother) return record.win;
  const [best] = outings.slice(1).sort((a, b) => b.outs - a.outs || a.runs - b.runs);
  return (best as Outing).pitcher;
};

const findSaver = (record: PitchersOfRecord, side: Side, win: number): number | null => {
  const last = currentOuting(record, side);
  if (record.outings[side].length === 1 || last.pitcher === win || last.outs === 0) return null;
  if (last.lead <= 0) return null;
  const shortLead = last.lead <= MAX_LEAD_FOR_SAVE && last.outs >= 3;
  const tyingRunNear = last.lead <= last.runnersOn + 2;
  return shortLead || tyingRunNear || last.outs >= OUTS_FOR_LONG_SAVE ? last.pitcher : null;
};

/** Returns win, loss and save of a game, from its events; null while it is in progress. */
export const pitchingDecisionsOf = (
  setup: GameSetup,
  events: readonly GameEvent[],
): PitchingDecisions | null => {
  if (!events.at(-1)?.final) return null;
  const startersOuting = (side: Side): Outing => ({
    pitcher: setup[side].starter,
    outs: 0,
    runs: 0,
    lead: 0,
    runnersOn: 0,
  });
  const record: PitchersOfRecord = {
    outings: { visitors: [startersOuting('visitors')], home: [startersOuting('home')] },
    win: -1,
    loss: -1,
  };
  const score = { visitors: 0, home: 0 };
  for (const event of events) {
    followChanges(record, event, score);
    followRuns(record, event, score);
    currentOuting(record, otherSide(event.batting)).outs += event.outs;
  }
  const winningSide = SIDES.find((side) => score[side] > score[otherSide(side)]) as Side;
  const win = findWinner(record, winningSide);
  return { winningSide, win, loss: record.loss, save: findSaver(record, winningSide, win) };
};
