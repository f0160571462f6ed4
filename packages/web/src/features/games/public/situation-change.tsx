import { isolateName } from '../../../ui/isolated-name.ts';
import { occupiedBases } from '../play/ball-field-props.ts';
import { formatChance } from '../summary/format-chance-and-swing.ts';
import type { EventWinProbability, GameWinProbability } from '../summary/game-win-probability.ts';
import { winProbabilityGain, type TeamNames } from '../summary/win-probability-text.ts';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

interface Props {
  readonly line: GameWinProbability;
  readonly play: EventWinProbability;
  readonly names: TeamNames;
}

/** The bases and the outs before and after an event, and what it did to the chance to win. */
export function SituationChange({ line, play, names }: Props) {
  const { event, half } = play;
  const previous = line.played[event.eventNumber - 2];
  const isFirstOfHalf = previous === undefined || previous.outs === 3;
  const before = previous?.home ?? line.start;
  const gain = winProbabilityGain(play, names);
  return (
    <section aria-label="Before and after" className="situation-change shadow-card">
      <Situation
        when="Before"
        outs={isFirstOfHalf ? 0 : previous.event.ipOuts - half * 3}
        bases={isFirstOfHalf ? [] : occupiedBases(previous.event)}
      />
      <div className="situation-chance">
        <p className="figures">
          <span className="situation-team">{isolateName(names.home)} to win</span>{' '}
          <span className="whitespace-nowrap">
            <RuleLink rule="win-probability">
              {formatChance(before)} <span className="sr-only">then </span>
              <span aria-hidden="true">→</span>{' '}
              <b className="font-display text-xl font-normal">{formatChance(play.home)}</b>
            </RuleLink>
          </span>
        </p>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="8" className="fill-pennant-paint" />
          <rect width={100 * play.home} height="8" className="fill-outfield-paint" />
          <path
            d={`M${100 * before} 0V8`}
            className="stroke-lamp"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className={`text-sm ${gain === null ? 'text-ink-soft' : ''}`}>
          {gain === null ? (
            'It changed nothing.'
          ) : (
            <span className={gain.isHome ? 'text-outfield' : 'text-pennant'}>
              <b>
                <RuleLink rule="win-swing">{gain.text}</RuleLink>
              </b>{' '}
              for {gain.club}
            </span>
          )}
        </p>
      </div>
      <Situation when="After" outs={play.outs} bases={occupiedBases(event)} />
    </section>
  );
}

const OUTS = ['Nobody out', '1 out', '2 out', '3 out'];
const BASE_NAMES = { 1: 'first', 2: 'second', 3: 'third' } as const;
const BASE_POINTS = { 1: '38 24', 2: '24 10', 3: '10 24' } as const;

/** A small diamond with the runners on it, and the outs. */
function Situation({
  when,
  outs,
  bases,
}: {
  readonly when: 'Before' | 'After';
  readonly outs: number;
  readonly bases: ReturnType<typeof occupiedBases>;
}) {
  const onBase =
    bases.length === 0 ? 'Nobody on' : `On ${bases.map((base) => BASE_NAMES[base]).join(', ')}`;
  return (
    <div className="situation">
      <p className="font-varsity text-xs text-chalk-soft">{when}</p>
      <svg viewBox="0 0 48 48" role="img" aria-label={onBase}>
        <path d="M24 38 38 24 24 10 10 24Z" className="fill-none stroke-chalk-soft" />
        {([1, 2, 3] as const).map((base) => (
          <path
            key={base}
            d={`M${BASE_POINTS[base]}m0 -7 7 7 -7 7 -7 -7Z`}
            data-taken={bases.includes(base) || undefined}
          />
        ))}
        <path d="M24 43 20 39V36H28V39Z" data-plate />
      </svg>
      <p className="figures text-xs">{OUTS[outs]}</p>
    </div>
  );
}
