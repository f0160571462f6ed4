import { isolateName } from '../../../ui/isolated-name.ts';
import {
  halfInningLabel,
  type GameWinProbability,
  type EventWinProbability,
} from './game-win-probability.ts';
import { formatChance, formatSwing } from './format-chance-and-swing.ts';

export interface TeamNames {
  readonly visitors: string;
  readonly home: string;
}

/** Returns the team that an event helped and by how much, "+31%"; null if below half a percent. */
export function winProbabilityGain(
  { homeSwing }: Pick<EventWinProbability, 'homeSwing'>,
  { visitors, home }: TeamNames,
): { readonly club: string; readonly isHome: boolean; readonly text: string } | null {
  const text = formatSwing(Math.abs(homeSwing));
  if (text === formatSwing(0)) return null;
  return { club: isolateName(homeSwing > 0 ? home : visitors), isHome: homeSwing > 0, text };
}

/** Returns the text of a position of the chart for screen readers. */
export function chartPositionText(
  play: EventWinProbability | undefined,
  { start }: Pick<GameWinProbability, 'start'>,
  names: TeamNames,
): string {
  if (play === undefined) {
    return `Before the first pitch. ${isolateName(names.home)} ${formatChance(start)} to win.`;
  }
  const { event, half, home } = play;
  const gain = winProbabilityGain(play, names);
  return [
    `${halfInningLabel(half)}, event ${event.eventNumber}.`,
    event.resultDescription,
    `${isolateName(names.visitors)} ${event.visitingScore}, ${isolateName(names.home)} ${event.homeScore}.`,
    `${isolateName(names.home)} ${formatChance(home)} to win${gain === null ? '.' : `; ${gain.text} for ${gain.club}.`}`,
  ].join(' ');
}

/** Returns the line as a sentence or two: how the game ended, and the winner's lowest chance. */
export function summarizeLine(
  { start, played }: GameWinProbability,
  names: TeamNames,
  isAbandoned: boolean,
): string {
  const last = played.at(-1);
  const [home, visitors] = [isolateName(names.home), isolateName(names.visitors)];
  if (last === undefined) return `Before the first pitch: ${home} ${formatChance(start)} to win.`;
  const now = formatChance(last.home);
  if (isAbandoned) return `The game was given up with ${home} at ${now}.`;
  if (last.home !== 0 && last.home !== 1) return `Now: ${home} ${now} to win.`;
  const homeWon = last.home === 1;
  const winnersChance = (play: EventWinProbability) => (homeWon ? play.home : 1 - play.home);
  const lowest = played.reduce((low, play) =>
    winnersChance(play) < winnersChance(low) ? play : low,
  );
  const winner = homeWon ? home : visitors;
  return `${winner} won. It looked least likely at ${formatChance(winnersChance(lowest))}, in the ${halfInningLabel(lowest.half)}.`;
}
