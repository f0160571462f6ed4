/** The mean of observations with its standard error. */
export class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** Adds the observations of another mean to this one. */
  addAll(other: Mean): void {
    this.#count += other.#count;
    this.#sum += other.#sum;
    this.#squares += other.#squares;
  }

  get count(): number {
    return this.#count;
  }

  /** The mean; NaN without an observation. */
  get value(): number {
    return this.#sum / this.#count;
  }

  /**
   * The standard error of the mean, the observations taken as independent; NaN with fewer than two.
   */
  get standardError(): number {
    const { value } = this;
    const variance = (this.#squares - this.#count * value * value) / (this.#count - 1);
    return Math.sqrt(Math.max(0, variance) / this.#count);
  }
}
