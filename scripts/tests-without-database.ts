import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a module asks for the server, or the cluster, that the project of its tests has started. */
const ASKS_FOR_SERVER = "inject('testServer')";

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Returns the test files below a folder, as paths from `root`, that no database is needed for:
 * neither they nor what they import, however far, ask for the server of their project.
 */
export function listTestsWithoutDatabase(root: string, folder: string): string[] {
  const tests = globSync(`${folder}/**/*.test.ts`, { cwd: root }).toSorted();
  const imports = new Map<string, readonly string[] | 'a database'>();
  const read = (file: string) => {
    const known = imports.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    const found = text.includes(ASKS_FOR_SERVER)
      ? 'a database'
      : [...text.matchAll(RELATIVE_IMPORT)]
          .map(([, relative]) => path.resolve(path.dirname(file), relative!))
          .filter((imported) => imported.endsWith('.ts') && existsSync(imported));
    imports.set(file, found);
    return found;
  };
  const needsDatabase = (test: string) => {
    const reached = new Set([path.join(root, test)]);
    for (const file of reached) {
      const found = read(file);
      if (found === 'a database') return true;
      for (const imported of found) reached.add(imported);
    }
    return false;
  };
  return tests.filter((test) => !needsDatabase(test)).map((test) => test.replaceAll(path.sep, '/'));
}
