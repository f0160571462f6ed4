/**
 * Results of a card's dice: one closed list for each table; the types are derived from the lists.
 */

export const BATTER_RESULTS = ['H1', 'H2', 'H3', 'HR', 'BB', 'SO', 'OO'] as const;
export type BatterResult = (typeof BATTER_RESULTS)[number];

/** A cell of a batter's first table: a result, or X, which rolls again on the extra table. */
export type BatterCell = BatterResult | 'X';

/** Effects of a pitcher's cell. `h` allows more of a result than the league, `l` less. */
export const PITCHER_MODIFIERS = [
  'h9h',
  'h9l',
  'hr9h',
  'hr9l',
  'bb9h',
  'bb9l',
  'k9h',
  'k9l',
] as const;
export type PitcherModifier = (typeof PITCHER_MODIFIERS)[number];

/** A cell of a pitcher's table: a modifier, or null where the batter's result stands. */
export type PitcherCell = PitcherModifier | null;

/**
 * The sums of two dice, 2 to 12. A table holds one cell for each, in this order: `table[sum - 2]`.
 */
export const DICE_SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Number of the 36 rolls of two dice that give each sum, in the order of `DICE_SUMS`. */
export const SUM_WEIGHTS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** Eleven cells, for the sums 2 to 12. */
export type DiceTable<Cell> = readonly Cell[];

/** A batter's two tables. */
export interface BatterDice {
  readonly base: DiceTable<BatterCell>;
  readonly extra: DiceTable<BatterResult>;
}

/** A pitcher's table. */
export type PitcherDice = DiceTable<PitcherCell>;

export const CARD_TYPES = ['Batter', 'Pitcher'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const OUTFIELD_POSITIONS = ['LF', 'CF', 'RF'] as const;
/** The positions of the eight fielders besides the pitcher. */
export const FIELD_POSITIONS = ['C', '1B', '2B', '3B', 'SS', ...OUTFIELD_POSITIONS] as const;

/** Positions that a card can be eligible for. */
export const CARD_POSITIONS = [...FIELD_POSITIONS, 'OF', 'DH', 'SP', 'RP'] as const;
export type CardPosition = (typeof CARD_POSITIONS)[number];

export const HANDS = ['L', 'R', 'B'] as const;
/** L, R, or B for both; null where the record does not say. */
export type Hand = (typeof HANDS)[number];

/** A batting season as recorded; null where the figure was not recorded that year. */
export interface BattingSeason {
  readonly G: number;
  readonly AB: number;
  readonly R: number;
  readonly H: number;
  readonly '2B': number;
  readonly '3B': number;
  readonly HR: number;
  readonly RBI: number | null;
  readonly SB: number | null;
  readonly CS: number | null;
  readonly BB: number;
  readonly SO: number | null;
  readonly IBB: number | null;
  readonly HBP: number | null;
  readonly SH: number | null;
  readonly SF: number | null;
  readonly GIDP: number | null;
  /** Passed balls, on catchers' cards only; absent on cards of version 1 of the maker. */
  readonly PB?: number | null | undefined;
}

/** A pitching season as recorded; null where the figure was not recorded that year. */
export interface PitchingSeason {
  readonly W: number;
  readonly L: number;
  readonly G: number;
  readonly GS: number;
  readonly CG: number;
  readonly SHO: number;
  readonly SV: number;
  readonly IPouts: number;
  readonly H: number;
  readonly ER: number;
  readonly HR: number;
  readonly BB: number;
  readonly SO: number;
  readonly BFP: number | null;
  /** Wild pitches and balks; absent on cards of version 1 of the maker. */
  readonly WP?: number | null | undefined;
  readonly BK?: number | null | undefined;
}

/** Sources of seasons: the Lahman database (`record`), or the synthetic history (`invented`). */
export const HISTORIES = ['record', 'invented'] as const;
export type History = (typeof HISTORIES)[number];

interface CardFacts {
  /**
   * year x 10000 + n: batters of a season from n = 1, its pitchers from n = 5001, each in order of
   * playerID.
   */
  readonly cardID: number;
  readonly playerID: string;
  /** Plain text, as the player was known ("Mike Trout"). */
  readonly name: string;
  /** The part of the name that narration uses ("Trout"); undefined where it is not known. */
  readonly surname?: string;
  readonly year: number;
  /** Code of the league of most of the player's games that season ("NL"). */
  readonly league: string;
  /** Club codes of the season in order of stint ("BOS", "NYA"). At least one. */
  readonly teams: readonly string[];
  /** Name of the club of most of the player's games ("Boston Red Sox"). */
  readonly clubName: string;
  readonly rating: number;
  readonly positions: readonly CardPosition[];
  readonly bats: Hand | null;
  readonly throws: Hand | null;
}

export interface BatterCard extends CardFacts {
  readonly type: 'Batter';
  readonly dice: BatterDice;
  /** 1 to 98; 50 is the average runner of the league. */
  readonly speed: number;
  /** Steal attempts for each time on first with second open in the season, 0 to .9. */
  readonly stealAttemptRate: number;
  /** Share of successful attempts, shrunk toward the league's. */
  readonly stealSuccessRate: number;
  /**
   * Probability that an out put in play against the player's club becomes an error: .55 x league
   * E / OO, scaled by the club's errors.
   */
  readonly errorRate: number;
  /**
   * On catchers' cards: chance of a passed ball before a batter with runners on. Absent on cards of
   * version 1 of the maker, and where the record has no passed balls of the league.
   */
  readonly passedBallChance?: number;
  readonly season: BattingSeason;
}

export interface PitcherCard extends CardFacts {
  readonly type: 'Pitcher';
  readonly dice: PitcherDice;
  /** Outs per start (starters) or per game (relievers), as a percentage of 27. */
  readonly stamina: number;
  /**
   * Chances of a wild pitch and of a balk before a batter with runners on: both or neither. Absent
   * on cards of version 1 of the maker, and where the record has none of the league.
   */
  readonly wildPitchChance?: number;
  readonly balkChance?: number;
  readonly season: PitchingSeason;
}

/** One player's season as a card. */
export type PlayerCard = BatterCard | PitcherCard;
