import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

import { buildIdOf } from './build-id.ts';
import { offlineFilesOf } from './offline-files.ts';

const SOURCE = join(import.meta.dirname, '../src/offline/service-worker.ts');

/**
 * The Vite plugin that builds the service worker, `/service-worker.js`, with the list of files that
 * it keeps, and tells which build this is: the page in a <meta> tag, the server's newest one in
 * `/build.json`.
 */
export const serviceWorker = (): Plugin => ({
  name: 'pennant:service-worker',
  // Once all files have their names, and before they are compressed.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle === undefined
        ? []
        : [
            {
              tag: 'meta',
              attrs: { name: 'build', content: buildIdOf(bundle) },
              injectTo: 'head' as const,
            },
          ],
  },
  async generateBundle(_options, bundle) {
    const buildID = buildIdOf(bundle);
    const source = await buildWorker(buildID, offlineFilesOf(bundle));
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    this.emitFile({
      type: 'asset',
      fileName: 'build.json',
      source: JSON.stringify({ build: buildID }),
    });
  },
});

/** Returns the worker's script: a classic one in one file, which every browser can register. */
async function buildWorker(buildID: string, files: readonly string[]): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILD_ID: JSON.stringify(buildID),
      OFFLINE_FILES: JSON.stringify(files),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [output] = Array.isArray(result) ? result : [result];
  const [script, ...others] = output?.output ?? [];
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error('the service worker is not one file');
  return script.code;
}
