import { useSearchParams } from 'react-router';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyShoebox } from '../../ui/illustrations/empty-shoebox.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { groupBySeries } from './swap/swap-plan.ts';
import { SwapSeriesList } from './swap/swap-series-list.tsx';
import { SwapSeries } from './swap/swap-series.tsx';

const idOf = (text: string | null): number | null =>
  text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;

/**
 * /cards/swap: three extra copies become one missing card. All series of which that is possible, or
 * with `?series=` one of them.
 */
export function SwapBoxPage() {
  const [query] = useSearchParams();
  const seriesID = idOf(query.get('series'));
  return (
    <PageBody>
      <PageHeading
        kicker="Cards"
        aside={
          seriesID === null ? (
            <LinkButton to="/cards/user" className="max-sm:px-2">
              My Cards
            </LinkButton>
          ) : (
            <LinkButton to="/cards/swap" className="max-sm:px-2">
              All series
            </LinkButton>
          )
        }
      >
        Swap Box
      </PageHeading>
      {seriesID === null ? (
        <AllSeries />
      ) : (
        <SwapSeries key={seriesID} seriesID={seriesID} cardID={idOf(query.get('card'))} />
      )}
    </PageBody>
  );
}

/** What the Swap Box takes and gives, in two sentences. */
const RULE =
  'Three extra copies of one series and one tier become a card of it that is missing, and you say which. Your last copy of a card, locked cards and the starter set stay with you.';

function AllSeries() {
  const tiers = useApiQuery('GET /swapBox');
  const series = useApiQuery('GET /series');
  const failed = [tiers, series].find(({ isError }) => isError);
  if (failed !== undefined && failed.error !== null) {
    return (
      <ErrorState
        title="Error fetching the Swap Box"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (tiers.data === undefined || series.data === undefined) return <Loading />;
  if (tiers.data.length === 0) {
    return (
      <EmptyState
        title="Nothing to swap yet"
        picture={<EmptyShoebox className="w-56" />}
        action={
          <LinkButton to="/packs/buy" paint="pennant">
            Buy Packs
          </LinkButton>
        }
      >
        {RULE} There are no three such copies of any series yet: they come in packs.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">{RULE}</p>
      <SwapSeriesList groups={groupBySeries(tiers.data)} series={series.data} />
    </>
  );
}
