import { median } from '@pennant/rules/statistics/quantile';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { buildPage } from '../scripts/build-page.ts';
import { BENCH_DATA_DIR, startProgram } from './server-harness/start-program.ts';
import { registerPlayer } from './server-harness/registered-player.ts';
import { countBlankCards } from './web/count-blank-cards.ts';
import { openBrowser, visit } from './web/browser.ts';
import { giveCards } from './web/give-cards.ts';
import { weighFirstPage } from './web/first-page-weight.ts';
import {
  measureChangeToPaint,
  measurePressToPaint,
  watchInteractions,
} from './web/interaction-latency.ts';
import { measureShifts } from './web/layout-shifts.ts';
import { measurePaintRatio } from './web/paint-ratios.ts';
import { pressRollButton } from './web/press-roll-button.ts';
import { serveBarePages } from './web/serve-bare-pages.ts';
import {
  FAST_SPEED,
  LOOKING_SPEED,
  scrollDown,
  SEEKING_SPEED,
  PLAIN_ROWS_PAGE,
} from './web/scroll-and-count-frames.ts';

/**
 * Measures what the pages cost in a real browser: the first page's weight, the largest paint on a
 * slow connection as a multiple of a bare page's, what moves on any page while it loads, and how
 * quickly 50,000 cards are sorted, filtered and scrolled. `node bench/web.ts [times that each paint
 * is measured] [paints: only the weight and the paints | shifts: only what moves, of the addresses
 * that match the patterns that follow, by default of all]`.
 */
const TIMES = Number(process.argv[2] ?? 3);
const ONLY_PAINTS = process.argv[3] === 'paints';
const ONLY_SHIFTS = process.argv[3] === 'shifts';
const PATTERNS = process.argv.slice(4).map((pattern) => new RegExp(pattern));
const CARDS = 50_000;
const ROLLS = 25;
/** How many of the pages that move most are named, besides those that move too much. */
const SHIFTS_SHOWN = 5;
/** In pixels: more than one scroll covers. */
const FAR_ON = 30_000;
const TARGET = {
  wireKb: 150,
  scriptKb: 125,
  /** Of the largest paint of a bare page as large, in the same turn. */
  publicRatio: 1.6,
  signedInRatio: 4,
  inpMs: 100,
  sortMs: 50,
  filterMs: 50,
  shift: 0.1,
} as const;
const PUBLIC_PAGES = ['/', '/faq', '/login', '/fairness'];
const SIGNED_IN_PAGES = ['/', '/cards/user', '/packs/buy', '/wallet', '/account'];

const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));
const whole = (value: number) => Math.round(value);
const worst = (values: readonly number[]) => Math.max(0, ...values);

function printFigure(what: string, value: number | string, target?: number | string): void {
  const against = target === undefined ? '' : `   target ${target}`;
  console.log(`${what.padEnd(58)} ${String(value).padStart(8)}${against}`);
}

await buildPage();
const program = await startProgram();
const database = await openDatabase(
  { databaseUrl: null, dataDir: BENCH_DATA_DIR },
  () => undefined,
);
const browser = await openBrowser();
const player = await registerPlayer(program.url);
const barePages = await serveBarePages(program.url);
async function stopAll(): Promise<void> {
  await browser.close();
  barePages.close();
  player.connection.close();
  await database.close();
  await program.stop();
}
/** Measures what moves on all pages, or on those that match a pattern, and returns the worst. */
async function printShifts(gameID: string): Promise<number> {
  const shifts = await measureShifts(
    browser,
    program.url,
    {
      username: player.username,
      freshTokens: player.freshTokens,
      gameID,
      newGame: player.newGame,
      becomeAdmin: async () => {
        const makeAdmin = 'update account set is_admin = true where username = $1';
        await database.sql(makeAdmin, [player.username]);
      },
    },
    (address) => PATTERNS.length === 0 || PATTERNS.some((pattern) => pattern.test(address)),
    ({ page, width, shift }) => printFigure(`  ${page}, ${width} px`, shift.toFixed(3)),
  );
  const visited = `layout shift, ${shifts.length} loads of all pages: the worst`;
  printFigure(visited, shifts[0]?.shift.toFixed(3) ?? 'none', TARGET.shift);
  const isNamed = ({ shift }: { shift: number }, index: number) =>
    index < SHIFTS_SHOWN || shift > TARGET.shift;
  for (const { page: path, width, shift, moved } of shifts.filter(isNamed)) {
    printFigure(`  ${path}, ${width} px`, shift.toFixed(3));
    for (const line of moved) console.log(`    ${line}`);
  }
  return Number(worst(shifts.map(({ shift }) => shift)).toFixed(3));
}
if (ONLY_SHIFTS) {
  const shift = await printShifts(await player.startGame());
  console.log(JSON.stringify({ bench: 'web', figures: { shift } }));
  await stopAll();
  process.exit();
}
try {
  const gzip = await weighFirstPage(browser, program.url, 'gzip');
  const brotli = await weighFirstPage(browser, program.url, 'gzip, br');
  printFigure('first page, gzip, in all (kB)', kb(gzip.all), TARGET.wireKb);
  for (const [kind, bytes] of gzip.byKind) printFigure(`  ${kind}`, kb(bytes));
  printFigure('first page, gzip, script (kB)', kb(gzip.script), TARGET.scriptKb);
  printFigure('first page as browsers ask for it, brotli (kB)', kb(brotli.all));

  const bareMs: number[] = [];
  /** Returns the worst page's median largest paint, and the worst multiple of its bare page. */
  const measurePaints = async (pages: readonly string[], isSignedIn: boolean, again = false) => {
    const all: { ms: number; ratio: number }[] = [];
    for (const path of pages) {
      const paint = await measurePaintRatio(browser, {
        address: program.url + path,
        bareAddress: barePages.url + path,
        freshTokens: isSignedIn ? player.freshTokens : undefined,
        times: TIMES,
        again,
      });
      all.push(paint);
      bareMs.push(paint.bareMs);
      const who = isSignedIn ? `signed in${again ? ', again' : ''}` : 'guest';
      printFigure(`largest paint, slow 4G, ${who}: ${path} (ms)`, whole(paint.ms));
      printFigure('  first paint', whole(paint.firstMs));
      printFigure('  a bare page as large', whole(paint.bareMs));
      const target = isSignedIn ? TARGET.signedInRatio : TARGET.publicRatio;
      printFigure('  times that', paint.ratio.toFixed(2), target);
    }
    return {
      ms: worst(all.map(({ ms }) => ms)),
      ratio: Number(worst(all.map(({ ratio }) => ratio)).toFixed(2)),
    };
  };
  const guestPaints = await measurePaints(PUBLIC_PAGES, false);
  const signedInPaints = await measurePaints(SIGNED_IN_PAGES, true);
  // Whoever is signed in was here before, unless a new build has come since.
  const againPaints = await measurePaints(SIGNED_IN_PAGES, true, true);
  const paintFigures = {
    wireKb: kb(gzip.all),
    wireBrotliKb: kb(brotli.all),
    scriptKb: kb(gzip.script),
    lcpMs: whole(guestPaints.ms),
    lcpSignedInMs: whole(signedInPaints.ms),
    lcpBareMs: whole(median(bareMs)),
    lcpPublicRatio: guestPaints.ratio,
    lcpSignedInRatio: signedInPaints.ratio,
    lcpAgainRatio: againPaints.ratio,
  };
  if (ONLY_PAINTS) {
    console.log(JSON.stringify({ bench: 'web', figures: paintFigures }));
    await stopAll();
    process.exit();
  }

  const playing = await visit(browser, { tokens: await player.freshTokens() });
  await playing.page.goto(`${program.url}/account`);
  await playing.page.getByLabel('Game animation speed').selectOption('Instant');
  await playing.page.getByText('Game speed updated successfully!').first().waitFor();
  const gameID = await player.startGame();
  await playing.page.goto(`${program.url}/game/${gameID}/play`);
  const playInteractions = await watchInteractions(playing.page);
  await pressRollButton(playing.page, ROLLS);
  const inpPlayMs = worst(await playInteractions());
  await playing.close();
  printFigure('slowest interaction, playing (ms)', inpPlayMs, TARGET.inpMs);

  const shift = await printShifts(gameID);

  const cards = await giveCards(database, player.username, CARDS);
  const collecting = await visit(browser, { tokens: await player.freshTokens() });
  const { page } = collecting;
  const began = performance.now();
  await page.goto(`${program.url}/cards/user`);
  await page
    .getByText(`${cards.toLocaleString('en-US')} of`)
    .first()
    .waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  printFigure(
    `${cards.toLocaleString('en-US')} cards on the page (ms)`,
    whole(performance.now() - began),
  );
  // Sort orders are computed ahead while the page is idle.
  await page.waitForTimeout(1000);

  const sorts: number[] = [];
  for (const head of ['Name', 'Year', 'Team', 'Quantity', 'Pos', 'Type', 'Rating', 'Rating'])
    sorts.push(await measurePressToPaint(page, head));
  const filters: number[] = [];
  for (const typed of ['a', 'an', 'ana', 'an', 'a', ''])
    filters.push(await measureChangeToPaint(page, 'Name', 'text', typed));
  for (const year of ['1954', '1998', ''])
    filters.push(await measureChangeToPaint(page, 'Year', 'select', year));
  for (const rating of ['96', '56', ''])
    filters.push(await measureChangeToPaint(page, 'Rating', 'select', rating));
  printFigure(
    'sorting 50,000 cards, press to paint: median (ms)',
    whole(median(sorts)),
    TARGET.sortMs,
  );
  printFigure('  slowest of all columns', whole(worst(sorts)), TARGET.sortMs);
  printFigure(
    'filtering 50,000 cards, input to paint: median (ms)',
    whole(median(filters)),
    TARGET.filterMs,
  );
  printFigure('  slowest', whole(worst(filters)), TARGET.filterMs);

  const filterInteractions = await watchInteractions(page);
  await page.getByLabel('Name', { exact: true }).pressSequentially('jose gar', { delay: 60 });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  for (const head of ['Year', 'Name', 'Rating'])
    await page.getByRole('columnheader', { name: head }).getByRole('button').click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Duplicates only').check();
  await page.getByLabel('Duplicates only').uncheck();
  await page.waitForTimeout(500);
  const inpFilterMs = worst(await filterInteractions());
  printFigure('slowest interaction, filtering 50,000 cards (ms)', inpFilterMs, TARGET.inpMs);

  const still = await visit(browser);
  await still.page.setContent(PLAIN_ROWS_PAGE);
  /**
   * Each scroll starts at a part not shown before: nothing that was drawn comes into view again.
   */
  let start = 0;
  const skipAhead = async () => {
    await page.evaluate((y) => window.scrollTo(0, y), start);
    start += FAR_ON;
    await page.waitForTimeout(500);
  };
  /** Scrolls the measured page and one of plain rows in turns; returns the median of each. */
  const scroll = async (what: string, item: string, speed?: number) => {
    const shares: { limit: number; ours: number; empty: number }[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await still.page.bringToFront();
      await still.page.evaluate(() => window.scrollTo(0, 0));
      const limit = await scrollDown(still, 'html', speed);
      await page.bringToFront();
      await skipAhead();
      const { droppedShare, empty } = await scrollDown(collecting, item, speed);
      shares.push({ limit: limit.droppedShare, ours: droppedShare, empty });
    }
    const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
    const limit = median(shares.map((share) => share.limit));
    const ours = median(shares.map((share) => share.ours));
    const empty = worst(shares.map((share) => share.empty));
    printFigure(
      `scrolling ${what}: frames dropped`,
      percent(ours),
      `as plain rows: ${percent(limit)}`,
    );
    printFigure('  frames without a row in the middle', empty, 0);
    return { limit, ours, empty };
  };
  const rows = await scroll('the table, 6,000 px/s', 'tr');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Pictures' }).click();
  start = 0;
  await page.waitForTimeout(500);
  const pictures = new Map<number, Awaited<ReturnType<typeof scroll>>>();
  const blankShares: number[] = [];
  for (const speed of [LOOKING_SPEED, SEEKING_SPEED, FAST_SPEED]) {
    const description = `the pictures, ${speed.toLocaleString('en-US')} px/s`;
    pictures.set(speed, await scroll(description, '[role="list"] > *', speed));
    await skipAhead();
    const { seen, blank } = await countBlankCards(collecting, still.page, speed);
    blankShares.push(blank / seen);
    printFigure(
      `  blank cards, of ${seen.toLocaleString('en-US')} looked up on the screen`,
      blank,
      0,
    );
  }
  const droppedAt = (speed: number) => Number((pictures.get(speed)?.ours ?? NaN).toFixed(3));
  await still.close();
  await collecting.close();

  console.log(
    JSON.stringify({
      bench: 'web',
      figures: {
        ...paintFigures,
        shift,
        inpMs: Math.max(inpPlayMs, inpFilterMs),
        inpPlayMs,
        inpFilterMs,
        sortMs: whole(median(sorts)),
        filterMs: whole(median(filters)),
        droppedFramesStill: Number(rows.limit.toFixed(3)),
        droppedFrames: Number(rows.ours.toFixed(3)),
        droppedFramesPictures: droppedAt(FAST_SPEED),
        droppedFramesSeeking: droppedAt(SEEKING_SPEED),
        droppedFramesLooking: droppedAt(LOOKING_SPEED),
        blankCards: Number(worst(blankShares).toFixed(4)),
        emptyFrames: rows.empty,
      },
    }),
  );
} finally {
  await stopAll();
}
