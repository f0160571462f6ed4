import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

import { APP_ICONS, APPLE_ICON } from './app-icons.ts';

const FILE = 'manifest.webmanifest';

/** What a long press on the installed app's icon offers. */
const SHORTCUTS = [
  { name: 'My Cards', url: '/cards/user' },
  { name: 'My Games', url: '/games/user' },
  { name: 'New Game', url: '/game/create' },
];

/**
 * The Vite plugin that writes the web app manifest, by which browsers offer to install the program,
 * and the tags of the page that belong to it. Its colors are those of the tokens: a manifest knows
 * one theme, so the ground is that of the day, and the bar is the top strip's, the same at night.
 */
export const webAppManifest = (): Plugin => ({
  name: 'pennant:web-app-manifest',
  applyToEnvironment: ({ name }) => name === 'client',
  transformIndexHtml: {
    order: 'post',
    async handler(): Promise<HtmlTagDescriptor[]> {
      const { top } = await readColors();
      return [
        { tag: 'meta', attrs: { name: 'theme-color', content: top }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' },
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: `/${APPLE_ICON.file}` },
          injectTo: 'head',
        },
      ];
    },
  },
  async generateBundle() {
    const { top, paper } = await readColors();
    const manifest = {
      id: '/',
      name: 'Pennant',
      short_name: 'Pennant',
      description: 'Collect baseball cards, build a team, play nine innings of dice.',
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: top,
      background_color: paper,
      categories: ['games', 'sports'],
      icons: APP_ICONS.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
      shortcuts: SHORTCUTS,
    };
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifest) });
  },
});

async function readColors(): Promise<{ readonly top: string; readonly paper: string }> {
  const tokens = await readFile(join(import.meta.dirname, '../src/tokens.css'), 'utf8');
  const colorOf = (token: string): string => {
    const color = new RegExp(`--color-${token}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(
      tokens,
    )?.[1];
    if (color === undefined) throw new Error(`tokens.css has no color ${token}`);
    return color;
  };
  return { top: colorOf('tin-deep'), paper: colorOf('paper') };
}
