import type { GameEarnings } from '@pennant/contract/game-summary';
import { EXPERIENCE_DAY, experienceShare } from '@pennant/rules/account/game-experience';
import { MAX_CLICKED_GAMES_A_DAY, countsOnBoards } from '@pennant/rules/leaderboard/games-by-click';

import { ordinal } from '../../home/day-text.ts';

/** A note on what a game did not bring, or what the next one will not. */
export interface DayNote {
  readonly about: 'experience' | 'boards';
  /**
   * For a line with little room, experience beside its number; null for an announcement, which can
   * wait for the summary.
   */
  readonly short: string | null;
  readonly text: string;
}

const { wholeGames, halfGames } = EXPERIENCE_DAY;

/** Returns what the day's limits took from a final game, and what they announce for the next. */
export function dayNotes({
  gameOfDay,
  clickedGameOfDay,
}: Pick<GameEarnings, 'gameOfDay' | 'clickedGameOfDay'>): DayNote[] {
  return [...experienceNotes(gameOfDay), ...boardNotes(clickedGameOfDay)];
}

function experienceNotes(gameOfDay: number | null): DayNote[] {
  if (gameOfDay === null) return [];
  const game = `your ${ordinal(gameOfDay)} game of the day`;
  const share = experienceShare(gameOfDay);
  if (share === 0) {
    return [
      {
        about: 'experience',
        short: 'no more today',
        text: `It was ${game}: you and your cards have all the experience that a day brings. Midnight UTC begins a new day.`,
      },
    ];
  }
  if (gameOfDay === wholeGames + halfGames) {
    return [
      {
        about: 'experience',
        short: 'half',
        text: `It was ${game}, and the last that brings experience, half of it. Midnight UTC begins a new day.`,
      },
    ];
  }
  if (share < 1) {
    return [
      {
        about: 'experience',
        short: 'half',
        text: `It was ${game}: after ${wholeGames}, a game brings half the experience, to you and to your cards.`,
      },
    ];
  }
  return gameOfDay === wholeGames
    ? [
        {
          about: 'experience',
          short: null,
          text: `It was ${game}: the next ${halfGames} bring half the experience, to you and to your cards.`,
        },
      ]
    : [];
}

function boardNotes(clickedGameOfDay: number | null): DayNote[] {
  if (clickedGameOfDay === null) return [];
  if (!countsOnBoards(clickedGameOfDay)) {
    return [
      {
        about: 'boards',
        short: 'Not on the leaderboards',
        text: `It was played mostly by click, and ${MAX_CLICKED_GAMES_A_DAY} of those count on the leaderboards in a day. A game always counts if you roll at least half of it yourself.`,
      },
    ];
  }
  return clickedGameOfDay === MAX_CLICKED_GAMES_A_DAY
    ? [
        {
          about: 'boards',
          short: null,
          text: `It was the ${ordinal(clickedGameOfDay)} game of the day played mostly by click, the last of those that counts on the leaderboards. Games that you roll yourself go on counting.`,
        },
      ]
    : [];
}
