import type { RolledEventDto } from '@pennant/contract/game-event';

import { isolateName } from '../../ui/isolated-name.ts';

type EventOutcome = Pick<
  RolledEventDto,
  'kind' | 'resultType' | 'outKind' | 'play' | 'sb' | 'cs'
> & {
  readonly error?: object | undefined;
  readonly moves: readonly { readonly out: boolean }[];
} & Partial<SubstitutionOutcome>;

/** Who comes in with a substitution, and who is up and on base after it. */
type SubstitutionOutcome = Pick<
  RolledEventDto,
  | 'entered'
  | 'nextBatterLineupID'
  | 'nextPitcherLineupID'
  | 'firstBaseRunnerLineupID'
  | 'secondBaseRunnerLineupID'
  | 'thirdBaseRunnerLineupID'
>;

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
  walk: 'Intentional walk',
  wildPitch: 'Wild pitch',
  passedBall: 'Passed ball',
  balk: 'Balk',
  substitution: 'Change',
} as const;

/** By how many stole. */
const STEALS: Readonly<Record<number, string>> = { 2: 'Double steal', 3: 'Triple steal' };

/** Returns the headline of a manager's decision on the runners: sent, or held. */
function sentHeadline({ kind, moves }: EventOutcome): string {
  if (moves.some(({ out }) => out)) return 'Thrown out';
  if (moves.length === 0) return 'Runners hold';
  return kind === 'tag' ? 'Tag-up' : 'Extra base';
}

/** Returns the part of a lineup id that tells game and side: all but the player's number. */
const sideOf = (lineupID: string) => lineupID.slice(0, -2);

/** Returns the headline of a substitution: what the player comes in for. */
function substitutionHeadline(event: EventOutcome): string {
  const [player] = event.entered ?? [];
  if (player === undefined) return KINDS.substitution;
  const { firstBaseRunnerLineupID, secondBaseRunnerLineupID, thirdBaseRunnerLineupID } = event;
  const runners = [firstBaseRunnerLineupID, secondBaseRunnerLineupID, thirdBaseRunnerLineupID];
  if (runners.includes(player)) return 'Pinch runner';
  if (event.nextBatterLineupID === player) return 'Pinch hitter';
  const pitcher = event.nextPitcherLineupID;
  if (pitcher == null) return KINDS.substitution;
  if (pitcher === player) return 'Pitching change';
  return sideOf(pitcher) === sideOf(player) ? 'Defensive change' : KINDS.substitution;
}

/** Returns the headline of an event, a word or two: "Double play", "Single, error". */
export function eventHeadline(event: EventOutcome): string {
  const headline = playHeadline(event);
  return event.error === undefined || event.play === 'error' ? headline : `${headline}, error`;
}

/** Returns the headline without an error that only let players go up a base. */
function playHeadline(event: EventOutcome): string {
  if (event.kind === 'steal') {
    return event.cs > 0 ? 'Caught stealing' : (STEALS[event.sb] ?? 'Stolen base');
  }
  if (event.kind === 'advance' || event.kind === 'tag') return sentHeadline(event);
  if (event.kind === 'substitution') return substitutionHeadline(event);
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
