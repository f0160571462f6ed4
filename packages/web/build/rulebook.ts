import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { citedSentences, readRulebook } from './read-rulebook.ts';

/** The one home of the rules in words. */
const FILE = join(import.meta.dirname, '../../../docs/rulebook.md');

const WHOLE = 'virtual:rulebook';
const CITED = 'virtual:cited-sentences';

/**
 * The Vite plugin that makes data of docs/rulebook.md: all of it as `virtual:rulebook`, and as
 * `virtual:cited-sentences` the sentences that percentages link to.
 */
export const rulebook = (): Plugin => ({
  name: 'pennant:rulebook',
  resolveId: (id) => (id === WHOLE || id === CITED ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${WHOLE}` && id !== `\0${CITED}`) return undefined;
    this.addWatchFile(FILE);
    const whole = readRulebook(await readFile(FILE, 'utf8'));
    return `export default ${JSON.stringify(id === `\0${WHOLE}` ? whole : citedSentences(whole))}`;
  },
});
