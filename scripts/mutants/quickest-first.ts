import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest that each file of tests has taken, in ms: a run that a failure ends is short. */
const longest = new Map<string, number>();

/** Runs quick files of tests first, since the first failure ends the run of a mutant. */
export class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      const { duration = 0 } = this.ctx.cache.getTestSpecificationResult(file) ?? {};
      longest.set(file.moduleId, Math.max(duration, longest.get(file.moduleId) ?? 0));
    }
    const sorted = files.toSorted((a, b) => longest.get(a.moduleId)! - longest.get(b.moduleId)!);
    return Promise.resolve(sorted);
  }
}
