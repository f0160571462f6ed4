import type { ChallengeOfGame, PlayerRating } from '@pennant/contract/challenges';

/** Why a game moves no rating, in a sentence. */
const UNRATED: Record<NonNullable<ChallengeOfGame['unratedReason']>, string> = {
  by_link: 'A challenge by link is never rated.',
  pair_within_day: 'You two have had your one rated game in 24 hours.',
  pair_not_rated: "These two accounts can't be rated against each other.",
  in_cup: 'A game of a cup counts for the cup alone.',
};

/** Returns the sentence for why a game moves no rating. */
export const unratedText = (reason: keyof typeof UNRATED): string => UNRATED[reason];

/** Returns a player's rating with its deviation: "1512 ± 98". */
export const ratingText = ({ rating, deviation }: Pick<PlayerRating, 'rating' | 'deviation'>) =>
  `${rating} ± ${deviation}`;

/** Returns the address of the page that challenges the player of a name. */
export const challengePath = (username: string): string =>
  `/game/create?against=players&player=${encodeURIComponent(username)}`;

/** The address of the page with the players to challenge. */
export const PLAYERS_PATH = '/game/create?against=players';
