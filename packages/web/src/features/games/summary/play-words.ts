import { halfName, type GameLine, type PlayedEvent } from './game-line.ts';
import { chanceText, swingText } from './percent.ts';

export interface ClubNames {
  readonly visitors: string;
  readonly home: string;
}

/** Returns the team that an event helped and by how much, "+31%"; null if below half a percent. */
export function gainOf(
  { homeSwing }: Pick<PlayedEvent, 'homeSwing'>,
  { visitors, home }: ClubNames,
): { readonly club: string; readonly isHome: boolean; readonly text: string } | null {
  const text = swingText(Math.abs(homeSwing));
  if (text === swingText(0)) return null;
  return { club: homeSwing > 0 ? home : visitors, isHome: homeSwing > 0, text };
}

/** Returns the text of a position of the chart for screen readers. */
export function spokenPlay(
  play: PlayedEvent | undefined,
  { start }: Pick<GameLine, 'start'>,
  names: ClubNames,
): string {
  if (play === undefined) {
    return `Before the first pitch. ${names.home} ${chanceText(start)} to win.`;
  }
  const { event, half, home } = play;
  const gain = gainOf(play, names);
  return [
    `${halfName(half)}, event ${event.eventNumber}.`,
    event.resultDescription,
    `${names.visitors} ${event.visitingScore}, ${names.home} ${event.homeScore}.`,
    `${names.home} ${chanceText(home)} to win${gain === null ? '.' : `; ${gain.text} for ${gain.club}.`}`,
  ].join(' ');
}

/** Returns the line as a sentence or two: how the game ended, and the winner's lowest chance. */
export function lineInWords(
  { start, played }: GameLine,
  { visitors, home }: ClubNames,
  isAbandoned: boolean,
): string {
  const last = played.at(-1);
  if (last === undefined) return `Before the first pitch: ${home} ${chanceText(start)} to win.`;
  const now = chanceText(last.home);
  if (isAbandoned) return `The game was given up with ${home} at ${now}.`;
  if (last.home !== 0 && last.home !== 1) return `Now: ${home} ${now} to win.`;
  const homeWon = last.home === 1;
  const winnersChance = (play: PlayedEvent) => (homeWon ? play.home : 1 - play.home);
  const lowest = played.reduce((low, play) =>
    winnersChance(play) < winnersChance(low) ? play : low,
  );
  const winner = homeWon ? home : visitors;
  return `${winner} won. It looked least likely at ${chanceText(winnersChance(lowest))}, in the ${halfName(lowest.half)}.`;
}
