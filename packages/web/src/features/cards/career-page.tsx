import type { Career } from '@pennant/contract/career';
import type { Card } from '@pennant/contract/cards';
import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { toCardBackData } from '../../ui/card/card-back-data.ts';
import { FlipCard } from '../../ui/card/flip-card.tsx';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { decodeCardName } from '../../ui/card-columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { CareerPanel } from './career/career-panel.tsx';
import { CareerStats } from './career/career-stats.tsx';
import { ShareButton } from './detail/share-button.tsx';

/** /players/{username}/cards/{cardID}: what a card has lived with a user, for anyone. */
export function CareerPage() {
  const { username = '', cardID = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(cardID);
  const career = useApiQuery(
    'GET /players/{username}/career',
    { params: { username }, query: { cardID } },
    { enabled: isNumber },
  );
  const card = useApiQuery('GET /card/{cardID}', { params: { cardID } }, { enabled: isNumber });
  if (!isNumber || isNotFound(career.error) || isNotFound(card.error)) return <NothingToSee />;
  const failed = [career, card].find(({ isError }) => isError);
  if (failed !== undefined)
    return (
      <ErrorState
        title="Error fetching what the card has lived"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (career.data === undefined || card.data === undefined) return <Loading />;
  return <CareerOfCard key={cardID} card={card.data} career={career.data} />;
}

function NothingToSee() {
  usePageTitle('No card to see');
  return (
    <EmptyState title="No card to see" action={<LinkButton to="/">Home</LinkButton>}>
      There is nothing at this address: the card is in no such collection, or its user hides their
      games.
    </EmptyState>
  );
}

function CareerOfCard({ card, career }: { readonly card: Card; readonly career: Career }) {
  const { username, totals } = career;
  const title = `${decodeCardName(card)} ${card.year}`;
  usePageTitle(`${title}, with ${username}`);
  const back = toCardBackData(card);
  const row = totals.games === 0 ? undefined : { head: 'Here', label: `with ${username}`, totals };
  return (
    <PageBody>
      <PageHeading kicker={`${card.year} · ${card.clubNames}`}>{decodeCardName(card)}</PageHeading>
      <p className="-mt-4 mb-6">
        In the collection of{' '}
        <TextLink to={`/players/${encodeURIComponent(username)}`}>{isolateName(username)}</TextLink>
      </p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="mx-auto flex w-full max-w-72 flex-col gap-3 sm:max-w-88">
          {back === null ? null : (
            <FlipCard
              card={toCardFrontData({ ...card, displayKey: `${card.year}-base` })}
              back={{ ...back, career: row }}
              className="w-full"
            />
          )}
          <div className="flex items-center justify-between gap-4">
            <TextLink to={`/cards/${card.cardID}`} className="text-sm">
              Its dice and its season
            </TextLink>
            <ShareButton title={title} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {totals.games === 0 ? null : <CareerStats card={card} totals={totals} />}
          <CareerPanel career={career} isOwn={false} />
        </div>
      </div>
    </PageBody>
  );
}
