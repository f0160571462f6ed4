import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../verify-game.py', import.meta.url));

/** What `scripts/verify-game.py` makes of games. */
interface Verified {
  /** The exit code; null where it was ended by a signal. */
  readonly status: number | null;
  /** What it says of each game, by the game's name. */
  readonly said: ReadonlyMap<string, string>;
  readonly text: string;
  /** What it says of itself: nothing, where it ran as it should. */
  readonly stderr: string;
}

/** Runs the script on games by name, which it finds as files of the folder. */
export function runVerifyGame(
  folder: string,
  games: Readonly<Record<string, unknown>>,
  options: readonly string[],
): Verified {
  const names = Object.keys(games);
  const files = names.map((name, index) => {
    const file = path.join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(games[name]));
    return file;
  });
  const { status, stdout, stderr } = spawnSync('python3', [SCRIPT, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const lines = stdout.trim().split('\n');
  const said = new Map(
    names.map((name, index) => [
      name,
      lines
        .filter((line) => names.length === 1 || line.startsWith(`${files[index]}: `))
        .map((line) => line.replace(`${files[index]}: `, ''))
        .join('\n'),
    ]),
  );
  return { status, said, text: stdout, stderr };
}
