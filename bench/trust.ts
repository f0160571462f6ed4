import { buildPage } from '../scripts/build-page.ts';
import { readTrustRequest, type TrustRequest } from './trust/harness/command-line.ts';
import { formatResults, hasPassed, type PartOutcome } from './trust/harness/results-table.ts';
import { openSavedResults } from './trust/harness/saved-results.ts';
import { TRUST_PARTS } from './trust/parts.ts';
import type { Amounts, Figures, TrustPart } from './trust/trust-part.ts';

/**
 * `npm run check:trust`: proves on the running program that nothing is lost, nobody gets in and
 * nothing stalls. Each part of `trust/parts.ts` at the amounts of CI, or with `--full` at those of
 * a release, which is taken up again where it stopped (`--again` begins anew); parts also by name.
 * Ends with a table and a line of JSON, and with exit code 1 where a figure falls short, a part
 * fails, or none ran. A part that this machine can't run is left out, and the reason is said.
 */
const SEED = Number(process.env['TRUST_SEED'] || 1);

/** What ran, and why the other parts did not. */
interface TrustRunResult {
  readonly outcomes: readonly PartOutcome[];
  readonly leftOut: readonly string[];
}

async function runParts({ isFull, isFresh, parts }: TrustRequest): Promise<TrustRunResult> {
  const saved = isFull ? openSavedResults({ isFresh }) : null;
  if (saved) console.log(`Results are kept in ${saved.file}.`);
  console.log(`The seed is ${SEED} (TRUST_SEED).`);
  const outcomes: PartOutcome[] = [];
  const leftOut: string[] = [];
  for (const { part, amounts } of parts) {
    const earlier = saved?.result(part.name, amounts);
    if (earlier !== undefined) {
      const { figures, seconds, finished } = earlier;
      console.log(`\n── ${part.name}: taken from ${finished}`);
      outcomes.push({ part, amounts, figures, seconds, takenFrom: finished });
      continue;
    }
    console.log(`\n── ${part.name}: ${part.claim}`);
    const obstacle = await part.findObstacle?.();
    if (obstacle !== undefined) {
      leftOut.push(`left out ${part.name}: ${obstacle}`);
      console.log(leftOut.at(-1));
      continue;
    }
    const began = performance.now();
    const figures = await runPart(part, amounts, {
      saved: saved?.progress(part.name, amounts),
      save: (state) => saved?.saveProgress(part.name, amounts, state),
    });
    const seconds = (performance.now() - began) / 1000;
    const outcome: PartOutcome = { part, amounts, figures, seconds };
    outcomes.push(outcome);
    console.log(formatResults([outcome]));
    // A part that falls short runs again in the next run.
    if (hasPassed(outcome) && !('error' in figures)) {
      const finished = new Date().toISOString();
      saved?.saveResult(part.name, { amounts, figures, seconds, finished });
    }
  }
  return { outcomes, leftOut };
}

async function runPart(
  part: TrustPart,
  amounts: Amounts,
  progress: { readonly saved: unknown; save(state: unknown): void },
): Promise<Figures | { readonly error: string }> {
  const tell = (message: string) => console.log(`   ${message}`);
  try {
    return await part.run(amounts, { tell, seed: SEED, ...progress });
  } catch (error) {
    if (error instanceof Error && error.stack) console.error(error.stack);
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

let request: TrustRequest;
try {
  request = readTrustRequest(process.argv.slice(2), TRUST_PARTS);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
// The program that is tried serves the pages, too.
await buildPage();
const { outcomes, leftOut } = await runParts(request);
console.log(`\n${[formatResults(outcomes), ...leftOut].join('\n')}\n`);
const failed = outcomes.filter((outcome) => !hasPassed(outcome));
const isProven = failed.length === 0 && outcomes.length > 0;
if (isProven)
  console.log(leftOut.length === 0 ? 'Everything holds.' : 'Everything that ran holds.');
else
  console.log(
    outcomes.length === 0
      ? 'Nothing ran.'
      : `Falls short: ${failed.map(({ part }) => part.name).join(', ')}.`,
  );
const figures = Object.assign(
  {},
  ...outcomes.map(({ figures }) => ('error' in figures ? {} : figures)),
) as Figures;
console.log(JSON.stringify({ check: 'trust', figures }));
process.exit(isProven ? 0 : 1);
