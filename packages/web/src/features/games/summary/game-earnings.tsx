import type { GameSummary } from '@pennant/contract/game-summary';

import { formatCount, Money } from '../../../ui/money.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** The money and the experience that the user earned with the game. */
export function GameEarnings({ earnings, isFinal }: Pick<GameSummary, 'earnings' | 'isFinal'>) {
  if (!isFinal || earnings === null) return null;
  const { money, experience } = earnings;
  return (
    <section
      aria-label="What it brought"
      className="border-2 border-dashed border-rule-strong bg-raised px-5 py-4"
    >
      <h2 className="mb-2 font-display text-xl">What it brought</h2>
      {money === 0 && experience === 0 ? (
        <p className="text-ink-soft">
          Nothing: games between your own teams and abandoned games pay neither money nor
          experience.
        </p>
      ) : (
        <dl className="flex flex-wrap gap-x-10 gap-y-2">
          <div>
            <dt className="font-varsity text-sm text-ink-soft">Gate money</dt>
            <dd className="font-display text-2xl">
              <Money amount={money} signed />
            </dd>
          </div>
          <div>
            <dt className="font-varsity text-sm text-ink-soft">Experience</dt>
            <dd className="figures font-display text-2xl">+{formatCount(experience)}</dd>
          </div>
        </dl>
      )}
      <p className="mt-2 text-sm">
        <TextLink to="/wallet">To the wallet</TextLink>
      </p>
    </section>
  );
}
