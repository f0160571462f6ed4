import { copyPreparedData, type DataFolder } from './harness/prepared-data.ts';
import { playGamesInTabs } from './load/play-in-tabs.ts';
import { startPlantedProgram, type SourcePlant } from './plants/planted-program.ts';
import { TWO_TABS_PLANTS } from './plants/two-tabs-plants.ts';
import type { TrustPart, TrustRun } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly games: number;
}

interface Progress {
  readonly games: number;
  readonly events: number;
  readonly gaps: number;
  readonly doubles: number;
}

/** Games after which the progress is saved. */
const BATCH = 200;
/** Games in which a planted bug must show itself. */
const GAMES_OF_A_PLANT = 4;

/**
 * Games that two tabs of a user roll, decide and play on at once, as fast as they can. Each tab
 * asks from the event that it saw last, as the browser does: what it was shown must be the whole
 * game, every event once.
 */
export const twoTabs: TrustPart<Amounts> = {
  name: 'two-tabs',
  claim: 'A game rolled in two tabs at once has every event once, in either tab.',
  amounts: { ci: { games: 50 }, full: { games: 1000 } },
  figures: ({ games }) => ({
    twoTabGames: { label: 'games played in two tabs at once', target: { exactly: games } },
    twoTabEvents: { label: 'events in them', target: null },
    eventGaps: { label: 'events that a tab did not see', target: { exactly: 0 } },
    eventDoubles: { label: 'events that came twice, or differ', target: { exactly: 0 } },
    twoTabPlanted: { label: 'bugs planted', target: { exactly: TWO_TABS_PLANTS.length } },
    twoTabPlantedFound: { label: 'of them found', target: { exactly: TWO_TABS_PLANTS.length } },
  }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { games: Number(word) } : null),
  run: async ({ games }, run) => {
    const data = await copyPreparedData(run.tell);
    try {
      const progress = await playAll(data, games, run);
      let found = 0;
      for (const plant of TWO_TABS_PLANTS) {
        const { gaps, doubles } = await playBatch(data, plant, GAMES_OF_A_PLANT, run);
        run.tell(`planted: ${plant.name}: ${gaps} gaps, ${doubles} doubles`);
        if (gaps + doubles > 0) found += 1;
      }
      return {
        twoTabGames: progress.games,
        twoTabEvents: progress.events,
        eventGaps: progress.gaps,
        eventDoubles: progress.doubles,
        twoTabPlanted: TWO_TABS_PLANTS.length,
        twoTabPlantedFound: found,
      };
    } finally {
      await data.remove();
    }
  },
};

async function playAll(data: DataFolder, games: number, run: TrustRun): Promise<Progress> {
  let progress = (run.saved ?? { games: 0, events: 0, gaps: 0, doubles: 0 }) as Progress;
  while (progress.games < games) {
    const batch = Math.min(BATCH, games - progress.games);
    const seed = run.seed * 1000 + progress.games;
    const played = await playBatch(data, null, batch, { ...run, seed });
    progress = {
      games: progress.games + batch,
      events: progress.events + played.events,
      gaps: progress.gaps + played.gaps,
      doubles: progress.doubles + played.doubles,
    };
    run.save(progress);
    run.tell(`${progress.games} games, ${progress.gaps} gaps, ${progress.doubles} doubles`);
  }
  return progress;
}

async function playBatch(
  { dataDir }: DataFolder,
  plant: SourcePlant | null,
  games: number,
  run: Pick<TrustRun, 'seed' | 'tell'>,
): Promise<Progress> {
  const program = await startPlantedProgram({ dataDir }, plant);
  try {
    const played = await playGamesInTabs(program.url, { games, tabs: 2 }, run);
    return {
      games: played.length,
      events: played.reduce((sum, { replay }) => sum + replay.events.length, 0),
      gaps: played.reduce((sum, { gaps }) => sum + gaps, 0),
      doubles: played.reduce((sum, { doubles }) => sum + doubles, 0),
    };
  } finally {
    await program.stop();
  }
}
