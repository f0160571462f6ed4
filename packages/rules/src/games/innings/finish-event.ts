import { faceSides, keepNotes, type LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';
import { gameEndsWithHalf } from './game-end.ts';

const clearBases = (live: LiveGame): void => {
  const { state } = live;
  if (live.onBase === 0) return;
  live.onBase = 0;
  for (let base = 0; base < 3; base++) {
    state.bases[base] = NOBODY;
    state.chargedTo[base] = NOBODY;
    state.onByError[base] = false;
  }
};

/** After the third out: the game is over, or the sides change. */
const endHalf = (live: LiveGame): void => {
  const { state, field } = live;
  clearBases(live);
  field.missedOuts = 0;
  field.missedOutsBefore = 0;
  if (gameEndsWithHalf(state)) {
    state.final = true;
    return;
  }
  faceSides(live);
  live.bat.inningRuns.push(0);
};

const orNull = (player: number | undefined): number | null =>
  player === undefined || player === NOBODY ? null : player;

const recordEvent = (live: LiveGame): void => {
  const { state, event, events } = live;
  keepNotes(live);
  event.ipOuts = state.ipOuts;
  event.homeScore = state.home.runs;
  event.visitingScore = state.visitors.runs;
  event.first = orNull(state.bases[0]);
  event.second = orNull(state.bases[1]);
  event.third = orNull(state.bases[2]);
  event.final = state.final;
  if (!state.final) {
    event.nextBatting = live.batting;
    event.nextBatter = live.bat.order[live.bat.nextPlace] as number;
    event.nextPitcher = live.field.pitcher;
  }
  events?.push(event);
};

/** Closes the event being played: counts it, and ends the half or the game where it did. */
export const finishEvent = (live: LiveGame): void => {
  const { state } = live;
  state.eventNumber++;
  if (live.walkedOff) state.final = true;
  else if (live.outs === 3) endHalf(live);
  if (live.events !== null) recordEvent(live);
};
