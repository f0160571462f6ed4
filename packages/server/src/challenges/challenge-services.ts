import type { Queries, TransactionScope } from '../platform/database/database.ts';
import type { TeamWinProbabilities } from '../teams/team-win-probabilities.ts';
import type { ShareNetwork } from '../platform/share-network.ts';

/** The token of a link: its text is known to whoever has the link, its hash is stored. */
export interface LinkToken {
  /** The user who made it. */
  readonly userID: string;
  readonly hash: Buffer;
}

/** What the challenges need of the account, and of the program. Provided by app.ts. */
export interface ChallengeServices {
  /** For what is to stay where a request is refused. */
  readonly database: TransactionScope;
  readonly winProbabilities: TeamWinProbabilities;
  readonly findPublicAccount: (
    queries: Queries,
    username: string,
  ) => Promise<{ readonly userID: string; readonly username: string } | null>;
  readonly findUsername: (queries: Queries, userID: string) => Promise<string>;
  readonly findUsernames: (
    queries: Queries,
    userIDs: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Whether an admin hides a user's games; then no team of theirs can be published. */
  readonly isHidden: (queries: Queries, userID: string) => Promise<boolean>;
  readonly shareNetwork: ShareNetwork;
  readonly newLinkToken: (userID: string) => LinkToken & { readonly text: string };
  /** Returns null for a text that is no token of a link. */
  readonly parseLinkToken: (text: string) => LinkToken | null;
}
