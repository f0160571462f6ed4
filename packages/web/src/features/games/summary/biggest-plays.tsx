import { TextLink } from '../../../ui/text-link.tsx';
import { NumberedBall } from './chart-drawing.tsx';
import { halfInningLabel, type GameWinProbability } from './game-win-probability.ts';
import type { TeamNames } from './win-probability-text.ts';
import { WinProbabilityGain } from './chart-event-panel.tsx';

/** The plays that moved the win probability most, numbered as their markers on the chart. */
export function BiggestPlays({
  biggest,
  names,
  eventPath,
}: Pick<GameWinProbability, 'biggest'> & {
  readonly names: TeamNames;
  /** Returns where an event is shown. */
  readonly eventPath: (eventNumber: number) => string;
}) {
  if (biggest.length === 0) return null;
  return (
    <section aria-labelledby="biggest-plays" className="mt-6">
      <h3 id="biggest-plays" className="mb-1 font-display text-lg">
        Biggest plays
      </h3>
      <ol className="divide-y divide-rule border-y border-rule">
        {biggest.map((play, index) => (
          <li key={play.event.eventNumber} className="flex items-start gap-3 py-2.5">
            <svg
              aria-hidden="true"
              width="24"
              height="24"
              viewBox="-12 -12 24 24"
              className="mt-0.5 flex-none"
            >
              <NumberedBall x={0} y={0} number={index + 1} />
            </svg>
            <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
              <p className="text-sm">
                <span className="mr-2 font-varsity text-ink-soft">
                  {halfInningLabel(play.half)}
                </span>
                <TextLink to={eventPath(play.event.eventNumber)}>
                  {play.event.resultDescription}
                </TextLink>
              </p>
              <p className="flex-none">
                <WinProbabilityGain play={play} names={names} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
