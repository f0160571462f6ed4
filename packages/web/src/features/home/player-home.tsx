import { useEffect, useState, type ComponentType } from 'react';

import { ErrorState } from '../../ui/error-state.tsx';
import { KeptView, KeptViewSlot } from '../../ui/kept-view.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { FirstSteps } from './first-steps.tsx';
// In the document, as the page's own: a day that was kept is painted before any script has run.
import './player-day.css';
import { useHome } from './use-home.ts';

type DayProps = Parameters<Awaited<ReturnType<typeof loadDay>>['default']>[0];

// Loaded with the page for a player, never for a guest.
const loadDay = () => import('./player-day.tsx');
/** Set once it is loaded. */
let LoadedDay: ComponentType<DayProps> | null = null;
if (typeof document !== 'undefined' && document.documentElement.dataset['visitor'] === 'player')
  void loadDay().then(
    (day) => (LoadedDay = day.default),
    () => undefined,
  );

/** From this length on a name is set smaller on a phone, so that it stays on one line. */
const LONG_USERNAME = 14;

/**
 * The player's home page: greeting, the day, the three first steps. Without the username and the
 * day while the user check is pending.
 */
export function PlayerHome({ username }: { readonly username: string | null }) {
  const isLong = (username?.length ?? 0) > LONG_USERNAME;
  return (
    <div {...(username === null ? { 'data-for-players': '' } : {})}>
      <PageBody>
        <PageHeading kicker="Play ball">
          <span className={`wrap-anywhere ${isLong ? 'text-lg sm:text-3xl' : ''}`}>
            {username === null ? 'Hello!' : `Hello, ${username}!`}
          </span>
        </PageHeading>
        <Day isKnown={username !== null} />
      </PageBody>
    </div>
  );
}

function Day({ isKnown }: { readonly isKnown: boolean }) {
  const { data: day, error, refetch } = useHome(isKnown);
  // What came before the first render is shown after it: the server has rendered no day.
  const data = isKnown ? day : undefined;
  // Null until it is loaded. A lazy one would take away the view that was kept for as long.
  const [PlayerDay, setPlayerDay] = useState(() => LoadedDay);
  useEffect(() => {
    if (!isKnown || PlayerDay !== null) return;
    loadDay().then(
      (loaded) => setPlayerDay(() => loaded.default),
      // Thrown while rendering: the page shows its error.
      (fault: unknown) =>
        setPlayerDay(() => {
          throw fault;
        }),
    );
  }, [isKnown, PlayerDay]);
  return (
    <>
      {data !== undefined && PlayerDay !== null ? (
        <KeptView name="day">
          <PlayerDay home={data} />
        </KeptView>
      ) : error === null ? (
        <KeptViewSlot name="day" placeholder={<DayPlaceholder />} />
      ) : (
        <ErrorState
          title="The day could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <FirstSteps done={data?.steps ?? null} />
    </>
  );
}

/** The place of the day, about as high as a short one, so that the first steps do not jump. */
const DayPlaceholder = () => (
  <div aria-busy="true" aria-label="Loading..." role="status" className="min-h-176 md:min-h-100">
    <div className="lamp-lit min-h-48 bg-tin" />
  </div>
);
