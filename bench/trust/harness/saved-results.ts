import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Amounts, Figures } from '../trust-part.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

/** The figures of a part that has run to its end. */
export interface PartResult {
  readonly amounts: Amounts;
  readonly figures: Figures;
  readonly seconds: number;
  /** ISO 8601. */
  readonly finished: string;
}

interface Saved {
  /** The code that the results are of. */
  readonly code: string;
  readonly results: Record<string, PartResult>;
  readonly progress: Record<string, { readonly amounts: Amounts; readonly state: unknown }>;
}

/** The results of `--full`, in a file: an interrupted run is taken up again where it stopped. */
export interface SavedResults {
  readonly file: string;
  result(part: string, amounts: Amounts): PartResult | undefined;
  progress(part: string, amounts: Amounts): unknown;
  saveProgress(part: string, amounts: Amounts, state: unknown): void;
  saveResult(part: string, result: PartResult): void;
}

/** Opens the saved results of the code as it is now; those of other code count for nothing. */
export function openSavedResults({ isFresh }: { readonly isFresh: boolean }): SavedResults {
  const file = path.join(ROOT, '.cache', 'trust', 'full.json');
  const code = identifyCode();
  const found = isFresh ? undefined : readSaved(file);
  const saved: Saved = found?.code === code ? found : { code, results: {}, progress: {} };
  const write = () => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(saved, null, 1));
    renameSync(`${file}.new`, file);
  };
  const isSame = (a: Amounts, b: Amounts) => JSON.stringify(a) === JSON.stringify(b);
  return {
    file,
    result: (part, amounts) => {
      const result = saved.results[part];
      return result && isSame(result.amounts, amounts) ? result : undefined;
    },
    progress: (part, amounts) => {
      const progress = saved.progress[part];
      return progress && isSame(progress.amounts, amounts) ? progress.state : undefined;
    },
    saveProgress: (part, amounts, state) => {
      saved.progress[part] = { amounts, state };
      write();
    },
    saveResult: (part, result) => {
      saved.results[part] = result;
      delete saved.progress[part];
      write();
    },
  };
}

function readSaved(file: string): Saved | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved;
  } catch {
    return undefined;
  }
}

/** Returns the commit, and a hash of what differs from it. */
function identifyCode(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
  const changes = git('diff', 'HEAD', '--', 'packages', 'scripts', 'bench/trust');
  const hash = createHash('sha256').update(changes).digest('hex').slice(0, 12);
  return `${git('rev-parse', 'HEAD')}${changes === '' ? '' : `+${hash}`}`;
}
