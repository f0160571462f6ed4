import type { Standing } from './scene.ts';
import { clubNickname } from './club-nickname.ts';

/** The line of the scoreboard: both clubs with their runs, the inning and the outs. */
export function ScoreLine({
  visitors,
  home,
  standing,
  isOver,
}: {
  readonly visitors: string;
  readonly home: string;
  readonly standing: Standing;
  readonly isOver: boolean;
}) {
  return (
    <div
      role="group"
      aria-label="Score"
      className="flex items-center gap-2 bg-tin px-2 py-1 text-sm text-chalk md:justify-center md:gap-6 md:text-lg"
    >
      {(
        [
          ['visitors', visitors, standing.visitors],
          ['home', home, standing.home],
        ] as const
      ).map(([side, name, runs]) => (
        <p key={side} className="flex min-w-0 items-center gap-1.5 md:gap-2">
          <span className="min-w-0 truncate">{clubNickname(name)}</span>{' '}
          <b className="figures bg-plate px-2 font-display text-lg font-normal text-lamp">{runs}</b>
        </p>
      ))}
      <p className="ml-auto shrink-0 text-right font-varsity md:ml-0 text-xs text-chalk-soft md:text-sm">
        {isOver ? 'Final' : 'Bottom 9'}
        <span aria-hidden="true" className="ml-1 text-lamp">
          {[0, 1].map((lamp) => (standing.outs > lamp ? '●' : '○')).join('')}
        </span>
        <span className="sr-only">, {standing.outs} out</span>
      </p>
    </div>
  );
}
