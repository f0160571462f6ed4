import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Loaded before a program (`node --import`): hands it one source file with a bug in it. The file
 * itself stays as it is, and the program knows nothing of this.
 */
const { file, find, replace } = JSON.parse(process.env['TRUST_PLANT'] ?? '{}') as {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};

registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith(`/${file}`)) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (source.split(find).length !== 2)
      throw new Error(`the bug can't be planted: ${file} does not have "${find}" once`);
    console.log(`planted in ${file}`);
    return {
      format: 'module-typescript',
      source: source.replace(find, () => replace),
      shortCircuit: true,
    };
  },
});
