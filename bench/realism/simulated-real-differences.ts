/** Pairs of simulated and real values, and statistics of their differences. */
export class SimulatedRealDifferences {
  readonly #simulated: number[] = [];
  readonly #real: number[] = [];

  add(simulated: number, real: number): void {
    this.#simulated.push(simulated);
    this.#real.push(real);
  }

  get count(): number {
    return this.#simulated.length;
  }

  #distances(): number[] {
    return this.#simulated.map((simulated, index) =>
      Math.abs(simulated - (this.#real[index] ?? 0)),
    );
  }

  /** Returns the mean absolute error. */
  mean(): number {
    return this.#distances().reduce((sum, distance) => sum + distance, 0) / this.count;
  }

  /** Returns the mean of simulated less real: above 0 if the cards give too much. */
  bias(): number {
    return (
      this.#simulated.reduce(
        (sum, simulated, index) => sum + simulated - (this.#real[index] ?? 0),
        0,
      ) / this.count
    );
  }

  /** Returns the error that this share of the pairs stays within. */
  within(share: number): number {
    const sorted = this.#distances().sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }

  /** Returns Pearson's r. */
  correlation(): number {
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const [simulatedMean, realMean] = [mean(this.#simulated), mean(this.#real)];
    let products = 0;
    let simulatedSquares = 0;
    let realSquares = 0;
    this.#simulated.forEach((simulated, index) => {
      const fromSimulated = simulated - simulatedMean;
      const fromReal = (this.#real[index] ?? 0) - realMean;
      products += fromSimulated * fromReal;
      simulatedSquares += fromSimulated * fromSimulated;
      realSquares += fromReal * fromReal;
    });
    return products / Math.sqrt(simulatedSquares * realSquares);
  }
}
