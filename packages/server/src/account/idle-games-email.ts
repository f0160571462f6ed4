import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import { IDLE_GAME_DAYS } from '@pennant/rules/games/idle-game';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import { escapeHtml } from '../platform/http/api-docs.ts';
import type { Email } from '../platform/mail/email.ts';

/** A game that ends as abandoned unless it is played on. */
export interface WaitingGame {
  /** "Mudville Nine at 1927 Harbor Gulls". */
  readonly clubs: string;
  /** The first moment of the UTC day in which it ends. */
  readonly endsAt: Date;
  /** The address of its play screen. */
  readonly link: string;
}

/** Games that are told one by one; more are under way from before there was a maximum only. */
const MAX_TOLD = MAX_GAMES_UNDER_WAY;

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Returns the last day on which a game can be played on: "March 9, 2027". */
const lastDay = ({ endsAt }: WaitingGame): string => DAY.format(endsAt.getTime() - DAY_MS);

/**
 * Returns the email about games without a roll for so long that they are about to end. Each has its
 * last day and its link.
 */
export function idleGamesEmail(to: string, username: string, games: readonly WaitingGame[]): Email {
  const isOne = games.length === 1;
  const before = isOne
    ? `${username}, a game of yours has stood still for weeks. The bases are as you left them. One roll keeps it for another ${IDLE_GAME_DAYS} days.`
    : `${username}, ${games.length} games of yours have stood still for weeks. The bases are as you left them. One roll keeps a game for another ${IDLE_GAME_DAYS} days.`;
  const after = `A game without a roll for ${IDLE_GAME_DAYS} days ends as abandoned: it counts as a loss, also in a contest, and pays nothing. If you have no use for ${isOne ? 'it' : 'them'} any more, there is nothing to do. Days end at midnight UTC.`;
  const told = games
    .slice(0, MAX_TOLD)
    .map((game) => ({ ...game, text: `${game.clubs}, until ${lastDay(game)}` }));
  const others = games.length - told.length;
  const ending = [...(others > 0 ? [`And ${others} more: see My Games.`] : []), after];
  return {
    to,
    subject: isOne
      ? 'Your game at Pennant is waiting'
      : `${games.length} games at Pennant are waiting`,
    text: [before, ...told.map(({ text, link }) => `${text}\n\n${link}`), ...ending]
      .join('\n\n')
      .concat('\n'),
    html: [
      `<p>${escapeHtml(before)}</p>`,
      ...told.map(
        ({ text, link }) =>
          `<p>${escapeHtml(text)}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      ),
      ...ending.map((text) => `<p>${escapeHtml(text)}</p>`),
    ].join(''),
  };
}
