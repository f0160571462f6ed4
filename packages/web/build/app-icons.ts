import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

/** The part of a maskable icon's side that no launcher cuts off, as the web app manifest has it. */
const SAFE_ZONE = 0.8;

interface AppIcon {
  readonly file: string;
  readonly size: number;
  /** `maskable` where a launcher may cut the icon to its own shape. */
  readonly purpose: 'any' | 'maskable';
}

/** The icons of the installed app, as the web app manifest lists them. */
export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The icon of iOS, which reads no icon from the manifest and cuts only the corners off. */
export const APPLE_ICON: AppIcon = { file: 'icon-apple-180.png', size: 180, purpose: 'any' };

/** The Vite plugin that renders the icons of the installed app from public/icon.svg. */
export const appIcons = (): Plugin => ({
  name: 'pennant:app-icons',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const mark = await readFile(join(import.meta.dirname, '../public/icon.svg'), 'utf8');
    for (const icon of [...APP_ICONS, APPLE_ICON]) {
      this.emitFile({ type: 'asset', fileName: icon.file, source: renderIcon(mark, icon) });
    }
  },
});

function renderIcon(mark: string, { size, purpose }: AppIcon): Uint8Array {
  const svg = purpose === 'maskable' ? shrinkIntoSafeZone(mark) : mark;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Returns the mark smaller, on the same ground: the ground is its first path, and fills it. */
function shrinkIntoSafeZone(mark: string): string {
  const [, open, ground, rest] = /^(<svg[^>]*>)(<path[^>]*\/>)([^]*)<\/svg>\s*$/.exec(mark) ?? [];
  if (open === undefined || ground === undefined || rest === undefined)
    throw new Error('public/icon.svg is not a ground and a mark on it');
  // The mark's middle, (18, 16.5), goes to the middle of the icon.
  const scale = `translate(16 16) scale(${SAFE_ZONE}) translate(-18 -16.5)`;
  return `${open}${ground}<g transform="${scale}">${rest}</g></svg>`;
}
