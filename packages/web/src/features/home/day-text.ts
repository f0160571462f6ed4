import type { BestPerformance, GameUnderWay, ReachedMilestone } from '@pennant/contract/home';

import { inningsInThirds } from '../../ui/innings-pitched.ts';
import { isolateName } from '../../ui/isolated-name.ts';

type Sides = Pick<GameUnderWay, 'visitors' | 'home'>;

/**
 * Returns who leads and by what score: "You lead 3–2", "1906 Chicago Cubs lead 3–2", "Tied 3–3".
 */
export function leaderText({
  visitors,
  home,
  eventNumber,
}: Sides & Pick<GameUnderWay, 'eventNumber'>): string {
  if (eventNumber === 0) return 'Ready to play ball';
  if (visitors.runs === home.runs) return `Tied ${home.runs}–${visitors.runs}`;
  const [leader, other] = winnerFirst({ visitors, home });
  return `${leader.isUsers ? 'You' : isolateName(leader.name)} lead ${leader.runs}–${other.runs}`;
}

const OUTS = ['nobody out', 'one out', 'two outs'] as const;

/** Returns where a game stands: "Bottom 6, one out". */
export function inningText({ eventNumber, half, inning, outs }: GameUnderWay): string {
  if (eventNumber === 0) return 'Before the first pitch';
  return `${half === 'top' ? 'Top' : 'Bottom'} ${inning}, ${OUTS[outs] ?? ''}`;
}

/** Returns the sides of a final game, the winner first. */
export const winnerFirst = ({
  visitors,
  home,
}: Sides): [GameUnderWay['home'], GameUnderWay['home']] =>
  visitors.runs > home.runs ? [visitors, home] : [home, visitors];

/** Returns "2 HR", "HR" for one, and nothing for none. */
const counted = (count: number, label: string): string[] =>
  count === 0 ? [] : [count === 1 ? label : `${count} ${label}`];

/** Returns a line of a box score in words of a newspaper: "3 for 4, 2 HR, 5 RBI". */
export function performanceText(line: BestPerformance['line']): string {
  if (line.type === 'Pitcher') {
    return [
      `${inningsInThirds(line.ipOuts)} ${line.ipOuts === 3 ? 'inning' : 'innings'}`,
      line.er === 0 ? 'no earned run' : `${line.er} earned ${line.er === 1 ? 'run' : 'runs'}`,
      ...(line.so === 0 ? [] : [line.so === 1 ? '1 strikeout' : `${line.so} strikeouts`]),
      ...(line.decision === 'W' ? ['the win'] : line.decision === 'S' ? ['the save'] : []),
    ].join(', ');
  }
  return [
    `${line.h1 + line.h2 + line.h3 + line.hr} for ${line.ab}`,
    ...counted(line.h2, '2B'),
    ...counted(line.h3, '3B'),
    ...counted(line.hr, 'HR'),
    ...counted(line.rbi, 'RBI'),
    ...counted(line.sb, 'SB'),
    ...counted(line.bb, 'BB'),
  ].join(', ');
}

/** Returns what a card has reached, to follow its name: "hit home run number 25 for you". */
export function milestoneText({ figure, number }: Omit<ReachedMilestone, 'Card'>): string {
  const texts: Record<ReachedMilestone['figure'], string> = {
    hr: number === 1 ? 'hit the first home run for you' : `hit home run number ${number}`,
    so: `struck out batter number ${number}`,
    hits: `hit safely for the ${ordinal(number)} time`,
    rbi: `drove in run number ${number}`,
    sb: `stole base number ${number}`,
  };
  return texts[figure];
}

/** Returns "1st", "2nd", "3rd", "4th", "11th". */
export function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
