import { startCitusCluster } from '../../scale/citus-cluster.ts';
import { installCitus } from '../../../scripts/citus.ts';
import type { TrustPart } from '../trust-part.ts';
import { copyPreparedData, type DataFolder } from './prepared-data.ts';

/** A database that a part may do with as it likes. */
export interface TestedDatabase extends DataFolder {
  /** Its address; without one it is the embedded database of the folder. */
  readonly databaseUrl?: string;
}

/** A kind of database on which a part is run, as a part of its own for each. */
export interface DatabaseKind extends Required<Pick<TrustPart, 'findObstacle'>> {
  /** Returns the name of the part that is so called on the embedded database. */
  name(part: string): string;
  /** The same of a figure. */
  figure(key: string): string;
  /** Where the part's claim holds. */
  readonly claim: string;
  /** Returns a database with all cards and no players but the admin. */
  open(tell: (message: string) => void): Promise<TestedDatabase>;
}

export const EMBEDDED_DATABASE: DatabaseKind = {
  name: (part) => part,
  figure: (key) => key,
  claim: '',
  findObstacle: () => Promise.resolve(undefined),
  open: copyPreparedData,
};

/** A coordinator and two workers of a Citus cluster. */
export const CITUS_DATABASE: DatabaseKind = {
  name: (part) => `cluster-${part}`,
  figure: (key) => `cluster${key[0]!.toUpperCase()}${key.slice(1)}`,
  claim: 'On a Citus cluster: ',
  findObstacle: installCitus,
  open: async (tell) => {
    const data = await copyPreparedData(tell);
    try {
      const cluster = await startCitusCluster({ DATA_DIR: data.dataDir });
      tell('a coordinator and two workers hold the cards');
      return {
        ...data,
        databaseUrl: cluster.url,
        remove: async () => {
          await cluster.stop();
          await data.remove();
        },
      };
    } catch (error) {
      await data.remove();
      throw error;
    }
  },
};

/** Returns figures, or lines of the table, by the keys that they have on this kind of database. */
export const nameFigures = <T>(
  { figure }: DatabaseKind,
  figures: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [figure(key), value]));
