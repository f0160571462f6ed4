import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { appIcons } from './build/app-icons.ts';
import { clientManifest } from './build/client-manifest.ts';
import { fontSubsets } from './build/font-subsets.ts';
import { inlineCriticalAssets } from './build/inline-critical-assets.ts';
import { pageStyles } from './build/page-styles.ts';
import { precompress, SERVER_CHUNKS } from './build/precompress.ts';
import { rulebook } from './build/rulebook.ts';
import { scriptFetchPriority } from './build/script-fetch-priority.ts';
import { serviceWorker } from './build/service-worker.ts';
import { webAppManifest } from './build/web-app-manifest.ts';

/**
 * `vite build` makes the client build in `dist/client` and the server build in
 * `dist/server/entry-server.js`. `vite` alone serves the pages with hot reload and proxies API
 * calls to the server at PENNANT_URL.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fontSubsets(),
    rulebook(),
    clientManifest(),
    scriptFetchPriority(),
    appIcons(),
    webAppManifest(),
    serviceWorker(),
    pageStyles(),
    inlineCriticalAssets(),
    precompress(),
  ],
  // Targets that know light-dark() and nesting: lowering them would double every color.
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The security policy allows fonts and images from files only.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // The entry script lists every chunk; readable names would be a seventh of its size.
            chunkFileNames: ({ name }) =>
              name === 'foundation' ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            // What every page needs is one chunk, which also compresses better than four.
            codeSplitting: {
              groups: [
                {
                  name: 'foundation',
                  priority: 2,
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\/(?!.*([iI]nfiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js)|web\/src\/(offline\/kept-views\.ts|api\/(?!api-stream|follow-stream|use-infinite-api-(query|list)|use-api-mutation|stale-queries|use-teams-and-opponents|client-seed)|ui\/(button|day-and-time|error-state|empty-state|kept-view|loading|page-context|page-layout|text-link|icons|money|toast)\.tsx?$)/,
                },
                // What most pages of a player use, paginated lists included: a dozen small files
                // would cost three round trips.
                {
                  name: 'pieces',
                  priority: 1,
                  test: /(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js$|web\/src\/api\/(client-seed|use-infinite-api-(query|list)|use-api-mutation|stale-queries)\.ts$|web\/src\/ui\/(card\/to-card-front-data|card-columns|chance-in-hundred|form-fields|innings-pitched|notice|progress-bar|prose-section|save-file|sorting|table|tier-swatch|use-error-toast)\.tsx?$|web\/src\/features\/(account\/(auth-form|read-form-field|use-start-session)|games\/club-pennant|leaderboard\/(stat-text|use-current-month))\.tsx?$|card-art\/src\/(shapes\/jsx-runtime|svg\/render-shapes|card\/card-front-data|clubs\/club-(colors|pennant-drawing)|color|seeded-choice)\.tsx?$|rules\/src\/(cards\/(card|tier)|leaderboard\/(elo|games-by-click|month-and-quarter))\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file with all its dependencies, so that the server's package need not install React.
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
      if (!client || !ssr) throw new Error('both the client and the ssr build must be configured');
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
