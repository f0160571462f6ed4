import { BATTING_POSITIONS, SIDES, type Fielder, type Side } from '../lineup-slots.ts';
import type { GameEvent } from '../event.ts';
import type { GameSetup } from '../setup.ts';

/** What a player was in a game: a position, pinch hitter or pinch runner. */
export type PlayedPosition = Fielder | 'DH' | 'PH' | 'PR';

/** What the players of each side were, in order, by lineup index. */
export type PositionsPlayed = Readonly<
  Record<Side, ReadonlyMap<number, readonly PlayedPosition[]>>
>;

/** A player who bats, from the moment they came in. */
interface Stint {
  readonly side: Side;
  readonly player: number;
  /** Where the player stands in the field. */
  readonly position: PlayedPosition;
  readonly positions: PlayedPosition[];
}

/** Returns what a player is who comes in while their side bats; null for nothing yet. */
export const pinchRole = (event: GameEvent, player: number): 'PH' | 'PR' | null => {
  if ([event.first, event.second, event.third].includes(player)) return 'PR';
  return event.nextBatting === event.batting && event.nextBatter === player ? 'PH' : null;
};

/** Who was announced at bat and never seen is a pinch hitter, as the scorers have it. */
const NEVER_SEEN: readonly PlayedPosition[] = ['PH'];

/** Follows who comes in, and what each of them turns out to be. */
class StintTracker {
  private readonly stints = new Map<string, Stint>();
  /** Those who came in while their side batted and have not been in the field since. */
  private waiting: Stint[] = [];

  add(side: Side, player: number, position: PlayedPosition): Stint {
    const stint: Stint = { side, player, position, positions: [] };
    this.stints.set(`${side} ${player}`, stint);
    return stint;
  }

  addSubstitute(event: GameEvent, side: Side, playerOut: number, playerIn: number): void {
    const replaced = this.stints.get(`${side} ${playerOut}`);
    if (replaced === undefined) return;
    this.waiting = this.waiting.filter((stint) => stint !== replaced);
    const stint = this.add(side, playerIn, replaced.position);
    if (side !== event.batting || replaced.position === 'P') {
      stint.positions.push(replaced.position);
      return;
    }
    const role = pinchRole(event, playerIn);
    if (role !== null) stint.positions.push(role);
    this.waiting.push(stint);
  }

  /** The side in the field is there; a substitute who bats before that pinch-hits. */
  follow(event: GameEvent): void {
    if (this.waiting.length === 0) return;
    this.waiting = this.waiting.filter((stint) => {
      if (stint.side !== event.batting) {
        stint.positions.push(stint.position);
        return false;
      }
      const bats = event.kind === 'plateAppearance' || event.kind === 'walk';
      if (bats && event.batter === stint.player && stint.positions.length === 0)
        stint.positions.push('PH');
      return true;
    });
  }

  of(side: Side): ReadonlyMap<number, readonly PlayedPosition[]> {
    const ofSide = [...this.stints.values()].filter((stint) => stint.side === side);
    return new Map(
      ofSide.map(({ player, positions }) => [player, positions.length ? positions : NEVER_SEEN]),
    );
  }
}

/**
 * Returns what everybody in a batting order was, in order: pinch hitter or pinch runner if they
 * came in while their side batted, and the position from the moment their side took the field.
 * `events` are oldest first.
 */
export const positionsPlayed = (
  setup: GameSetup,
  events: readonly GameEvent[],
): PositionsPlayed => {
  const tracker = new StintTracker();
  for (const side of SIDES)
    for (const player of setup[side].battingOrder) {
      const stint = tracker.add(side, player, BATTING_POSITIONS[player] ?? 'P');
      stint.positions.push(stint.position);
    }
  for (const event of events) {
    if (event.kind !== 'substitution') {
      tracker.follow(event);
      continue;
    }
    const left = event.notes.find(({ change }) => change === 'left');
    const entered = event.notes.find(({ change }) => change === 'entered');
    if (left && entered) tracker.addSubstitute(event, left.side, left.player, entered.player);
  }
  return { visitors: tracker.of('visitors'), home: tracker.of('home') };
};
