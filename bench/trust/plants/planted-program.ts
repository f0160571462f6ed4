import { fileURLToPath } from 'node:url';
import {
  startTrustProgram,
  type TrustProgram,
  type TrustProgramOptions,
} from '../harness/trust-program.ts';

/** A bug: another text in one place of a source file. */
export interface SourcePlant {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const LOADER = fileURLToPath(new URL('./plant-loader.ts', import.meta.url));

/** Starts a program, with a bug in it unless `plant` is null. */
export async function startPlantedProgram(
  options: TrustProgramOptions,
  plant: SourcePlant | null,
): Promise<TrustProgram> {
  if (plant === null) return startTrustProgram(options);
  const program = await startTrustProgram({
    ...options,
    settings: { ...options.settings, TRUST_PLANT: JSON.stringify(plant) },
    imports: [LOADER, ...(options.imports ?? [])],
  });
  if (program.output().includes(`planted in ${plant.file}`)) return program;
  await program.stop();
  throw new Error(`the program did not load ${plant.file}`);
}
