import type { CardPosition } from '@pennant/rules/cards/card';
import type { FieldingPlace, PlayerSeason } from '../seasons/season-record.ts';

/** Games that make a man eligible at a place in a season of 162; fewer in shorter ones, never under three. */
const GAMES_TO_BE_ELIGIBLE = 10;
const LEAST_GAMES_TO_BE_ELIGIBLE = 3;
const STARTS_TO_BE_STARTER = 5;
const GAMES_TO_BE_RELIEVER = 10;
const FULL_SEASON = 162;

const OUTFIELD_PLACES = ['LF', 'CF', 'RF'] as const;
const FIELD_PLACES = ['C', '1B', '2B', '3B', 'SS', ...OUTFIELD_PLACES, 'DH'] as const;

const isOneOf = (places: readonly FieldingPlace[], place: FieldingPlace): boolean =>
  places.includes(place);

/**
 * Where a batter may play: every place of ten games (fewer in a short season), else the place of most games. OF stands
 * only where the record does not say which outfield. A man who only pinch-hit is a designated hitter.
 */
export const batterPositions = (
  player: PlayerSeason,
  seasonGames: number,
): readonly CardPosition[] => {
  const { gamesAt } = player;
  const enough = Math.max(
    LEAST_GAMES_TO_BE_ELIGIBLE,
    Math.round((GAMES_TO_BE_ELIGIBLE * Math.min(seasonGames, FULL_SEASON)) / FULL_SEASON),
  );
  const eligible: CardPosition[] = FIELD_PLACES.filter((place) => gamesAt[place] >= enough);
  const noOutfield = !eligible.some((place) => isOneOf(OUTFIELD_PLACES, place as FieldingPlace));
  if (noOutfield && gamesAt.OF >= enough) eligible.push('OF');
  if (eligible.length > 0) return eligible;

  let most: CardPosition = 'DH';
  let games = 0;
  for (const place of FIELD_PLACES) {
    if (gamesAt[place] > games) {
      most = place;
      games = gamesAt[place];
    }
  }
  return gamesAt.OF > games ? ['OF'] : [most];
};

/** SP for five starts or starts in half his games, RP for ten games in relief or relief in half; always at least one. */
export const pitcherPositions = (games: number, starts: number): readonly CardPosition[] => {
  const relief = games - starts;
  const starter = starts > 0 && (starts >= STARTS_TO_BE_STARTER || 2 * starts >= games);
  const reliever = relief > 0 && (relief >= GAMES_TO_BE_RELIEVER || 2 * relief >= games);
  if (starter && reliever) return ['SP', 'RP'];
  return [starter ? 'SP' : 'RP'];
};
