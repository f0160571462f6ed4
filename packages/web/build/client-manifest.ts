import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:client-manifest';

/**
 * The Vite plugin that exposes the client build's manifest to the server build as
 * `virtual:client-manifest`, so that a page can name the scripts it needs. Empty in development.
 */
export function clientManifest(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'pennant:client-manifest',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const json = building
        ? await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8')
        : '{}';
      return `export default ${json}`;
    },
  };
}
