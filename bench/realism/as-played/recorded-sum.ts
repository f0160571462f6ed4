/** Share of the weight that must be on record for a sum to count as recorded. */
const MIN_RECORDED = 0.9;

/** A sum over rows of the record, some of which may be blank. */
export class RecordedSum {
  #sum = 0;
  #recorded = 0;
  #all = 0;

  /** Adds a row's figure, null if blank; the weight says how much of the whole it stands for. */
  add(value: number | null, weight: number): void {
    this.#all += weight;
    if (value === null) return;
    this.#recorded += weight;
    this.#sum += value;
  }

  /** Returns the sum; null if it is recorded for fewer than nine tenths of the weight. */
  value(): number | null {
    return this.#all > 0 && this.#recorded >= MIN_RECORDED * this.#all ? this.#sum : null;
  }
}
