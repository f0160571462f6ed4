/** Pairs of what a card gives and what the season was, and how far apart they are. */
export class Errors {
  readonly #given: number[] = [];
  readonly #real: number[] = [];

  add(given: number, real: number): void {
    this.#given.push(given);
    this.#real.push(real);
  }

  get count(): number {
    return this.#given.length;
  }

  #distances(): number[] {
    return this.#given.map((given, at) => Math.abs(given - (this.#real[at] ?? 0)));
  }

  /** Mean absolute error. */
  mean(): number {
    return this.#distances().reduce((sum, distance) => sum + distance, 0) / this.count;
  }

  /** Mean of given less real: above 0 where the cards give too much. */
  bias(): number {
    return (
      this.#given.reduce((sum, given, at) => sum + given - (this.#real[at] ?? 0), 0) / this.count
    );
  }

  /** The error that this share of the pairs stays within. */
  within(share: number): number {
    const sorted = this.#distances().sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }

  /** Pearson's r. */
  correlation(): number {
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const [givenMean, realMean] = [mean(this.#given), mean(this.#real)];
    let both = 0;
    let ofGiven = 0;
    let ofReal = 0;
    this.#given.forEach((given, at) => {
      const fromGiven = given - givenMean;
      const fromReal = (this.#real[at] ?? 0) - realMean;
      both += fromGiven * fromReal;
      ofGiven += fromGiven * fromGiven;
      ofReal += fromReal * fromReal;
    });
    return both / Math.sqrt(ofGiven * ofReal);
  }
}
