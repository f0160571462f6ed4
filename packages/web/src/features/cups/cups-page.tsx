import type { CupSummary } from '@pennant/contract/cups';
import { useState, type ReactNode } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useVisitor } from '../../api/current-user.ts';
import { LIST_PAGE_SIZE } from '../../api/list-page-size.ts';
import { useInfiniteApiList } from '../../api/use-infinite-api-list.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { prizesText } from './cup-facts.tsx';
import { CupLine, CupTicket, PastCup } from './cup-list-items.tsx';
import { useCups } from './use-cups.ts';

/** One text: a part of it that begins another line in another font would move across the page. */
const INTRODUCTION =
  'A bracket of 8, 16 or 32 teams, each match the best of three. Every Friday at 18:00 UTC one ' +
  `begins, with another rule each week. Entering is free: ${prizesText()}.`;

/** The page /cups: cups to enter, those under way, and those over. */
export function CupsPage() {
  const { cups, isOfVisitor } = useCups();
  const isAdmin = useIsAdmin();
  if (cups.data === undefined) {
    return cups.isError ? (
      <ErrorState
        title="Error fetching the cups"
        error={cups.error}
        onRetry={() => void cups.refetch()}
      />
    ) : (
      <Loading />
    );
  }
  return (
    <PageBody>
      <PageHeading
        kicker="Games"
        aside={isAdmin ? <LinkButton to="/admin/cups">Look after cups</LinkButton> : null}
      >
        Cups
      </PageHeading>
      <p className="mb-6 max-w-prose text-ink-soft">{INTRODUCTION}</p>
      <Lists cups={cups.data} isOfVisitor={isOfVisitor} />
    </PageBody>
  );
}

function useIsAdmin(): boolean {
  const visitor = useVisitor();
  return visitor.kind === 'player' && visitor.user.isAdmin;
}

/** Returns cups by when they begin, the next one first. */
const soonestFirst = (cups: readonly CupSummary[]): CupSummary[] =>
  cups.toSorted((a, b) => a.begins.localeCompare(b.begins));

const isPast = ({ state }: CupSummary): boolean => state === 'over' || state === 'cancelled';

function Lists({
  cups,
  isOfVisitor,
}: {
  readonly cups: readonly CupSummary[];
  readonly isOfVisitor: boolean;
}) {
  const open = soonestFirst(cups.filter(({ state }) => state === 'open'));
  const running = soonestFirst(cups.filter(({ state }) => state === 'running'));
  const past = cups.filter((cup) => isPast(cup));
  const last = cups.length < LIST_PAGE_SIZE ? undefined : cups.at(-1);
  return (
    <>
      <Part id="cups-open" head="To enter">
        {open.length === 0 ? (
          <EmptyState picture={<UnpluggedScoreboard className="w-48" />}>
            No cup is open now. The next one is drawn up by itself, and begins on Friday at 18:00
            UTC.
          </EmptyState>
        ) : (
          <ul className="grid gap-5 md:grid-cols-2">
            {open.map((cup) => (
              <CupTicket key={cup.cupID} cup={cup} isOfVisitor={isOfVisitor} />
            ))}
          </ul>
        )}
      </Part>
      {running.length === 0 ? null : (
        <Part id="cups-running" head="Under way">
          <ul className="border-y-2 border-ink bg-raised">
            {running.map((cup) => (
              <CupLine key={cup.cupID} cup={cup} />
            ))}
          </ul>
        </Part>
      )}
      {past.length === 0 && last === undefined ? null : (
        <Part id="cups-past" head="Over">
          <ul className="border-y-2 border-ink bg-raised empty:hidden">
            {past.map((cup) => (
              <PastCup key={cup.cupID} cup={cup} />
            ))}
          </ul>
          {last === undefined ? null : <OlderCups after={last.cupID} />}
        </Part>
      )}
    </>
  );
}

const Part = ({
  id,
  head,
  children,
}: {
  readonly id: string;
  readonly head: string;
  readonly children: ReactNode;
}) => (
  <section aria-labelledby={id} className="mb-10">
    <h2 id={id} className="mb-3 font-display text-2xl">
      {head}
    </h2>
    {children}
  </section>
);

/** Cups of before, a page at a time, once they are asked for. */
function OlderCups({ after }: { readonly after: string }) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? (
    <OlderPages after={after} />
  ) : (
    <Button className="mt-4" onClick={() => setWanted(true)}>
      Older cups
    </Button>
  );
}

function OlderPages({ after }: { readonly after: string }) {
  const older = useInfiniteApiList('GET /cups', { after }, ({ cupID }) => cupID);
  const rows = older.data?.pages.flat() ?? [];
  return (
    <>
      <ul className="border-b-2 border-ink bg-raised empty:hidden">
        {rows.map((cup) => (
          <PastCup key={cup.cupID} cup={cup} />
        ))}
      </ul>
      {older.isError ? (
        <div role="alert" className="mt-4">
          <p className="mb-3 text-bad">Older cups did not come: {messageOf(older.error)}</p>
          <Button onClick={() => void older.refetch()}>Try again</Button>
        </div>
      ) : null}
      {older.isPending ? (
        <p role="status" className="mt-4 text-ink-soft">
          Looking in the archive...
        </p>
      ) : null}
      {older.isSuccess && rows.length === 0 ? (
        <p role="status" className="mt-4 text-ink-soft">
          There are no older cups.
        </p>
      ) : null}
      {older.hasNextPage ? (
        <Button
          className="mt-4"
          disabled={older.isFetchingNextPage}
          onClick={() => void older.fetchNextPage()}
        >
          {older.isFetchingNextPage ? 'Loading...' : 'Older cups'}
        </Button>
      ) : null}
    </>
  );
}
