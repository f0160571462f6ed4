import type { Reward } from '@pennant/contract/rewards';
import { Link } from 'react-router';

import { PlayerCardFront } from '../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { PackWrapper } from '../../ui/pack/pack-wrapper.tsx';
import { listInWords } from '../../ui/list-in-words.ts';
import { formatMoney } from '../../ui/money.tsx';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

/** The chance of a part of a reward. */
const RewardChance = ({ pct }: { readonly pct: number | null }) =>
  pct === null || pct === 100 ? (
    'for certain'
  ) : (
    <RuleLink rule="reward-chance">a chance of {pct} in 100</RuleLink>
  );

/** A stack of 2 to 9 coins: one more for each doubling of the amount. */
function Coins({ amount }: { readonly amount: number }) {
  const coinCount = Math.max(2, Math.min(9, Math.round(Math.log2(amount / 50))));
  return (
    <svg viewBox="0 0 60 84" className="w-16" aria-hidden="true">
      {Array.from({ length: coinCount }, (_, index) => (
        <g key={index} transform={`translate(${(index * 7) % 5} ${70 - index * 7})`}>
          <path
            d="M4 6V10C4 16 52 16 52 10V6"
            className="fill-tier-gold-deep stroke-tier-gold-lettering"
            strokeWidth="1"
          />
          <ellipse
            cx="28"
            cy="6"
            rx="24"
            ry="5.500"
            className="fill-tier-gold stroke-tier-gold-lettering"
            strokeWidth="1"
          />
        </g>
      ))}
    </svg>
  );
}

/** The reward of a contest's first win: money, packs and a card as drawings, with their chances. */
export function RewardPanel({ reward }: { readonly reward: Reward | null }) {
  if (reward === null) return <p className="text-ink-soft">For the honour alone.</p>;
  const { money, Series, Card, seriesPct, cardPct, description } = reward;
  const packs = Series === null ? 0 : (reward.numberOfSeries ?? 1);
  return (
    <div>
      {description === '' ? null : <p className="mb-3 text-ink-soft">{description}</p>}
      <ul className="grid grid-cols-3 gap-4 sm:max-w-lg">
        {money === 0 ? null : (
          <li className="flex flex-col justify-end gap-2">
            <Coins amount={money} />
            <span>
              <span className="figures block font-display text-xl">{formatMoney(money)}</span>
              <span className="text-sm text-ink-soft">for certain</span>
            </span>
          </li>
        )}
        {Series === null || packs === 0 ? null : (
          <li className="flex flex-col justify-end gap-2">
            <PackWrapper series={Series} decorative className="w-20" />
            <span>
              <span className="block font-slab font-semibold">
                {packs} {packs === 1 ? 'pack' : 'packs'}, {Series.name}
              </span>
              <span className="text-sm text-ink-soft">
                <RewardChance pct={seriesPct} />
              </span>
            </span>
          </li>
        )}
        {Card === null ? null : (
          <li className="flex flex-col justify-end gap-2">
            <Link to={`/cards/${Card.cardID}`} className="block w-20">
              <PlayerCardFront card={toCardFrontData(Card)} detail="thumbnail" className="w-full" />
            </Link>
            <span>
              <span className="block font-slab font-semibold">{toCardFrontData(Card).name}</span>
              <span className="text-sm text-ink-soft">
                <RewardChance pct={cardPct} />
              </span>
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Returns a part of a reward, with its chance where it is not certain. */
const withChance = (part: string, pct: number | null): string =>
  pct === null || pct === 100 ? part : `a chance of ${pct} in 100 for ${part}`;

/** Returns a reward in a few words: "$100, 1 pack and a chance of 10 in 100 for a card". */
export function rewardText(reward: Reward | null): string {
  if (reward === null) return 'the honour';
  const packs = reward.Series === null ? 0 : (reward.numberOfSeries ?? 1);
  return listInWords(
    [
      reward.money === 0 ? null : formatMoney(reward.money),
      packs === 0
        ? null
        : withChance(`${packs} ${packs === 1 ? 'pack' : 'packs'}`, reward.seriesPct),
      reward.Card === null ? null : withChance('a card', reward.cardPct),
    ].filter((part) => part !== null),
  );
}
