import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the test file first that noticed the last mutant, since the next one stands beside it, then
 * the others from the quickest to the slowest: the first failure ends the run. Vitest by itself
 * begins with the slowest.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => {
      const last = this.ctx.cache.getTestSpecificationResult(file);
      return { file, hasFailed: last?.failed === true, duration: last?.duration ?? 0 };
    });
    return ranked
      .toSorted((a, b) => Number(b.hasFailed) - Number(a.hasFailed) || a.duration - b.duration)
      .map(({ file }) => file);
  }
}
