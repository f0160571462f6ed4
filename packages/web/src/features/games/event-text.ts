import type { RolledEventDto } from '@pennant/contract/game-event';

import { isolateName } from '../../ui/isolated-name.ts';

type EventOutcome = Pick<RolledEventDto, 'kind' | 'resultType' | 'outKind' | 'play' | 'sb' | 'cs'>;

const RESULTS: Readonly<Record<string, string>> = {
  H1: 'Single',
  H2: 'Double',
  H3: 'Triple',
  HR: 'Home run',
  BB: 'Walk',
  SO: 'Strikeout',
};
const OUTS = { ground: 'Groundout', fly: 'Flyout', line: 'Lineout', pop: 'Popout' } as const;
const PLAYS = {
  doublePlay: 'Double play',
  force: 'Force out',
  fieldersChoice: "Fielder's choice",
  error: 'Error',
  sacrificeFly: 'Sacrifice fly',
  doubledOff: 'Double play',
} as const;
const KINDS = {
  advance: 'Extra base',
  tag: 'Tag-up',
  walk: 'Intentional walk',
  wildPitch: 'Wild pitch',
  passedBall: 'Passed ball',
  balk: 'Balk',
  substitution: 'Change',
} as const;

/** Returns the headline of an event, one or two words: "Double play". */
export function eventHeadline(event: EventOutcome): string {
  if (event.kind === 'steal') return event.cs > 0 ? 'Caught stealing' : 'Stolen base';
  if (event.kind !== 'plateAppearance') return KINDS[event.kind];
  if (event.resultType !== 'OO') return RESULTS[event.resultType ?? ''] ?? 'Play';
  if (event.play !== null) return PLAYS[event.play];
  return event.outKind === null ? 'Out' : OUTS[event.outKind];
}

const CODES = {
  advance: 'XB',
  tag: 'XB',
  walk: 'BB',
  wildPitch: 'WP',
  passedBall: 'PB',
  balk: 'BK',
  substitution: 'Sub',
} as const;

/** Returns the scorer's abbreviation of an event: H2, SO; SB, CS, WP, PB, BK between batters. */
export function eventCode(event: EventOutcome): string {
  if (event.resultType !== null) return event.resultType;
  if (event.kind === 'steal') return event.cs > 0 ? 'CS' : 'SB';
  return event.kind === 'plateAppearance' ? '–' : CODES[event.kind];
}

/** Returns the half-inning after a number of outs of the game: "Top 1", "Bottom 9". */
export const halfInningLabelAfter = (ipOuts: number): string =>
  `${Math.floor(ipOuts / 3) % 2 === 0 ? 'Top' : 'Bottom'} ${Math.floor(ipOuts / 6) + 1}`;

/** Returns an event as text for screen readers: its sentence, the score if it changed, the outs. */
export function eventAnnouncement(
  event: Pick<
    RolledEventDto,
    'resultDescription' | 'ipOuts' | 'runs' | 'homeScore' | 'visitingScore'
  >,
  { outsBefore, visitors, home }: { outsBefore: number; visitors: string; home: string },
): string {
  const score =
    event.runs > 0
      ? ` ${isolateName(visitors)} ${event.visitingScore}, ${isolateName(home)} ${event.homeScore}.`
      : '';
  const outsMade = event.ipOuts - outsBefore;
  const outs = event.ipOuts % 3;
  const outsText =
    outsMade <= 0 ? '' : outs === 0 ? ' Three outs.' : outs === 1 ? ' One out.' : ' Two outs.';
  return `${event.resultDescription}${score}${outsText}`;
}
