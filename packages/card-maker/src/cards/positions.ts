import { OUTFIELD_POSITIONS, type CardPosition } from '@pennant/rules/cards/card';
import { BATTING_POSITIONS } from '@pennant/rules/games/lineup-slots';
import type { FieldingPosition, PlayerSeason } from '../seasons/season-record.ts';

/**
 * Games that make a player eligible at a position in a season of 162; fewer in a shorter one, at
 * least 3.
 */
const GAMES_TO_BE_ELIGIBLE = 10;
const MIN_GAMES_TO_BE_ELIGIBLE = 3;
const STARTS_TO_BE_STARTER = 5;
const GAMES_TO_BE_RELIEVER = 10;
const FULL_SEASON = 162;

const isOneOf = (positions: readonly FieldingPosition[], position: FieldingPosition): boolean =>
  positions.includes(position);

/**
 * Returns the positions of a batter: every position of ten games (fewer in a short season), else
 * the one of most games. OF is used only where the record does not tell the outfield positions
 * apart. A player who only pinch-hit is a designated hitter.
 */
export const batterPositions = (
  player: PlayerSeason,
  seasonGames: number,
): readonly CardPosition[] => {
  const { gamesAt } = player;
  const minGames = Math.max(
    MIN_GAMES_TO_BE_ELIGIBLE,
    Math.round((GAMES_TO_BE_ELIGIBLE * Math.min(seasonGames, FULL_SEASON)) / FULL_SEASON),
  );
  const eligible: CardPosition[] = BATTING_POSITIONS.filter(
    (position) => gamesAt[position] >= minGames,
  );
  const isOutfielder = eligible.some((position) =>
    isOneOf(OUTFIELD_POSITIONS, position as FieldingPosition),
  );
  if (!isOutfielder && gamesAt.OF >= minGames) eligible.push('OF');
  if (eligible.length > 0) return eligible;

  let primary: CardPosition = 'DH';
  let maxGames = 0;
  for (const position of BATTING_POSITIONS) {
    if (gamesAt[position] > maxGames) {
      primary = position;
      maxGames = gamesAt[position];
    }
  }
  return gamesAt.OF > maxGames ? ['OF'] : [primary];
};

/**
 * Returns the positions of a pitcher: SP for five starts or starts in half of the games, RP for ten
 * games in relief or relief in half of them; always at least one.
 */
export const pitcherPositions = (games: number, starts: number): readonly CardPosition[] => {
  const relief = games - starts;
  const isStarter = starts > 0 && (starts >= STARTS_TO_BE_STARTER || 2 * starts >= games);
  const isReliever = relief > 0 && (relief >= GAMES_TO_BE_RELIEVER || 2 * relief >= games);
  if (isStarter && isReliever) return ['SP', 'RP'];
  return [isStarter ? 'SP' : 'RP'];
};
