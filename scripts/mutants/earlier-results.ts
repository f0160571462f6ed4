import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The part of Stryker's incremental file that is read here. */
interface EarlierResults {
  readonly files: Record<
    string,
    { mutants: { readonly status: string; readonly static?: boolean }[] }
  >;
}

/**
 * Forgets the results of an earlier run that Stryker would keep wrongly: of mutants in code that
 * runs while a module loads, for which it sees no new test, and of those that the clock stopped.
 */
export function forgetUncertainResults(file: string): void {
  if (!existsSync(file)) return;
  const results = JSON.parse(readFileSync(file, 'utf8')) as EarlierResults;
  for (const source of Object.values(results.files)) {
    source.mutants = source.mutants.filter(
      (mutant) => mutant.status === 'Killed' || (mutant.status !== 'Timeout' && !mutant.static),
    );
  }
  writeFileSync(file, JSON.stringify(results));
}
