import type { Queries, TransactionScope } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import type { ShareNetwork } from '../platform/share-network.ts';

/** The token of an invitation: its text is known to whoever has the link, its hash is stored. */
export interface InvitationToken {
  /** The user who made it. */
  readonly userID: string;
  readonly hash: Buffer;
}

/** A user as their games show them. */
export interface ShownPlayer {
  readonly username: string;
  readonly showsGames: boolean;
  readonly showsLiveGames: boolean;
  readonly isHidden: boolean;
}

/** What live games need of the account, and of the program. Provided by app.ts. */
export interface LiveServices {
  readonly database: TransactionScope;
  readonly notices: Notices;
  /** Time between two looks for what is due, in ms; null for a program that never looks. */
  readonly lookMs: number | null;
  /** Called when a live game is over. */
  readonly onOver: () => void;
  readonly findUsernames: (
    queries: Queries,
    userIDs: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  readonly findUsername: (queries: Queries, userID: string) => Promise<string>;
  readonly findShownUser: (queries: Queries, userID: string) => Promise<ShownPlayer | null>;
  readonly shareNetwork: ShareNetwork;
  readonly newInvitationToken: (userID: string) => InvitationToken & { readonly text: string };
  /** Returns null for a text that is no token of an invitation. */
  readonly parseInvitationToken: (text: string) => InvitationToken | null;
}
