import type { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { compileSide } from '@pennant/rules/games/engine/compile-setup';
import type { Rates, SideSetup } from '@pennant/rules/games/setup';
import {
  BATTING_POSITIONS,
  FIRST_BENCH,
  FIRST_RELIEVER,
  FIRST_STARTER,
  LINEUP_SIZE,
  RELIEVER_COUNT,
  STARTER_COUNT,
} from '@pennant/rules/games/lineup-slots';
import { FILLING_ORDER, type RosterPlayer, type Roster, type RosterOptions } from './roster.ts';
import type { WeightedItems } from './weighted-draw.ts';

/** A club's lineup for one game, and its players by lineup index. */
export interface DrawnLineup {
  readonly setup: SideSetup;
  readonly players: readonly RosterPlayer[];
}

const DESIGNATED_HITTER = 8;

const drawFrom = (
  dice: SeededDice,
  taken: Set<RosterPlayer>,
  ...from: readonly WeightedItems<RosterPlayer>[]
): RosterPlayer => {
  for (const weighted of from) {
    const man = weighted.draw(dice, taken);
    if (man === undefined) continue;
    taken.add(man);
    return man;
  }
  // A club with too few players uses one of them twice.
  const [any] = taken;
  const last = from.at(-1)?.items[0] ?? any;
  if (last === undefined) throw new Error('A club without players');
  return last;
};

/**
 * If pitchers bat, relievers hardly ever do: a pinch hitter bats in their place, and another
 * reliever follows.
 */
const withPinchHitter = (reliever: RosterPlayer, hitter: RosterPlayer): RosterPlayer => ({
  ...reliever,
  card:
    reliever.card.type === 'Pitcher' && hitter.card.type === 'Batter'
      ? { ...reliever.card, batting: hitter.card }
      : reliever.card,
  player: { ...reliever.player, bat: hitter.player.bat },
});

const compiled = new WeakMap<Roster, SideSetup>();

/**
 * Returns the compiled lineup. At the rates of the record there is no manager, so what compiling
 * computes for the manager may come from another of the club's lineups: compiling every game's
 * lineup would cost more than playing the game.
 */
const setupOf = (
  roster: Roster,
  men: readonly RosterPlayer[],
  battingOrder: readonly number[],
  rates: Rates,
): SideSetup => {
  const known = rates === 'record' ? compiled.get(roster) : undefined;
  if (known === undefined) {
    const setup = compileSide({
      name: roster.club.name,
      players: men.map((man) => man.card),
      battingOrder,
      starter: FIRST_STARTER,
      manager: 'computer',
    });
    compiled.set(roster, setup);
    return setup;
  }
  return {
    ...known,
    players: men.map((man) => man.player),
    battingOrder,
  };
};

/**
 * Draws a club's lineup for a game: fielders by their games at each position, the starter by
 * starts, relievers by their innings in relief; those with more plate appearances per game bat
 * earlier, a pitcher last.
 */
export const drawLineup = (
  roster: Roster,
  dice: SeededDice,
  { designatedHitter, rates }: RosterOptions,
): DrawnLineup => {
  const taken = new Set<RosterPlayer>();
  const men: RosterPlayer[] = Array.from({ length: LINEUP_SIZE });
  for (const position of FILLING_ORDER) {
    men[BATTING_POSITIONS.indexOf(position)] = drawFrom(
      dice,
      taken,
      roster.places[position],
      roster.batters,
    );
  }
  const pitching = new Set<RosterPlayer>();
  const starter = drawFrom(dice, pitching, roster.starters, roster.pitchers);
  for (let offset = 0; offset < STARTER_COUNT; offset++) men[FIRST_STARTER + offset] = starter;
  for (let offset = 1; offset <= RELIEVER_COUNT; offset++) {
    // Relievers come in from the second on; the first is kept for the end.
    const reliever = drawFrom(dice, pitching, roster.relievers, roster.pitchers);
    men[FIRST_RELIEVER + (offset % RELIEVER_COUNT)] = designatedHitter
      ? reliever
      : withPinchHitter(reliever, drawFrom(dice, taken, roster.pinchHitters, roster.batters));
  }
  for (let offset = FIRST_BENCH; offset < LINEUP_SIZE; offset++) {
    men[offset] = drawFrom(dice, taken, roster.batters);
  }
  const order = [0, 1, 2, 3, 4, 5, 6, 7, DESIGNATED_HITTER].slice(0, designatedHitter ? 9 : 8);
  const appearances = (index: number): number => men[index]?.appearancesPerGame ?? 0;
  order.sort((a, b) => appearances(b) - appearances(a));
  if (!designatedHitter) order.push(FIRST_STARTER);
  return { players: men, setup: setupOf(roster, men, order, rates) };
};
