import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '@pennant/rules/statistics/quantile';

/**
 * Measures whole games a second on one core with full rules, without and with event objects,
 * compared with the bare dice loop: each in a process of its own, in turns, with fixed seeds. `node
 * bench/rules.ts [games] [turns]`.
 */
const GAMES = Number(process.argv[2] ?? 100_000);
const TURNS = Number(process.argv[3] ?? 5);
const VARIANTS = ['bare', 'plain', 'events'] as const;
type Variant = (typeof VARIANTS)[number];

interface Measured {
  readonly gamesPerSecond: number;
  readonly checksum: number;
}

const processFile = fileURLToPath(new URL('./rules/timed-games-process.ts', import.meta.url));
const measure = (variant: Variant): Measured =>
  JSON.parse(
    execFileSync(process.execPath, [processFile, variant, String(GAMES)], { encoding: 'utf8' }),
  ) as Measured;

const show = (value: number): string => Math.round(value).toLocaleString('en-US').padStart(10);

const turns = Array.from({ length: TURNS }, () => ({
  bare: measure('bare'),
  plain: measure('plain'),
  events: measure('events'),
}));

const checksums = new Set(turns.flatMap(({ plain, events }) => [plain.checksum, events.checksum]));
if (checksums.size !== 1) throw new Error('With and without events other games were played');

const speed = (variant: Variant): number =>
  median(turns.map((turn) => turn[variant].gamesPerSecond));
const ratio = (variant: Variant): number =>
  median(turns.map((turn) => turn[variant].gamesPerSecond / turn.bare.gamesPerSecond));

console.log(`Whole games a second, one core, ${GAMES.toLocaleString('en-US')} games a turn`);
console.log('turn   bare loop   full rules (of bare)   with events (of bare)');
turns.forEach(({ bare, plain, events }, index) => {
  const share = ({ gamesPerSecond }: Measured) =>
    (gamesPerSecond / bare.gamesPerSecond).toFixed(3).padStart(8);
  console.log(
    `${String(index + 1).padStart(4)} ${show(bare.gamesPerSecond)} ${show(plain.gamesPerSecond)} ${share(plain)} ${show(events.gamesPerSecond)} ${share(events)}`,
  );
});
const figures = {
  gamesPerSecond: Math.round(speed('plain')),
  gamesPerSecondWithEvents: Math.round(speed('events')),
  ratioToBareLoop: Number(ratio('plain').toFixed(3)),
  ratioWithEvents: Number(ratio('events').toFixed(3)),
};
console.log(
  'Targets: 0.21 of the bare loop (150,000 games a second where that does 700,000); with events 0.07',
);
console.log(JSON.stringify({ bench: 'rules', figures }));
