import { useIsOffline } from '../../api/connection.ts';
import { useVisitor } from '../../api/current-user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DayAndTime } from '../../ui/day-and-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatCount } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { KeptGames } from './kept-games.tsx';
import { useReadableOffline, type ReadableOffline } from './use-readable-offline.ts';

/** The page /offline, and any that needs the server while there is none: what can be read. */
export function OfflinePage() {
  const isOffline = useIsOffline();
  const readable = useReadableOffline();
  const { kind } = useVisitor();
  if (kind === 'checking' || readable === 'loading') return <Loading />;
  return (
    <PageBody>
      {/* The banner of the layout is hidden by it. */}
      <span id="offline-page" hidden />
      <PageHeading kicker={isOffline ? 'No connection' : 'For the road'}>
        {isOffline ? 'You are offline' : 'What you can read offline'}
      </PageHeading>
      {readable === null ? <NothingKept isOffline={isOffline} /> : <Kept readable={readable} />}
    </PageBody>
  );
}

function Kept({ readable: { collection, games } }: { readonly readable: ReadableOffline }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section aria-labelledby="kept-cards">
        <h2 id="kept-cards" className="mb-2 font-display text-xl">
          Your cards
        </h2>
        {collection === null ? (
          <p className="text-ink-soft">Open My Cards once with a connection, and they are kept.</p>
        ) : (
          <>
            <p className="mb-4">
              {formatCount(collection.totalCards)} different cards, as they were on{' '}
              <DayAndTime at={collection.keptAt.toISOString()} />. A card that you have looked at
              turns over here, too.
            </p>
            <LinkButton to="/cards/user" paint="pennant">
              My Cards
            </LinkButton>
          </>
        )}
      </section>
      <section aria-labelledby="kept-games">
        <h2 id="kept-games" className="mb-2 font-display text-xl">
          Finished games
        </h2>
        {games.length === 0 ? (
          <p className="text-ink-soft">Games that you finish are kept here, play by play.</p>
        ) : (
          <KeptGames games={games} />
        )}
      </section>
      <p className="max-w-prose text-sm text-ink-soft lg:col-span-2">
        Rolling, packs, teams and the wallet need the server. What is kept here is for you alone: it
        goes when you log out.
      </p>
    </div>
  );
}

const NothingKept = ({ isOffline }: { readonly isOffline: boolean }) => (
  <EmptyState
    title={isOffline ? 'The scoreboard is unplugged' : 'Nothing is kept yet'}
    picture={<UnpluggedScoreboard className="w-56" />}
  >
    {isOffline
      ? 'Nothing is kept in this browser. The page comes by itself when the connection is back.'
      : 'Log in, and your cards and finished games are kept in this browser until you log out.'}
  </EmptyState>
);
