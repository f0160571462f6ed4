import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** What is frozen: a module of a package with all that it imports. */
interface Frozen {
  /** The package's folder below `packages`. */
  readonly folder: string;
  /** The module, from the package's folder. */
  readonly entry: string;
  /** The name that is taken of it. */
  readonly exported: string;
  /** "rules-1" for `frozen/rules-1.js`. */
  readonly name: string;
  /** The script that freezes it. */
  readonly script: string;
}

const PACKAGES = path.resolve(import.meta.dirname, '..', 'packages');

/**
 * Builds a module as it is now into one file in its package's folder `frozen`, with its types.
 * Throws if the file is there: it is never built again.
 */
export async function freeze({ folder, entry, exported, name, script }: Frozen): Promise<void> {
  const frozen = path.join(PACKAGES, folder, 'frozen');
  const file = path.join(frozen, `${name}.js`);
  if (existsSync(file)) throw new Error(`${file} is there: raise the version first.`);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      lib: { entry: path.join(PACKAGES, folder, entry), formats: ['es'] },
    },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  mkdirSync(frozen, { recursive: true });
  writeFileSync(
    file,
    `// Built by ${script} from version ${name}. Never edited.\n${output!.output[0].code}`,
  );
  const types = `export { ${exported} } from '../${entry}';\n`;
  writeFileSync(path.join(frozen, `${name}.d.ts`), types);
  console.log(`${path.relative(process.cwd(), file)} is there.`);
}
