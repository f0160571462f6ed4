import { TextLink } from '../../../ui/text-link.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { eventHeadline } from '../event-text.ts';
import {
  halfInningLabel,
  type GameWinProbability,
  type EventWinProbability,
} from './game-win-probability.ts';
import { formatChance } from './format-chance-and-swing.ts';
import { winProbabilityGain, type TeamNames } from './win-probability-text.ts';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

interface Props {
  /** Null before the first pitch. */
  readonly play: EventWinProbability | null;
  readonly line: GameWinProbability;
  readonly names: TeamNames;
  readonly onStep: (by: 1 | -1) => void;
  readonly shownBy: EventPlace;
}

/** Where an event is shown by itself, and how a link to it is called. */
export interface EventPlace {
  readonly path: (eventNumber: number) => string;
  readonly linkText: string;
}

/** The panel of the event at the chart's cursor, with a minimum height so that nothing jumps. */
export function ChartEventPanel({ play, line, names, onStep, shownBy }: Props) {
  const cursor = play?.event.eventNumber ?? 0;
  const home = play?.home ?? line.start;
  return (
    <div className="mt-3 flex items-stretch gap-2 sm:gap-3">
      <StepButton by={-1} disabled={cursor === 0} onStep={onStep} />
      <div className="flex min-h-84 min-w-0 flex-1 flex-col gap-1.5 border-l-4 border-lamp bg-raised px-3 py-3 shadow-sheet sm:min-h-44 sm:px-5">
        <p className="flex flex-wrap justify-between gap-x-4 font-varsity text-sm text-ink-soft">
          <span>
            {play === null ? 'Before the first pitch' : halfInningLabel(play.half)}
            {play === null ? null : `, ${play.outs === 0 ? 'nobody' : play.outs} out`}
          </span>
          <span className="figures">
            Event {cursor} of {line.played.length}
          </span>
        </p>
        <h3 className="font-display text-xl">
          {play === null ? 'Play ball' : eventHeadline(play.event)}
        </h3>
        <p className="text-sm">
          {play?.event.resultDescription ??
            'Two sides of the same strength, as the tables see them.'}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <span className="figures text-sm">
            {isolateName(names.visitors)} <strong>{play?.event.visitingScore ?? 0}</strong>,{' '}
            {isolateName(names.home)} <strong>{play?.event.homeScore ?? 0}</strong>
          </span>
          <span className="text-sm">
            {isolateName(names.home)}{' '}
            <strong className="figures font-display text-lg font-normal">
              <RuleLink rule="win-probability">{formatChance(home)}</RuleLink>
            </strong>{' '}
            to win
          </span>
          {play === null ? null : <WinProbabilityGain play={play} names={names} />}
        </p>
        {play === null ? null : (
          <p className="text-sm">
            <TextLink to={shownBy.path(cursor)} className="py-1">
              {shownBy.linkText}
            </TextLink>
          </p>
        )}
      </div>
      <StepButton by={1} disabled={cursor === line.played.length} onStep={onStep} />
    </div>
  );
}

/** The swing of an event and the team that it helped, in its color: "+31% Mudville Nine". */
export function WinProbabilityGain({
  play,
  names,
}: {
  readonly play: EventWinProbability;
  readonly names: TeamNames;
}) {
  const gain = winProbabilityGain(play, names);
  if (gain === null) return <span className="text-sm text-ink-soft">no swing</span>;
  return (
    <span className={`text-sm ${gain.isHome ? 'text-outfield' : 'text-pennant'}`}>
      <strong className="figures font-display text-lg font-normal">
        <RuleLink rule="win-swing">{gain.text}</RuleLink>
      </strong>{' '}
      {gain.club}
    </span>
  );
}

function StepButton({
  by,
  disabled,
  onStep,
}: {
  readonly by: 1 | -1;
  readonly disabled: boolean;
  readonly onStep: (by: 1 | -1) => void;
}) {
  return (
    <button
      type="button"
      aria-disabled={disabled}
      aria-label={by === 1 ? 'Next event' : 'Previous event'}
      onClick={() => (disabled ? undefined : onStep(by))}
      className="flex w-10 flex-none items-center justify-center border-2 border-rule-strong bg-raised text-ink hover:bg-sunk aria-disabled:text-rule-strong sm:w-12"
    >
      <svg aria-hidden="true" width="16" height="24" viewBox="0 0 16 24">
        <path d={by === 1 ? 'M3 2 14 12 3 22Z' : 'M13 2 2 12 13 22Z'} className="fill-current" />
      </svg>
    </button>
  );
}
