import type { ComputerClub } from '@pennant/card-maker/clubs/computer-clubs';
import type { PlayerCard } from '@pennant/rules/cards/card';
import {
  batterDiceFields,
  BATTER_FIELDS,
  pitcherDiceFields,
  PITCHER_FIELDS,
} from '@pennant/rules/cards/dice-fields';
import type { Column } from './bulk-insert.ts';

/** A row to insert into `card`: a card with its series and its dice cells by column. */
export interface CardItem {
  readonly card: PlayerCard;
  /** Null for a replacement player, who is in no series. */
  readonly seriesID: number | null;
  readonly dice: Readonly<Record<string, string | null>>;
}

export const toCardItem = (card: PlayerCard, seriesID: number | null): CardItem => ({
  card,
  seriesID,
  dice: card.type === 'Batter' ? batterDiceFields(card.dice) : pitcherDiceFields(card.dice),
});

const ofBatter =
  (value: (card: PlayerCard & { type: 'Batter' }) => number | null) =>
  ({ card }: CardItem) =>
    card.type === 'Batter' ? value(card) : null;

const ofPitcher =
  (value: (card: PlayerCard & { type: 'Pitcher' }) => number | null) =>
  ({ card }: CardItem) =>
    card.type === 'Pitcher' ? value(card) : null;

export const CARD_COLUMNS: readonly Column<CardItem>[] = [
  { name: 'card_id', type: 'integer', value: ({ card }) => card.cardID },
  { name: 'series_id', type: 'integer', value: ({ seriesID }) => seriesID },
  { name: 'player_id', type: 'text', value: ({ card }) => card.playerID },
  { name: 'name', type: 'text', value: ({ card }) => card.name },
  { name: 'surname', type: 'text', value: ({ card }) => card.surname ?? null },
  { name: 'year', type: 'integer', value: ({ card }) => card.year },
  { name: 'type', type: 'text', value: ({ card }) => card.type },
  { name: 'league', type: 'text', value: ({ card }) => card.league },
  { name: 'teams', type: 'text', value: ({ card }) => card.teams.join(',') },
  { name: 'club_name', type: 'text', value: ({ card }) => card.clubName },
  { name: 'rating', type: 'integer', value: ({ card }) => card.rating },
  { name: 'positions', type: 'text', value: ({ card }) => card.positions.join(',') },
  { name: 'bats', type: 'text', value: ({ card }) => card.bats },
  { name: 'throws', type: 'text', value: ({ card }) => card.throws },
  ...[...BATTER_FIELDS, ...PITCHER_FIELDS].map((field): Column<CardItem> => ({
    name: field,
    type: 'text',
    value: ({ dice }) => dice[field] ?? null,
  })),
  { name: 'speed', type: 'integer', value: ofBatter((card) => card.speed) },
  {
    name: 'steal_attempt_rate',
    type: 'double precision',
    value: ofBatter((card) => card.stealAttemptRate),
  },
  {
    name: 'steal_success_rate',
    type: 'double precision',
    value: ofBatter((card) => card.stealSuccessRate),
  },
  { name: 'error_rate', type: 'double precision', value: ofBatter((card) => card.errorRate) },
  {
    name: 'passed_ball_chance',
    type: 'double precision',
    value: ofBatter((card) => card.passedBallChance ?? null),
  },
  { name: 'stamina', type: 'integer', value: ofPitcher((card) => card.stamina) },
  {
    name: 'wild_pitch_chance',
    type: 'double precision',
    value: ofPitcher((card) => card.wildPitchChance ?? null),
  },
  {
    name: 'balk_chance',
    type: 'double precision',
    value: ofPitcher((card) => card.balkChance ?? null),
  },
  { name: 'season', type: 'jsonb', value: ({ card }) => JSON.stringify(card.season) },
];

export interface SeriesCardItem {
  readonly seriesID: number;
  readonly cardID: number;
}

export const SERIES_CARD_COLUMNS: readonly Column<SeriesCardItem>[] = [
  { name: 'series_id', type: 'integer', value: (item) => item.seriesID },
  { name: 'card_id', type: 'integer', value: (item) => item.cardID },
];

export interface ClubItem {
  readonly teamID: string;
  readonly club: ComputerClub;
  readonly isOffered: boolean;
}

export const CLUB_COLUMNS: readonly Column<ClubItem>[] = [
  { name: 'team_id', type: 'uuid', value: (item) => item.teamID },
  { name: 'year', type: 'integer', value: ({ club }) => club.year },
  { name: 'team', type: 'text', value: ({ club }) => club.team },
  { name: 'league', type: 'text', value: ({ club }) => club.league },
  { name: 'name', type: 'text', value: ({ club }) => club.name },
  { name: 'wins', type: 'integer', value: ({ club }) => club.wins },
  { name: 'losses', type: 'integer', value: ({ club }) => club.losses },
  { name: 'score', type: 'integer', value: ({ club }) => club.score },
  { name: 'is_offered', type: 'boolean', value: (item) => item.isOffered },
  {
    name: 'complete_games',
    type: 'double precision',
    value: ({ club }) => club.habits.completeGames,
  },
  {
    name: 'steal_attempts',
    type: 'double precision',
    value: ({ club }) => club.habits.stealAttempts,
  },
  {
    name: 'intentional_walks',
    type: 'double precision',
    value: ({ club }) => club.habits.intentionalWalks,
  },
];

export interface LineupItem {
  readonly teamID: string;
  readonly slot: string;
  readonly cardID: number;
  readonly lineupOrder: number | null;
}

export const LINEUP_COLUMNS: readonly Column<LineupItem>[] = [
  { name: 'team_id', type: 'uuid', value: (item) => item.teamID },
  { name: 'slot', type: 'text', value: (item) => item.slot },
  { name: 'card_id', type: 'integer', value: (item) => item.cardID },
  { name: 'lineup_order', type: 'integer', value: (item) => item.lineupOrder },
];
