import type { CardGame, CareerFigure } from '../../cards/career.ts';
import type { GameEvent } from '../event.ts';
import { otherSide, type Side } from '../lineup-slots.ts';
import type { GameSetup } from '../setup.ts';
import type { SideBoxScore } from './box-score.ts';

type Plays = Partial<Record<CareerFigure, number[]>>;

/** Notes for each player of a side the events in which they did what careers count. */
class PlaysOfSide {
  readonly batting = new Map<number, Plays>();
  readonly pitching = new Map<number, Plays>();

  note(
    of: 'batting' | 'pitching',
    player: number,
    figure: CareerFigure,
    eventNumber: number,
    times = 1,
  ): void {
    const plays = this[of].get(player) ?? {};
    this[of].set(player, plays);
    const events = (plays[figure] ??= []);
    for (let time = 0; time < times; time += 1) events.push(eventNumber);
  }
}

const HITS = ['H1', 'H2', 'H3', 'HR'] as const;

function noteAtBat(plays: PlaysOfSide, event: GameEvent): void {
  const { eventNumber, batter, resultType, kind } = event;
  if (kind === 'plateAppearance' || kind === 'walk') {
    const hit = HITS.find((result) => result === resultType);
    if (hit !== undefined) plays.note('batting', batter, 'H', eventNumber);
    if (hit !== undefined && hit !== 'H1') plays.note('batting', batter, hit, eventNumber);
    if (resultType === 'BB') plays.note('batting', batter, 'BB', eventNumber);
  }
  if (event.rbi > 0) plays.note('batting', batter, 'RBI', eventNumber, event.rbi);
  for (const { runner } of event.runsScored) plays.note('batting', runner, 'R', eventNumber);
  if (kind !== 'steal' || event.sb === 0) return;
  // As in the box score: nobody has stolen where another is put out (rule 9.07(d)), and the moves
  // after the steals are those that a wild throw let them make.
  for (const [index, { runner, out }] of event.moves.entries())
    if (!out && (event.error === undefined || index < event.sb))
      plays.note('batting', runner, 'SB', eventNumber);
}

/** Returns the event in which a player first had a part: at bat, pitching, or else by entering. */
const findDebut = (
  events: readonly GameEvent[],
  isPart: (event: GameEvent) => boolean,
  entered: number | null,
): number =>
  events.find((event) => event.kind !== 'substitution' && isPart(event))?.eventNumber ??
  entered ??
  1;

/** What a side's players did in a game, worked out from its events. */
interface SideFigures {
  readonly box: SideBoxScore;
  /** The win probability added by lineup index: one half of `WinProbabilityAdded`. */
  readonly added: ReadonlyMap<number, number>;
}

/**
 * Returns what each card of a side did in a game that is over, by the events in which it did it.
 * Cards that did not play are left out. Counts what the box score counts.
 */
export function cardGames(
  setup: GameSetup,
  side: Side,
  events: readonly GameEvent[],
  { box, added }: SideFigures,
): CardGame[] {
  const plays = new PlaysOfSide();
  const last = events.at(-1)?.eventNumber ?? 1;
  for (const event of events) {
    if (event.kind === 'substitution') continue;
    if (event.batting === side) noteAtBat(plays, event);
    else if (event.resultType === 'SO' && event.kind === 'plateAppearance')
      plays.note('pitching', event.pitcher, 'SO', event.eventNumber);
  }
  const cardIDOf = (player: number) => setup[side].players[player]?.cardID ?? 0;
  const batters = box.batters.map((line): CardGame => {
    const { player, entered } = line;
    const debut = findDebut(
      events,
      ({ batting, batter }) => batting === side && batter === player,
      entered,
    );
    return {
      cardID: cardIDOf(player),
      type: 'Batter',
      plays: { G: [debut], ...plays.batting.get(player) },
      wpa: added.get(player) ?? 0,
      losses: 0,
      earnedRuns: 0,
    };
  });
  const pitchers = box.pitchers.map((line): CardGame => {
    const { player, entered } = line;
    const debut = findDebut(
      events,
      ({ batting, pitcher }) => batting === otherSide(side) && pitcher === player,
      entered,
    );
    return {
      cardID: cardIDOf(player),
      type: 'Pitcher',
      plays: {
        G: [debut],
        ...plays.pitching.get(player),
        // Who gets the win and the save is known with the last play only.
        ...(line.W > 0 ? { W: [last] } : {}),
        ...(line.SV > 0 ? { SV: [last] } : {}),
      },
      wpa: added.get(player) ?? 0,
      losses: line.L,
      earnedRuns: line.ER,
    };
  });
  return [...batters, ...pitchers];
}
