import type { AccountStatements } from './statement-types/account.ts';
import type { AdminStatements } from './statement-types/admin.ts';
import type { CampaignsStatements } from './statement-types/campaigns.ts';
import type { CardsStatements } from './statement-types/cards.ts';
import type { CatalogueStatements } from './statement-types/catalogue.ts';
import type { ChallengesStatements } from './statement-types/challenges.ts';
import type { CupsStatements } from './statement-types/cups.ts';
import type { DailyStatements } from './statement-types/daily.ts';
import type { GamesStatements } from './statement-types/games.ts';
import type { LeaderboardStatements } from './statement-types/leaderboard.ts';
import type { LiveStatements } from './statement-types/live.ts';
import type { NotificationsStatements } from './statement-types/notifications.ts';
import type { PacksStatements } from './statement-types/packs.ts';
import type { PlatformStatements } from './statement-types/platform.ts';
import type { ReportsStatements } from './statement-types/reports.ts';
import type { RewardsStatements } from './statement-types/rewards.ts';
import type { TeamsStatements } from './statement-types/teams.ts';
import type { WalletStatements } from './statement-types/wallet.ts';

/** The types of all statements, by name: of their values and of a row of their result. */
export interface StatementTypes
  extends
    AccountStatements,
    AdminStatements,
    CampaignsStatements,
    CardsStatements,
    CatalogueStatements,
    ChallengesStatements,
    CupsStatements,
    DailyStatements,
    GamesStatements,
    LeaderboardStatements,
    LiveStatements,
    NotificationsStatements,
    PacksStatements,
    PlatformStatements,
    ReportsStatements,
    RewardsStatements,
    TeamsStatements,
    WalletStatements {}
