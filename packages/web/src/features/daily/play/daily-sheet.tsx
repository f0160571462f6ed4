import type { RolledEventDto } from '@pennant/contract/game-event';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../../../ui/button.tsx';
import { useWideScreen } from '../../../ui/media-query-hooks.ts';
import type { CitedRule } from '../../../ui/rule/rules.ts';
import { PlayResultPanel } from '../../games/play/play-result-panel.tsx';
import { standingOf } from '../../games/review/decision-words.ts';
import { useIsOffline } from '../../games/play/use-refetch-on-focus.ts';
import type { useAttempt } from '../attempt/use-attempt.ts';
import { decisionQuestion } from './decision-question.ts';
import { DecisionSheet } from './decision-sheet.tsx';
import { optionViews, type DecisionToShow } from './option-view.ts';
import { PlayTicker } from './play-ticker.tsx';

interface Props {
  readonly attempt: ReturnType<typeof useAttempt>;
  /** The events that are told, oldest first. */
  readonly told: readonly RolledEventDto[];
  readonly decision: Omit<DecisionToShow, 'options'>;
  /** Who plays where: "New York at Boston". */
  readonly matchup: string;
  /** How the game ended; null while it goes on. */
  readonly result: string | null;
  readonly onFinished: () => void;
}

/** What lies under the thumb: the plays as they come, then what is to be decided. */
export function DailySheet({ attempt, told, decision, matchup, result, onFinished }: Props) {
  const { state, skip, choose, playOnFreely } = attempt;
  const { run, from, phase, problem, isElsewhere, kind } = state;
  const isOffline = useIsOffline();
  // On a phone the last of the plays is large enough.
  const wide = useWideScreen();
  const { next } = run;
  return (
    <div className="daily-sheet" data-phase={phase}>
      <PlayTicker events={told} from={from} onSkip={skip} />
      <div className="daily-call">
        {/* The empty elements stay, so that screen readers announce what appears in them. */}
        <div role="status" className="daily-notices empty:hidden">
          {isElsewhere ? (
            <Notice>
              This attempt went on in another tab or on another device. It stands as you see it.
            </Notice>
          ) : null}
          {isOffline ? (
            <Notice>There is no connection. The game is kept, and goes on when it is back.</Notice>
          ) : null}
          {kind === 'free' ? <p className="daily-free">A free game: it counts nowhere.</p> : null}
        </div>
        <div role="alert" className="daily-notices empty:hidden">
          {problem === null ? null : problem.kind === 'failed' ? (
            <Notice>{problem.message}</Notice>
          ) : (
            <Notice>
              {problem.message}
              <Button size="small" paint="outfield" className="ml-2" onClick={playOnFreely}>
                Play on freely
              </Button>
            </Notice>
          )}
        </div>
        {phase !== 'still' && wide ? (
          <PlayResultPanel
            event={phase === 'thrown' ? null : (told.at(-1) ?? null)}
            isTold
            isRolling={phase === 'thrown'}
            flip={0}
            nextHalf={null}
            matchup={matchup}
            note={null}
          />
        ) : null}
        {phase !== 'still' || problem?.kind === 'dayOver' ? null : result !== null ? (
          <FinalSheet result={result} onFinished={onFinished} />
        ) : next === null ? null : (
          <DecisionSheet
            key={next.number}
            question={decisionQuestion(decision.setup, decision.state, {
              kind: next.kind,
              options: next.options,
              event: run.events.at(-1),
            })}
            standing={standingOf(decision.state, decision.side)}
            number={next.number + 1}
            options={optionViews({ ...decision, options: next.options })}
            rule={ruleOf(next.options, decision.state.pendingChoice?.kind ?? null)}
            sending={state.sending}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  );
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p className="border-l-4 border-pennant bg-raised px-3 py-1.5 text-sm">{children}</p>
);

/** Returns the rule of the chances that the options name; null where they name none. */
function ruleOf(options: readonly string[], choice: 'advance' | 'tag' | null): CitedRule | null {
  if (choice !== null) return choice === 'tag' ? 'tag-chance' : 'send-chance';
  return options.some((option) => option.startsWith('steal')) ? 'steal-chance' : null;
}

function FinalSheet({
  result,
  onFinished,
}: {
  readonly result: string;
  readonly onFinished: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-label="Final" className="daily-decision lamp-lit bg-tin text-chalk">
      <p>
        <strong className="block font-display text-2xl font-normal text-lamp">Final</strong>
        {result}
      </p>
      <Button ref={button} paint="pennant" size="large" className="w-full" onClick={onFinished}>
        See how you managed
      </Button>
    </section>
  );
}
