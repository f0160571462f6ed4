import type { CardGeneration } from '@pennant/contract/card-generation';
import type { CupResult, CupStateName } from '@pennant/contract/cups';
import type { DailyGameDto } from '@pennant/contract/daily';
import type { Role } from '@pennant/contract/game-lineup';
import type { NotificationKind } from '@pennant/contract/notifications';
import type { GameSpeed } from '@pennant/rules/account/game-speed';
import type { ContestResult } from '@pennant/rules/campaigns/contest-result';
import type {
  BattingSeason,
  CardType,
  Hand,
  History,
  PitchingSeason,
} from '@pennant/rules/cards/card';
import type { Tier } from '@pennant/rules/cards/tier';
import type {
  PublishedTeamProblem,
  UnratedReason,
} from '@pennant/rules/challenges/challenge-limits';
import type { CupKind } from '@pennant/rules/cups/cup-kind';
import type { CupSize, CupState } from '@pennant/rules/cups/cup-state';
import type { Side, Slot } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import type { Closer, Hook, SideOrders, StealOrder } from '@pennant/rules/games/standing-orders';
import type { GameScore } from '@pennant/rules/games/analysis/scoreboard';
import type { GameState } from '@pennant/rules/games/state';
import type { LiveResult, LiveState } from '@pennant/rules/live/live-state';
import type { LiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import type { LivePhrase } from '@pennant/rules/live/phrases';
import type {
  BattingStat,
  BattingTotals,
  PitchingStat,
  PitchingTotals,
} from '@pennant/rules/leaderboard/board-statistics';
import type { ClientSeedOrigin } from '@pennant/rules/packs/client-seed-origin';
import type { SeriesKind } from '@pennant/rules/packs/series-kind';
import type { TierOdds } from '@pennant/rules/packs/tier-odds';
import type { TierWeights } from '@pennant/rules/packs/tier-weights';
import type { ReportedKind, ReportReason, ReportState } from '@pennant/rules/reports/report-limits';
import type { TokenKind } from '../http/principal-and-bearer-token.ts';

/**
 * The types that the schema doesn't tell, by `table.column`: of columns that hold JSON or a word of
 * a closed list. A JSON column that is not listed is read as `unknown`. The types of expressions,
 * which statements name, stand here by the table that they read.
 */
export interface ColumnTypes {
  'account.game_speed': GameSpeed;
  'batting_statistics.stat': BattingStat;
  'batting_statistics.totals': BattingTotals;
  'card.bats': Hand;
  'card.season': BattingSeason | PitchingSeason;
  'card.throws': Hand;
  'card.tier': Tier;
  'card.type': CardType;
  'card_making.kind': CardGeneration['kind'];
  'card_making.result': CardGeneration['result'];
  'card_making.state': CardGeneration['state'];
  'catalogue.history': History;
  'challenge.unrated_reason': UnratedReason;
  'cup.bracket': CupState;
  'cup.kind': CupKind;
  'cup.max_places': CupSize;
  'cup.state': CupStateName;
  'cup_entry.result': CupResult;
  'cup_place.orders': SideOrders;
  /** Of each decision the index of its best option, and of each option chance, error and cost. */
  'daily_attempt.valued': [best: number, ...options: [number, number, number][]][];
  'daily_game.choices': Record<string, Record<string, number>>;
  'daily_game.lineups': DailyGameDto['lineups'];
  'daily_game.scores': [score: number, users: number][];
  'daily_game.side': Side;
  'daily_game.source': GameSource;
  'game.role': Role;
  'game.setup': GameSource;
  /** The score alone once the state is in the game's record. */
  'game.state': GameState | GameScore;
  'live_game.source': GameSource;
  /** The score alone once the state is in the game's record. */
  'live_game.state': LiveState | { readonly game: GameScore };
  'live_game.unrated_reason': LiveUnratedReason;
  'live_phrase.phrase': LivePhrase;
  'live_phrase.side': Side;
  'live_presence.side': Side;
  'live_game.result': LiveResult;
  'live_seat.how': LiveResult['how'];
  'live_seat.side': Side;
  'live_seat.unrated_reason': LiveUnratedReason;
  'letter_token.purpose': 'confirm' | 'reset' | 'email';
  'outbox_notification.kind': NotificationKind;
  'pack_draw.card_ids': number[];
  'pack_epoch.client_seed_origin': ClientSeedOrigin;
  'pitching_statistics.stat': PitchingStat;
  'pitching_statistics.totals': PitchingTotals;
  'published_team.closer': Closer;
  'published_team.hook': Hook;
  'published_team.problem': PublishedTeamProblem;
  'published_team.steals': StealOrder;
  'report.reason': ReportReason;
  'reported_name.kind': ReportedKind;
  'reported_name.state': ReportState;
  'series.kind': SeriesKind;
  'series.tier_weights': TierWeights;
  'series_odds.tiers': TierOdds[];
  'session_token.kind': TokenKind;
  /** A lineup as an array, in no particular order. */
  'team_lineup.slots': { slot: Slot; card_id: number; lineup_order: number | null }[];
  'user_campaign_contest.result': ContestResult;
}
