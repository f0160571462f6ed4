import { EmptyShoebox } from '../../ui/illustrations/empty-shoebox.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatCount } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { Collection } from './collection/collection.tsx';
import { useCollection } from './collection/use-collection.ts';

/** /cards/user: the user's collection. */
export function MyCardsPage() {
  const collection = useCollection();
  if (collection.kind === 'failed') {
    return (
      <ErrorState
        title="Error fetching user cards"
        error={collection.error}
        onRetry={collection.retry}
      />
    );
  }
  const total = collection.kind === 'loading' ? null : collection.total;
  return (
    <PageBody>
      <PageHeading
        kicker={
          total === null
            ? '\u00a0'
            : `${formatCount(total)} different ${total === 1 ? 'card' : 'cards'}`
        }
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/cards/swap" className="max-sm:px-2">
              Swap Box
            </LinkButton>
            <LinkButton to="/cards/sell" className="max-sm:px-2">
              Sell Duplicates
            </LinkButton>
          </div>
        }
      >
        My Cards
      </PageHeading>
      {collection.kind === 'loading' ? (
        <Loading />
      ) : total === 0 ? (
        <NoCards />
      ) : (
        <Collection index={collection.index} total={collection.total} rest={collection.rest} />
      )}
    </PageBody>
  );
}

function NoCards() {
  return (
    <EmptyState
      title="An empty shoebox"
      picture={<EmptyShoebox className="w-56" />}
      action={
        <LinkButton to="/packs/buy" paint="pennant">
          Buy Packs
        </LinkButton>
      }
    >
      Your cards will stand here, best first. They come in packs.
    </EmptyState>
  );
}
