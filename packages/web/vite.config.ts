import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { clientManifest } from './build/client-manifest.ts';
import { fontSubsets } from './build/font-subsets.ts';
import { insidePage } from './build/inside-page.ts';
import { packedCopies, SERVER_CHUNKS } from './build/packed-copies.ts';
import { styleFirst } from './build/style-first.ts';

/**
 * `vite build` makes both halves, the browser's in `dist/client` and the server's in `dist/server/entry-server.js`.
 * `vite` alone serves the pages with hot reload and passes the calls on to a program at PENNANT_URL.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fontSubsets(),
    clientManifest(),
    styleFirst(),
    insidePage(),
    packedCopies(),
  ],
  // light-dark() and nesting stay as they are written: lowering them would double every colour.
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The security policy loads fonts and pictures from files only.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // The first page's script names every file there is: nobody reads the names, and they would be a seventh of it.
            chunkFileNames: ({ name }) =>
              name === 'foundation' ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            // What every page needs comes as one file, which also packs better than four.
            codeSplitting: {
              groups: [
                {
                  name: 'foundation',
                  priority: 2,
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\/(?!.*[iI]nfiniteQuery(Observer)?\.js)|web\/src\/(api\/(?!use-(answer|list)-pages|client-seed)|ui\/(button|error-state|empty-state|loading|page-heading|text-link|icons|money|toast)\.tsx?$)/,
                },
                // What most pages of a player are made of, lists that come page by page among it: a dozen small files would be three ways there and back.
                {
                  name: 'pieces',
                  priority: 1,
                  test: /[iI]nfiniteQuery(Observer)?\.js$|web\/src\/api\/use-(answer|list)-pages\.ts$|web\/src\/ui\/(card-cells|day-and-time|field|in-page|notice|progress|prose|save-file|sorting|table|tier-swatch|use-error-toast)\.tsx?$|rules\/src\/cards\/(card|tier)\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file with all that it needs, so that the server's package need not install React.
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: { 'entry-server': 'src/entry-server.tsx' },
          output: { chunkFileNames: `${SERVER_CHUNKS}/[name]-[hash].js` },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('both halves of the page must be configured');
      await builder.build(client);
      await builder.build(ssr);
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/dev'].map((path) => [path, process.env['PENNANT_URL'] ?? 'http://127.0.0.1:3000']),
    ),
  },
});
