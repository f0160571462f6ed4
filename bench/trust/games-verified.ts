import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameReplay } from '@pennant/contract/game-summary';
import { RULES_VERSION_WITH_ORDERS } from '@pennant/rules/games/rules-version';
import { FORGERIES } from '@pennant/server/games/testing/forgeries';
import { copyPreparedData } from './harness/prepared-data.ts';
import { startTrustProgram } from './harness/trust-program.ts';
import { playGamesInTabs } from './load/play-in-tabs.ts';
import { createRandom, type Random } from './load/random.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly games: number;
}

const SCRIPT = fileURLToPath(new URL('../../scripts/verify-game.py', import.meta.url));

/**
 * Games of the real program, each played again by the script in another language, which knows
 * nothing but the replay. The same replays, forged in every way that is known, must be refused.
 * Whether a game survives two tabs is the part two-tabs.
 */
export const gamesVerified: TrustPart<Amounts> = {
  name: 'games',
  claim: 'A stranger can check every game, and sees every forgery.',
  amounts: { ci: { games: 50 }, full: { games: 1000 } },
  figures: ({ games }) => ({
    gamesPlayed: { label: 'games played', target: { exactly: games } },
    challenges: { label: 'of them against a user’s team under orders', target: { atLeast: 1 } },
    gamesVerified: { label: 'of them verified by the script', target: { exactly: games } },
    forgeries: { label: 'kinds of forgery done to them', target: { atLeast: 75 } },
    forgedGames: { label: 'forged games', target: null },
    forgeriesMissed: { label: 'of them that went through', target: { exactly: 0 } },
  }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { games: Number(word) } : null),
  run: async ({ games }, run) => {
    const data = await copyPreparedData(run.tell);
    const program = await startTrustProgram({ dataDir: data.dataDir });
    const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-games-'));
    try {
      const played = await playGamesInTabs(program.url, { games, tabs: 1 }, run);
      run.tell(`${played.length} games are played`);
      const verified = await verify(
        folder,
        played.map(({ replay }) => replay),
      );
      for (const { said } of verified.filter(({ holds }) => !holds)) run.tell(`REFUSED: ${said}`);
      const forged = forgeGames(
        played.map(({ replay }) => replay),
        createRandom(run.seed),
      );
      run.tell(`${forged.length} games are forged`);
      const judged = await verify(
        folder,
        forged.map(({ replay }) => replay),
      );
      for (const [index, { holds }] of judged.entries()) {
        if (holds) run.tell(`MISSED: ${forged[index]?.name}`);
      }
      return {
        gamesPlayed: played.length,
        challenges: played.filter(({ replay }) => replay.rulesVersion === RULES_VERSION_WITH_ORDERS)
          .length,
        gamesVerified: verified.filter(({ holds }) => holds).length,
        forgeries: new Set(forged.map(({ name }) => name)).size,
        forgedGames: forged.length,
        forgeriesMissed: judged.filter(({ holds }) => holds).length,
      };
    } finally {
      await program.stop();
      await data.remove();
      await rm(folder, { recursive: true });
    }
  },
};

/** Games of which every kind of forgery is tried. */
const FORGED_GAMES = 3;

/** Returns the games in every way in which they can be forged, each forgery on a few games. */
function forgeGames(
  replays: readonly GameReplay[],
  random: Random,
): { readonly name: string; readonly replay: GameReplay }[] {
  return Object.entries(FORGERIES).flatMap(([name, forge], index) => {
    const forged: { readonly name: string; readonly replay: GameReplay }[] = [];
    for (let game = 0; game < replays.length && forged.length < FORGED_GAMES; game += 1) {
      const genuine = replays[(game + index) % replays.length] as GameReplay;
      const replay = structuredClone(genuine);
      // What changes nothing is no forgery.
      if (forge(replay, random) && JSON.stringify(replay) !== JSON.stringify(genuine))
        forged.push({ name, replay });
    }
    return forged;
  });
}

interface Judgement {
  readonly holds: boolean;
  readonly said: string;
}

/** Files of one run of the script. */
const FILES_AT_ONCE = 100;

/** Returns what the script says of each replay. */
async function verify(folder: string, replays: readonly GameReplay[]): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  for (let from = 0; from < replays.length; from += FILES_AT_ONCE) {
    const batch = replays.slice(from, from + FILES_AT_ONCE);
    const files = batch.map((_, index) => path.join(folder, `${index}.json`));
    await Promise.all(files.map((file, index) => writeFile(file, JSON.stringify(batch[index]))));
    // A second file, so that the script always names the file that it speaks of.
    const lines = (await runPython([...files, path.join(folder, 'none')])).split('\n');
    judged.push(
      ...files.map((file) => {
        const said = lines.find((line) => line.startsWith(`${file}: `)) ?? `${file}: nothing`;
        return { holds: said.startsWith(`${file}: It holds: `), said };
      }),
    );
  }
  return judged;
}

/** Runs the script and returns what it prints; throws if it can't be run. */
function runPython(files: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('python3', [SCRIPT, ...files], { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let failed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (failed += text));
    child.once('error', () => reject(new Error('python3 is not installed')));
    child.once('close', () =>
      failed === '' ? resolve(printed) : reject(new Error(`the script failed:\n${failed}`)),
    );
  });
}
