import { IDLE_LETTER_DAYS } from '@pennant/rules/games/idle-game';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import { useState } from 'react';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/**
 * Returns what a list says of a game that ends as abandoned within two weeks; null for all others.
 * `endsIdleAt` is the game's, `now` in ms.
 */
export function idleNotice(endsIdleAt: string | null, now: number): string | null {
  if (endsIdleAt === null) return null;
  const endsAt = Date.parse(endsIdleAt);
  if (endsAt <= now || endsAt - now > IDLE_LETTER_DAYS * DAY_MS) return null;
  return `Roll by ${DAY.format(endsAt - DAY_MS)}, or it ends as abandoned.`;
}

/** The line below a game under way that nobody has played for long; nothing for all others. */
export function IdleNotice({ endsIdleAt }: { readonly endsIdleAt: string | null }) {
  const [openedAt] = useState(Date.now);
  const notice = idleNotice(endsIdleAt, openedAt);
  return notice === null ? null : (
    <span className="block text-sm font-semibold text-bad">{notice}</span>
  );
}
