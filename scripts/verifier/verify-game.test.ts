import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GameReplay } from '@pennant/contract/game-summary';
import { GAME_RULES, type GameRules } from '@pennant/rules/games/game-rules';
import { RUN_CHANCES } from '@pennant/rules/games/analysis/run-chances-table';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { loadRules } from '@pennant/rules/games/rules-of-version';
import {
  RULES_VERSION,
  RULES_VERSIONS_OF_TODAY,
  RULES_VERSION_WITH_ORDERS,
} from '@pennant/rules/games/rules-version';
import { FORGERIES } from '@pennant/server/games/testing/forgeries';
import { randomReplay } from '@pennant/server/games/testing/random-replay';
import { HOOKS, STEAL_ORDERS } from '@pennant/rules/games/standing-orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runVerifyGame } from './run-verify-game.ts';

interface Orders {
  hook: string;
  steals: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'pennant-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script on replays; returns its exit code and, by the name of each, what it says. */
function verify(replays: Readonly<Record<string, unknown>>, ...options: string[]) {
  const verified = runVerifyGame(folder, replays, options);
  expect(verified.stderr).toBe('');
  return verified;
}

/** The last are won in extra innings, by the run that ends it: two by version 1, two by 2. */
const SEEDS = [...Array.from({ length: 40 }, (_, seed) => seed), 1046, 1075, 1027, 1059];
/** Games of all kinds: rolled and played on, with everything that a user may order, given up. */
const playAll = (rules: GameRules) =>
  SEEDS.map((seed) => randomReplay({ seed, rules, isAbandoned: seed % 10 === 7 }));
const genuineBy: Readonly<Record<number, GameReplay[]>> = {
  1: playAll((await loadRules(1)) as GameRules),
  [RULES_VERSION]: playAll(GAME_RULES),
  [RULES_VERSION_WITH_ORDERS]: playAll((await loadRules(RULES_VERSION_WITH_ORDERS)) as GameRules),
};
const genuine = genuineBy[RULES_VERSION] as GameReplay[];

test('games of every version are tried, which differ', () => {
  const versions = Object.keys(genuineBy).map(Number);
  expect(versions).toEqual(
    Array.from({ length: Math.max(...RULES_VERSIONS_OF_TODAY) }, (_, before) => before + 1),
  );
  const played = Object.values(genuineBy).map((replays) => JSON.stringify(replays[8]?.events));
  expect(new Set(played).size).toBe(versions.length);
});

describe.each(Object.entries(genuineBy))(
  'a game by version %s of the rules',
  (version, genuine) => {
    let told: ReturnType<typeof verify>;
    beforeAll(() => {
      told = verify(Object.fromEntries(genuine.map((replay, seed) => [`game ${seed}`, replay])));
    });

    test('holds, whoever plays it, to the last out or until it is given up', () => {
      expect(genuine.every(({ rulesVersion }) => rulesVersion === Number(version))).toBe(true);
      const denied = [...told.said].filter(([, said]) => !said.startsWith('It holds: '));
      expect(denied).toEqual([]);
      expect(told.status).toBe(0);
      expect(told.text).toContain('It was given up in the');
    });

    test('is of every kind: pinch hitters, steals, choices, loose pitches, extra innings, walk-offs', () => {
      const events = genuine.flatMap((replay) => replay.events);
      const kinds = new Set(events.map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual([
        'advance',
        'balk',
        'passedBall',
        'plateAppearance',
        'steal',
        'substitution',
        'tag',
        'walk',
        'wildPitch',
      ]);
      expect(genuine.some(({ scoreboardData }) => scoreboardData.inningScores.length > 18)).toBe(
        true,
      );
      expect(events.some(({ resultDescription }) => resultDescription.includes('wins it'))).toBe(
        true,
      );
      const commands = genuine.flatMap(
        (replay) => replay.commands as { command: { kind: string } }[],
      );
      expect([...new Set(commands.map(({ command }) => command.kind))].toSorted()).toEqual([
        'choose',
        'playOn',
        'roll',
        'steal',
        'substitute',
        'walk',
      ]);
    });
  },
);

describe.each(Object.entries(genuineBy))('a game by version %s that was forged', (_, genuine) => {
  /** Each kind of forgery done to the first game that it can be done to. */
  const forged = Object.fromEntries(
    Object.entries(FORGERIES).map(([name, forge], index) => {
      const chooser = new SeededDice(index);
      const below = (limit: number) => Math.floor(chooser.fraction('any') * limit);
      const found = genuine
        .filter(({ isAbandoned }) => !isAbandoned)
        .slice(index % 20)
        .map((replay) => structuredClone(replay))
        .find((replay) => forge(replay, { below }));
      return [name, found as GameReplay];
    }),
  );
  let told: ReturnType<typeof verify>;
  beforeAll(() => {
    told = verify(forged);
  });

  test.each(Object.keys(FORGERIES))('is refused: %s', (name) => {
    expect(forged[name]).toBeDefined();
    expect(genuine).not.toContainEqual(forged[name]);
    expect(told.said.get(name)).toMatch(/^(DIFFERS: |This is no replay)/);
  });

  test('is refused in a sentence that says in which event, and why', () => {
    expect(told.said.get('an out becomes a home run')).toMatch(
      /^DIFFERS: event \d+: the result must be "OO" \(\d\+\d is .+ on .+'s card.*; \d\+\d is .+ on .+'s.*: OO\), the replay says "HR"/m,
    );
    expect(told.said.get('five runs are added')).toMatch(
      /^DIFFERS: event \d+: the home score must be \d+, the replay says \d+/,
    );
    expect(told.said.get('the last five events are cut off')).toMatch(
      /^DIFFERS: events \d+ to \d+: missing, though the commands and the dice bring them/,
    );
    expect(told.said.get('the last five events and what brought them are cut off')).toMatch(
      /missing, though|the game is not over here \(.+\), and nobody gave it up/,
    );
    expect(told.said.get('the seed is another')).toBe(
      'DIFFERS: the seed is not the one that was committed to',
    );
  });
});

test('a game by one version that says it is by another is refused', () => {
  const byFirst = genuineBy[1]?.[8] as GameReplay;
  const byLast = genuine[8] as GameReplay;
  const { said, status } = verify({
    'of 1': { ...byFirst, rulesVersion: RULES_VERSION },
    'of the last': { ...byLast, rulesVersion: 1 },
  });
  for (const sentence of said.values()) expect(sentence).toMatch(/^DIFFERS: event \d+: /);
  expect(status).toBe(1);
});

test('since version 2 a pitcher who has faced nobody cannot have gone out', () => {
  /** Returns a game whose user is said to have changed pitchers before the first pitch. */
  const withEarlyChange = (genuineGame: GameReplay): GameReplay => {
    const game = structuredClone(genuineGame);
    const setup = game.setup as Record<
      'visitors' | 'home',
      { readonly manager: string; readonly starter: number }
    >;
    const side = setup.home.manager === 'player' ? 'home' : 'visitors';
    const change = { kind: 'substitute', side, playerOut: setup[side].starter, playerIn: 14 };
    (game.commands as unknown[]).unshift({ eventNumber: 0, command: change });
    return game;
  };
  const said = (version: number) =>
    verify({ game: withEarlyChange(genuineBy[version]?.[0] as GameReplay) }).text;
  expect(said(RULES_VERSION)).toMatch(/the rules refuse the command .+: .+ faced no batter yet/);
  expect(said(1)).not.toContain('the rules refuse');
});

describe('standing orders', () => {
  const ordered = genuineBy[RULES_VERSION_WITH_ORDERS] as GameReplay[];
  const ordersOf = (replay: GameReplay) =>
    Object.values(replay.setup as Record<string, { readonly orders?: Orders }>).find(
      (side) => side.orders !== undefined,
    )?.orders as Orders;

  test('of every kind are verified', () => {
    const kinds = new Set(ordered.map((replay) => Object.values(ordersOf(replay)).join(' ')));
    expect(kinds.size).toBe(HOOKS.length * STEAL_ORDERS.length);
  });

  test('that are others than those of the game are seen', () => {
    const forged = ordered.flatMap((genuineGame) => {
      const orders = ordersOf(genuineGame);
      return [
        { ...orders, hook: orders.hook === 'early' ? 'late' : 'early' },
        { ...orders, steals: orders.steals === 'never' ? 'often' : 'never' },
      ].map((changed) => {
        const replay = structuredClone(genuineGame);
        Object.assign(ordersOf(replay), changed);
        return replay;
      });
    });
    const { said } = verify(Object.fromEntries(forged.map((replay, index) => [index, replay])));
    const seen = [...said.values()].filter((sentence) => sentence.startsWith('DIFFERS: event'));
    // Some games have no start that a hook would have ended, or no chance to steal.
    expect(seen.length).toBeGreaterThan(forged.length / 2);
  });

  test('come with a side that the dice draw, as in a contest', () => {
    const [replay] = ordered as [GameReplay];
    // Exchanging who manages leaves the orders with a side that its user manages.
    const exchanged = structuredClone(replay);
    const sides = exchanged.setup as Record<'visitors' | 'home', { manager: string }>;
    [sides.visitors.manager, sides.home.manager] = [sides.home.manager, sides.visitors.manager];
    const { said } = verify({
      drawn: { ...replay, userCampaignContestID: null },
      exchanged: { ...exchanged, userCampaignContestID: null },
    });
    expect(said.get('drawn')).toMatch(/^It holds: /);
    expect(said.get('exchanged')).toMatch(/the dice of event 0 draw the (home|visitors) side/);
  });

  test('are none that a version of before knows, and none that nobody may give', () => {
    const [replay] = ordered as [GameReplay];
    const unknown = structuredClone(replay);
    Object.assign(ordersOf(unknown), { hook: 'never' });
    const { said } = verify({ before: { ...replay, rulesVersion: RULES_VERSION }, unknown });
    expect(said.get('before')).toMatch(/has standing orders, which its rules do not know/);
    expect(said.get('unknown')).toMatch(/the standing orders of .+ are none/);
  });
});

describe('what cannot be verified', () => {
  const [replay] = genuine as [GameReplay];

  test('is never said to hold: other rules, none told, no seed, no replay', () => {
    for (const other of [
      { ...replay, rulesVersion: Math.max(...RULES_VERSIONS_OF_TODAY) + 1 },
      { ...replay, rulesVersion: 0 },
      { ...replay, rulesVersion: true },
      { ...replay, rulesVersion: undefined },
      { ...replay, fairness: { ...replay.fairness, seed: null } },
      { ...replay, events: 5 },
      { ...replay, setup: {} },
      ['no replay'],
      null,
    ]) {
      const { status, text } = verify({ other });
      expect(text).not.toContain('It holds');
      expect(status).toBe(2);
    }
  });

  test('is a seal that is not the one that was noted', () => {
    const { commitment } = replay.fairness;
    expect(verify({ replay }, '--commitment', commitment).status).toBe(0);
    expect(verify({ replay }, '--commitment', 'ab'.repeat(32))).toMatchObject({ status: 1 });
  });
});

test('the script knows the rules of today, and their table of runs to come', () => {
  const python = `import json
from verifier.replay import RULES_VERSIONS
from verifier.win_expectancy import RUN_CHANCES
print(json.dumps([max(RULES_VERSIONS), RUN_CHANCES]))`;
  const { stdout } = spawnSync('python3', ['-c', python], {
    cwd: path.resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([Math.max(...RULES_VERSIONS_OF_TODAY), RUN_CHANCES]);
});
