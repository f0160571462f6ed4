import type { Plugin } from 'vite';

/**
 * Lets the style sheet of a page that the server drew come before its scripts: on a slow line they would share it, and
 * nothing is seen until the sheet is there.
 */
export const styleFirst = (): Plugin => ({
  name: 'pennant:style-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(
        /<(script type="module"|link rel="modulepreload")/g,
        (start) => `${start} fetchpriority="low"`,
      ),
  },
});
