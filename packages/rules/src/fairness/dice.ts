/**
 * A source of randomness. The rules take it as an argument and have none of their own: seeded and
 * fast for simulation, committed for real games, loaded for tests.
 */
export interface Dice {
  /**
   * Returns one face, 1 to 6. `label` names the purpose of the die ("batter", "pitcher", "location"
   * …): a committed die is derived from the seed, the event number, the label and the number of
   * earlier draws of that label.
   */
  die(label: string): number;
  /** Returns a number in [0, 1), for probabilities that are not printed as dice. */
  fraction(label: string): number;
}

/**
 * The dice of a game's events. Counting within a label starts again with each event, so that an
 * event depends on the seed and its own number only. Event numbers start at 1.
 */
export interface DiceSource {
  /** Returns the dice of one event, from its first draw. */
  event(eventNumber: number): Dice;
}
