/**
 * Where chance comes from. Rules never draw it themselves: they are handed one of these.
 * Seeded and fast for simulation, committed for real games, loaded for tests.
 */
export interface Dice {
  /**
   * One face, 1 to 6. `label` names what the die is for ("batter", "pitcher", "location" …), so that a committed
   * die can be worked out again from the seed, the number of the event, its label, and how many of that label came before it.
   */
  die(label: string): number;
  /** A number in [0, 1) for chances that are not printed as dice. */
  fraction(label: string): number;
}

/**
 * The dice of one event of a game. Every event is a new context of draws: counting within a label starts again at its
 * first draw, so that an event can be worked out from the seed and its own number alone. Event numbers start at 1.
 */
export interface DiceSource {
  /** The dice of one event, from its first draw. */
  event(eventNumber: number): Dice;
}
