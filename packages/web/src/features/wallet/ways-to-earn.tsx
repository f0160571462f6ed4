import { SALE_PRICES } from '@pennant/rules/cards/sale-price';
import { GAME_PAY } from '@pennant/rules/wallet/game-pay';

import { hasPage } from '../../app/routes.ts';
import { formatMoney } from '../../ui/money.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const areCampaignsOpen = hasPage('/campaigns');
const prices = SALE_PRICES.map(({ price }) => price);

/** The section on other ways to earn money: games, contests, sales of duplicates. */
export function WaysToEarn() {
  return (
    <section aria-labelledby="other-ways" className="mb-8">
      <h2 id="other-ways" className="mb-3 font-display text-xl">
        Other ways to earn
      </h2>
      <dl className="border-y-2 border-ink">
        <div className="grid gap-1 border-b border-rule py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="font-slab font-semibold">
            <TextLink to="/game/create">Play games</TextLink>
          </dt>
          <dd>
            A win against a computer team pays {formatMoney(GAME_PAY.leastWin)} to{' '}
            {formatMoney(GAME_PAY.mostWin)}, more the less it was to be expected; a loss{' '}
            {formatMoney(GAME_PAY.loss)}. At most {formatMoney(GAME_PAY.dailyCap)} a day.
          </dd>
        </div>
        <div className="grid gap-1 border-b border-rule py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="font-slab font-semibold">
            {areCampaignsOpen ? <TextLink to="/campaigns">Win contests</TextLink> : 'Win contests'}
          </dt>
          <dd>
            The first win of a campaign’s contest brings its reward
            {areCampaignsOpen ? '' : ', once campaigns are open'}.
          </dd>
        </div>
        <div className="grid gap-1 py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="font-slab font-semibold">
            <TextLink to="/cards/sell">Sell duplicates</TextLink>
          </dt>
          <dd>
            Extra copies of a card bring {formatMoney(Math.min(...prices))} to{' '}
            {formatMoney(Math.max(...prices))}, by its rating.
          </dd>
        </div>
      </dl>
    </section>
  );
}
