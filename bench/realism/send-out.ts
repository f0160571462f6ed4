import type { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { compileSide } from '@pennant/rules/games/compile-setup';
import type { Rates, SideSetup } from '@pennant/rules/games/setup';
import {
  BATTING_PLACES,
  FIRST_BENCH,
  FIRST_RELIEVER,
  FIRST_STARTER,
  LINEUP_SIZE,
  RELIEVERS,
  STARTERS,
} from '@pennant/rules/games/slot';
import { FILLING, type Man, type Roster, type RosterOptions } from './roster.ts';
import type { Weighted } from './weighted.ts';

/** A club's lineup for one game, and who its men are, by lineup index. */
export interface SentOut {
  readonly setup: SideSetup;
  readonly men: readonly Man[];
}

const DESIGNATED_HITTER = 8;
const FIELDERS = 8;

const drawFrom = (chance: SeededDice, taken: Set<Man>, ...from: readonly Weighted<Man>[]): Man => {
  for (const weighted of from) {
    const man = weighted.draw(chance, taken);
    if (man === undefined) continue;
    taken.add(man);
    return man;
  }
  // A club of too few men plays one of them twice.
  const [any] = taken;
  const last = from.at(-1)?.items[0] ?? any;
  if (last === undefined) throw new Error('A club without players');
  return last;
};

/** Where pitchers bat, relievers hardly ever do: a pinch hitter bats in their place, and another reliever follows him. */
const hitFor = (reliever: Man, hitter: Man): Man => ({
  ...reliever,
  card:
    reliever.card.type === 'Pitcher' && hitter.card.type === 'Batter'
      ? { ...reliever.card, batting: hitter.card }
      : reliever.card,
  player: { ...reliever.player, bat: hitter.player.bat },
});

const compiled = new WeakMap<Roster, SideSetup>();

/**
 * The lineup as the engine takes it. In the record's way nobody manages, so what compiling finds out for the manager may come from
 * another of the club's lineups: compiling every game's anew would cost more than playing it.
 */
const setupOf = (
  roster: Roster,
  men: readonly Man[],
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
  let errors = 0;
  for (let index = 0; index < FIELDERS; index++) errors += men[index]?.errorRate ?? 0;
  return {
    ...known,
    players: men.map((man) => man.player),
    battingOrder,
    errorRate: errors / FIELDERS,
  };
};

/**
 * Draws a club's lineup for a game: fielders by their games at each place, the starter by starts, relievers by their innings in relief;
 * whoever has more plate appearances a game bats earlier, a pitcher last.
 */
export const sendOut = (
  roster: Roster,
  chance: SeededDice,
  { designatedHitter, rates }: RosterOptions,
): SentOut => {
  const taken = new Set<Man>();
  const men: Man[] = Array.from({ length: LINEUP_SIZE });
  for (const place of FILLING) {
    men[BATTING_PLACES.indexOf(place)] = drawFrom(
      chance,
      taken,
      roster.places[place],
      roster.batters,
    );
  }
  const pitching = new Set<Man>();
  const starter = drawFrom(chance, pitching, roster.starters, roster.pitchers);
  for (let at = 0; at < STARTERS; at++) men[FIRST_STARTER + at] = starter;
  for (let at = 1; at <= RELIEVERS; at++) {
    // They come in from the second on; the first is kept for the end.
    const reliever = drawFrom(chance, pitching, roster.relievers, roster.pitchers);
    men[FIRST_RELIEVER + (at % RELIEVERS)] = designatedHitter
      ? reliever
      : hitFor(reliever, drawFrom(chance, taken, roster.pinchHitters, roster.batters));
  }
  for (let at = FIRST_BENCH; at < LINEUP_SIZE; at++) {
    men[at] = drawFrom(chance, taken, roster.batters);
  }
  const order = [0, 1, 2, 3, 4, 5, 6, 7, DESIGNATED_HITTER].slice(0, designatedHitter ? 9 : 8);
  const appearances = (index: number): number => men[index]?.appearancesPerGame ?? 0;
  order.sort((a, b) => appearances(b) - appearances(a));
  if (!designatedHitter) order.push(FIRST_STARTER);
  return { men, setup: setupOf(roster, men, order, rates) };
};
