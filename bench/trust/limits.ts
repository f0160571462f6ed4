import { copyPreparedData, type DataFolder } from './harness/prepared-data.ts';
import type { TrustProgram } from './harness/trust-program.ts';
import { measureRates, RATE_FIGURES } from './limits/request-rates.ts';
import { playSignInRounds, SIGN_IN_FIGURES } from './limits/sign-in-rounds.ts';
import { embeddedDatabaseUrl } from './load/embedded-database-url.ts';
import { BEHIND_PROXY } from './load/guest-requests.ts';
import { LIMITS_PLANTS } from './plants/limits-plants.ts';
import { startPlantedProgram, type SourcePlant } from './plants/planted-program.ts';
import { meetsTarget, type FigureLine, type Figures, type TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly rounds: number;
  /** For each limit on requests. */
  readonly seconds: number;
}

/** Time for which a limit on requests is tried on a planted bug. */
const SECONDS_OF_A_PLANT = 1;
const silent = () => undefined;

/**
 * Two programs on one database, with the limits that they have. Those that protect accounts are
 * counted in the database: exact, whichever program is asked. Those on requests each program counts
 * for itself, by a player, or by the network of a guest.
 */
export const limits: TrustPart<Amounts> = {
  name: 'limits',
  claim: 'Every limit lets through what it says: on accounts exactly so over two programs.',
  amounts: { ci: { rounds: 2, seconds: 4 }, full: { rounds: 15, seconds: 60 } },
  figures: ({ rounds }) => ({
    ...RATE_FIGURES,
    limitRounds: { label: 'rounds, each with new names and networks', target: { exactly: rounds } },
    ...SIGN_IN_FIGURES,
    limitPlanted: { label: 'bugs planted', target: { exactly: LIMITS_PLANTS.length } },
    limitPlantedFound: { label: 'of them found', target: { exactly: LIMITS_PLANTS.length } },
  }),
  amountsFrom: (word, amounts) =>
    /^\d+$/.test(word) ? { ...amounts, rounds: Number(word) } : null,
  run: async ({ rounds, seconds }, { tell }) => {
    const data = await copyPreparedData(tell);
    try {
      const found = await withTwoPrograms(data, null, async (programs) => ({
        ...(await measureRates(programs, seconds, tell)),
        ...(await playSignInRounds(programs, rounds, tell)),
      }));
      let plantsFound = 0;
      for (const plant of LIMITS_PLANTS) {
        const signs = await findPlant(data, plant);
        tell(`planted: ${plant.name}: ${signs.length > 0 ? signs.join(', ') : 'NOT FOUND'}`);
        if (signs.length > 0) plantsFound += 1;
      }
      return {
        ...found,
        limitRounds: rounds,
        limitPlanted: LIMITS_PLANTS.length,
        limitPlantedFound: plantsFound,
      };
    } finally {
      await data.remove();
    }
  },
};

/** Returns the figures that fall short on a planted bug. */
async function findPlant(data: DataFolder, plant: (typeof LIMITS_PLANTS)[number]) {
  return withTwoPrograms(data, plant, async (programs) =>
    plant.foundBy === 'rates'
      ? shortOf(
          await measureRates(programs, SECONDS_OF_A_PLANT, silent, ['spending']),
          RATE_FIGURES,
        )
      : shortOf(await playSignInRounds(programs, 1, silent), SIGN_IN_FIGURES),
  );
}

const shortOf = (figures: Figures, lines: Readonly<Record<string, FigureLine>>): string[] =>
  Object.entries(lines)
    .filter(([key, { target }]) => !meetsTarget(figures[key] ?? Number.NaN, target))
    .map(([key]) => `${key} ${figures[key]}`);

async function withTwoPrograms<T>(
  { dataDir }: DataFolder,
  plant: SourcePlant | null,
  work: (programs: readonly TrustProgram[]) => Promise<T>,
): Promise<T> {
  const programs: TrustProgram[] = [];
  try {
    const options = { dataDir, settings: { ...BEHIND_PROXY, LIMITS_FACTOR: '1' } };
    programs.push(await startPlantedProgram(options, plant));
    const databaseUrl = await embeddedDatabaseUrl(dataDir);
    programs.push(await startPlantedProgram({ ...options, databaseUrl }, plant));
    return await work(programs);
  } finally {
    // The second one first: it uses the first one's database.
    for (const program of programs.toReversed()) await program.stop();
  }
}
