import type { DailyGameDto } from '@pennant/contract/daily';

import { TextLink } from '../../ui/text-link.tsx';
import { describeDay } from './daily-words.ts';

/** The seals of the dice: of the day's, until they are told, and of tomorrow's. */
export function SealedDice({
  game,
  tomorrow,
}: {
  readonly game: DailyGameDto;
  readonly tomorrow: { readonly day: string; readonly commitment: string } | null;
}) {
  return (
    <section aria-labelledby="daily-seals" className="mb-4 max-w-prose text-sm text-ink-soft">
      <h2 id="daily-seals" className="mb-1 font-slab text-base font-semibold text-ink">
        The dice are sealed
      </h2>
      <p>
        The seed of the dice was drawn before the day, and its seal published: nobody can change
        them, and <TextLink to="/fairness">anybody can check</TextLink>. It is told once the day is
        over.
      </p>
      <dl className="mt-2 grid gap-1">
        <Seal name={describeDay(game.day)} commitment={game.commitment} />
        {tomorrow === null ? null : (
          <Seal name={describeDay(tomorrow.day)} commitment={tomorrow.commitment} />
        )}
      </dl>
    </section>
  );
}

const Seal = ({ name, commitment }: { readonly name: string; readonly commitment: string }) => (
  <div>
    <dt className="font-varsity text-2xs">{name}</dt>
    <dd className="figures text-xs wrap-anywhere">{commitment}</dd>
  </div>
);
