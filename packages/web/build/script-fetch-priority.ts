import type { Plugin } from 'vite';

/**
 * The Vite plugin that gives scripts a low fetch priority, so that the style sheet of a
 * server-rendered page is loaded first: nothing is painted before it has arrived.
 */
export const scriptFetchPriority = (): Plugin => ({
  name: 'pennant:script-fetch-priority',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(
        /<(script type="module"|link rel="modulepreload")/g,
        (start) => `${start} fetchpriority="low"`,
      ),
  },
});
