import { useLocation } from 'react-router';

import type { CallName } from '../api/call-types.ts';
import { isDisconnected, useKeptAt } from '../api/connection.ts';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { OFFLINE_PATH } from './program-files.ts';

/** The call that a page's content is from, by path; a finished game or a card stays as it was. */
const CONTENT: Readonly<Record<string, CallName>> = {
  '/cards/user': 'GET /card/user',
  '/games/user': 'GET /games/user/',
};

/** The text of the banner of a page that is read offline: when what it shows was kept. */
export function OfflineBannerText() {
  const { pathname } = useLocation();
  const keptAt = useKeptAt(CONTENT[pathname] ?? 'GET /users/me');
  return (
    // The page in place of one that needs the server says it itself.
    <div className="border-b-2 border-warn bg-sunk [:has(#offline-page)_&]:hidden">
      <p className="page-column py-3 text-sm">
        <strong className="font-slab">
          {isDisconnected() ? 'You are offline.' : 'The ballpark cannot be reached.'}
        </strong>{' '}
        {pathname in CONTENT && keptAt !== null ? (
          <>
            This is how it was on <DayAndTime at={keptAt.toISOString()} />.{' '}
          </>
        ) : null}
        <TextLink to={OFFLINE_PATH}>What you can read</TextLink>
      </p>
    </div>
  );
}
