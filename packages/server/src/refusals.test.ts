import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accountRefusals } from './account/refusals.ts';
import { adminRefusals } from './admin/refusals.ts';
import { campaignRefusals } from './campaigns/refusals.ts';
import { cardRefusals } from './cards/refusals.ts';
import { challengeRefusals } from './challenges/refusals.ts';
import { cupRefusals } from './cups/refusals.ts';
import { cardGenerationRefusals } from './catalogue/card-generation-errors.ts';
import { dailyRefusals } from './daily/refusals.ts';
import { gameRefusals } from './games/refusals.ts';
import { leaderboardRefusals } from './leaderboard/refusals.ts';
import { liveRefusals } from './live/refusals.ts';
import { notificationRefusals } from './notifications/refusals.ts';
import { packRefusals } from './packs/refusals.ts';
import { commonRefusals, describeRefusal, refuse, type Refusals } from './platform/refusal.ts';
import { reportRefusals } from './reports/refusals.ts';
import { rewardRefusals } from './rewards/refusals.ts';
import { teamRefusals } from './teams/refusals.ts';
import { walletRefusals } from './wallet/refusals.ts';

const FEATURES: Readonly<Record<string, Refusals>> = {
  'any call': commonRefusals,
  account: accountRefusals,
  wallet: walletRefusals,
  packs: packRefusals,
  cards: cardRefusals,
  teams: teamRefusals,
  games: gameRefusals,
  campaigns: campaignRefusals,
  leaderboard: leaderboardRefusals,
  challenges: challengeRefusals,
  live: liveRefusals,
  cups: cupRefusals,
  daily: dailyRefusals,
  notifications: notificationRefusals,
  reports: reportRefusals,
  rewards: rewardRefusals,
  admin: adminRefusals,
  'making cards': cardGenerationRefusals,
};

/** Details with which a sentence differs. A code that is not listed has one sentence. */
const DETAILS: Readonly<Record<string, readonly unknown[]>> = {
  malformed: [undefined, [], [{ path: 'name', message: 'Give the team a name.' }]],
  username_refused: [undefined, [{ message: 'A username has at most 24 characters.' }], []],
  password_refused: [undefined, [{ message: 'Use at least 8 characters.' }], []],
  too_many_attempts: [
    undefined,
    ...[1, 2, 89, 90, 120, 121, 900].map((retryAfter) => ({ retryAfter })),
  ],
  team_cannot_play: [undefined, null, 'SS', {}, { problem: 'Mudville has nobody to catch.' }],
  nobody_to_put_in: [undefined, null, 'SS', {}, { slot: 'SS' }],
  starter_set_settled: ['game', 'pack', 'sale', 'limit'].map((ended) => ({ ended })),
  series_cannot_fill_a_pack: [{ cards: 4, numberOfCards: 6 }],
  cost_below_resale: [{ cost: 100, expectedResale: 103.256, lowestCost: 130 }],
  cards_unknown: [{ cardIDs: [7] }, { cardIDs: [1, 2, 3, 4, 5, 6] }],
  purchase_limit_reached: [{ left: 0 }, { left: 5 }],
  no_packs_left: [{ left: 0 }, { left: 3 }],
  reward_in_contest: [{ contest: 'The Final' }],
};

/** Sentences that the documents word without a full stop. */
const WORDED_BY_THE_DOCUMENTS = new Set([
  'All games in the series have been played',
  'Only one copy of each card is allowed in your lineup',
]);

const sentencesOf = (refusals: Refusals, code: string) => [
  ...new Set(
    (DETAILS[code] ?? [undefined]).map((details) =>
      describeRefusal(refusals, refuse(code, details)),
    ),
  ),
];

/** Returns the refusals of a feature that no feature before it has, as rows of a table. */
const rowsOf = (refusals: Refusals, others: readonly Refusals[]) =>
  Object.entries(refusals)
    .filter(([code, own]) => !others.some((other) => isSame(other[code], own)))
    .map(
      ([code, { status }]) =>
        `| \`${code}\` | ${status} | ${sentencesOf(refusals, code).join('<br>')} |`,
    );

const isSame = (one: Refusals[string] | undefined, other: Refusals[string]) =>
  one?.status === other.status && one.error === other.error;

test('no feature that refuses anything is left out', () => {
  const features = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'refusals.ts')
    .map((file) => path.dirname(file));
  expect(features.length).toBeGreaterThan(10);
  expect(features.filter((feature) => !(feature in FEATURES))).toEqual([]);
});

test('every refusal keeps its code, its status and its sentence', async () => {
  const all = Object.values(FEATURES);
  const tables = Object.entries(FEATURES).map(
    ([feature, refusals], index) =>
      `## ${feature.charAt(0).toUpperCase()}${feature.slice(1)}\n\n| Code | Status | Sentence |\n|---|---|---|\n${rowsOf(refusals, all.slice(0, index)).join('\n')}\n`,
  );
  const page = `# Refusals

What the API answers where it does not do what it is asked: \`{error, code, details?}\`. Programs go by the code, which is stable; people read the
sentence. \`npx vitest run --project 'server (no database)' refusals.test -u\` writes this page anew.

${tables.join('\n')}`;
  await expect(page).toMatchFileSnapshot(
    path.join(import.meta.dirname, '../../../docs/refusals.md'),
  );
});

test.each(Object.entries(FEATURES))(
  'a refusal of %s is a whole sentence that says nothing of the program',
  (_feature, refusals) => {
    const sentences = Object.keys(refusals).flatMap((code) => sentencesOf(refusals, code));
    const faults = sentences.filter(
      (sentence) =>
        !WORDED_BY_THE_DOCUMENTS.has(sentence) &&
        (!/^[A-Z“/].*[.]$/s.test(sentence) || /undefined|null|NaN|\[object/.test(sentence)),
    );
    expect(faults).toEqual([]);
  },
);
