import { CLUB_SEPARATOR, clubNickname } from '@pennant/rules/teams/club-names';
import { countGraphemes } from '@pennant/rules/text/graphemes';
import type { CardPosition, CardType, Hand, History } from '@pennant/rules/cards/card';

/** The data that a card's front is drawn from. */
export interface CardFrontData {
  readonly cardID: number;
  /**
   * The history that the card is of; where it is left out, the player is drawn as one of the
   * record, whose looks are not guessed.
   */
  readonly history?: History;
  readonly playerID: string;
  /** Plain text ("Mike Trout"). */
  readonly name: string;
  readonly year: number;
  readonly type: CardType;
  readonly rating: number;
  readonly positions: readonly CardPosition[];
  /** Club codes of the season, in order of stint. */
  readonly clubs: readonly string[];
  /** The club of most of the season's games. */
  readonly clubName: string;
  /** The names of all clubs of the season; where it is left out, `clubName` is the only one. */
  readonly clubNames?: readonly string[];
  readonly bats: Hand | null;
  readonly throws: Hand | null;
  /** Key of the variant drawn: `{year}-base`, or a special series. */
  readonly seriesKey: string;
}

/** Returns the code of the club of most of the season's games; its name where the codes lack it. */
export const mainClubCode = ({ clubs, clubName, clubNames = [] }: CardFrontData): string =>
  clubs[Math.max(0, clubNames.indexOf(clubName))] ?? clubName;

/** The length above which a club's name would make a card's line too small to read. */
const MAX_CLUB_LETTERS = 22;

/**
 * Returns the clubs as printed on a card: one with its full name, several or a long one with
 * nicknames.
 */
export const clubLine = ({ clubName, clubNames = [] }: CardFrontData): string => {
  if (clubNames.length > 1) return clubNames.map(clubNickname).join(CLUB_SEPARATOR);
  return countGraphemes(clubName) > MAX_CLUB_LETTERS ? clubNickname(clubName) : clubName;
};

/** Returns the accessible label of a card. */
export const cardLabel = (card: CardFrontData, tier: string): string =>
  `${card.name}, ${card.positions.join(' and ') || card.type}, ${card.year} ${(card.clubNames ?? [card.clubName]).join(' and ')}, ${tier}, rated ${card.rating}`;
