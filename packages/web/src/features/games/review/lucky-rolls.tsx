import { TextLink } from '../../../ui/text-link.tsx';
import { formatSwing } from '../summary/format-chance-and-swing.ts';
import { halfInningLabel, type GameWinProbability } from '../summary/game-win-probability.ts';
import { formatMargin } from './review-words.ts';
import type { LuckyRoll } from './review-view.ts';

/** The rolls that moved the user's chance most, each linked to its play. */
export function LuckyRolls({
  lucky,
  line,
  eventPath,
}: {
  readonly lucky: readonly LuckyRoll[];
  readonly line: GameWinProbability;
  readonly eventPath: (eventNumber: number) => string;
}) {
  return (
    <section aria-labelledby="lucky-rolls">
      <h3 id="lucky-rolls" className="mb-1 font-display text-lg">
        The five luckiest rolls
      </h3>
      <ol className="divide-y divide-rule border-y border-rule">
        {lucky.map(({ eventNumber, gain, error }) => {
          const play = line.played[eventNumber - 1];
          if (play === undefined) return null;
          return (
            <li
              key={eventNumber}
              className="py-2.5 sm:flex sm:items-baseline sm:justify-between sm:gap-6"
            >
              <p className="text-sm">
                <span className="mr-2 font-varsity text-ink-soft">
                  {halfInningLabel(play.half)}
                </span>
                <TextLink to={eventPath(eventNumber)}>{play.event.resultDescription}</TextLink>
              </p>
              <p className={`flex-none text-sm ${gain < 0 ? 'text-pennant' : 'text-outfield'}`}>
                <strong className="figures font-display text-lg font-normal">
                  {formatSwing(gain)}
                </strong>{' '}
                {gain < 0 ? 'against you' : 'for you'}{' '}
                <span className="figures text-ink-soft">{formatMargin(error)}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
