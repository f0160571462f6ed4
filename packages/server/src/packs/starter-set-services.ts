import type { StarterClub } from '@pennant/contract/starter-set';
import type { Queries, Transaction } from '../platform/database/database.ts';

/** What starter sets need of other features. Provided by app.ts. */
export interface StarterSetServices {
  readonly findUsername: (queries: Queries, userID: string) => Promise<string>;
  /** Returns the name of a club of a season, with its year; null if there is none. */
  readonly findClubName: (
    queries: Queries,
    club: { readonly year: number; readonly team: string },
  ) => Promise<string | null>;
  readonly findClubs: (
    queries: Queries,
    search: { decade?: number | undefined; year?: number | undefined; name?: string | undefined },
  ) => Promise<StarterClub[]>;
  /** Makes the team of a starter set, or fills that of the former set again. Returns its id. */
  readonly makeTeam: (
    tx: Transaction,
    team: {
      readonly userID: string;
      readonly name: string;
      readonly former: { readonly teamID: string; readonly name: string } | null;
      readonly now: Date;
    },
  ) => Promise<string>;
  /** Returns the name of a user's team; null if the user has no such team. */
  readonly findTeamName: (
    queries: Queries,
    team: { readonly userID: string; readonly teamID: string },
  ) => Promise<string | null>;
  /** Locks a user's row, so that no game begins before the transaction ends. */
  readonly holdGames: (tx: Transaction, userID: string) => Promise<void>;
  /** Whether a user has begun a game, live games among them. */
  readonly hasGame: (queries: Queries, userID: string) => Promise<boolean>;
}
