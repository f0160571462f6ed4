import type { GuestAtBat } from '@pennant/contract/guest-at-bat';
import { LESSON_STEPS } from '@pennant/rules/games/lesson';
import { useEffect, useMemo, useRef, useState } from 'react';

import { Button, LinkButton } from '../../../ui/button.tsx';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { LessonBoard } from './lesson-board.tsx';
import { keepProgress, useLessonProgress, type LessonProgress } from './lesson-progress.ts';
import {
  advance,
  choose,
  firstProgress,
  followingStep,
  lessonAt,
  type Lesson,
} from './lesson-state.ts';
import { lessonView } from './lesson-view.ts';
import { announceStep, explainBeat, nextWords, STEP_TITLES, stealerOf } from './lesson-words.ts';

/** Returns a seed that nobody has chosen. */
const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The lesson: a half-inning that explains each roll, at the visitor's pace. */
export function HowLesson({ atBat }: { readonly atBat: GuestAtBat }) {
  const kept = useLessonProgress();
  const progress = useMemo(() => kept ?? firstProgress(atBat, 0), [kept, atBat]);
  const lesson = useMemo(() => lessonAt(atBat, progress), [atBat, progress]);
  const view = useMemo(() => lessonView(lesson), [lesson]);
  // What was left and is gone on with lies there; what is rolled now is thrown.
  const [hasRolled, setRolled] = useState(false);
  const { step, beat } = lesson;

  const button = useRef<HTMLDivElement>(null);
  const moveTo = (next: LessonProgress | null) => {
    setRolled(true);
    keepProgress(next);
  };
  const place = `${progress.step} ${progress.beat}`;
  // The buttons of a choice are gone with it: the focus goes on to what is in their place, whatever
  // was rendered.
  useEffect(() => {
    if (!hasRolled || document.activeElement !== document.body) return;
    button.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  });

  const start = (): Lesson =>
    kept === null ? lessonAt(atBat, firstProgress(atBat, drawSeed())) : lesson;
  const following = followingStep(lesson);
  const rolls = beat !== null && beat.kind !== 'play' && beat.kind !== 'runners';
  return (
    <section
      aria-labelledby="lesson"
      className="lamp-lit mt-10 border-4 border-double border-tin-line bg-tin px-2 py-4 text-chalk shadow-card max-md:-mx-gutter max-md:border-x-0 md:px-6 md:py-6"
    >
      <div className="how-lesson">
        <div>
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <h2 id="lesson" tabIndex={-1} className="scroll-mt-4 font-display text-2xl">
              {step === null ? 'That is all' : STEP_TITLES[step]}
            </h2>
            <p className="figures shrink-0 font-varsity text-sm text-lamp">
              {step === null
                ? `${LESSON_STEPS.length} of ${LESSON_STEPS.length} done`
                : `Step ${progress.step + 1} of ${LESSON_STEPS.length}`}
            </p>
          </div>
          <ol className="how-steps" aria-label="Steps">
            {LESSON_STEPS.map((name, index) => (
              <li
                key={name}
                data-done={index < progress.step || undefined}
                aria-current={index === progress.step ? 'step' : undefined}
              >
                <span className="sr-only">
                  {STEP_TITLES[name]}
                  {index < progress.step ? ', done' : ''}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <div className="how-said">
            <p role="status" className="text-lg/[1.4]">
              {step === null
                ? 'You can read every card there is. The rest you learn at the table.'
                : beat === null
                  ? announceStep(lesson)
                  : explainBeat(lesson, beat)}
            </p>
            <StepNote lesson={lesson} />
          </div>
          <div ref={button} className="flex flex-col gap-2">
            {step === null ? (
              <Finished onAgain={() => moveTo(null)} />
            ) : step === 'send' && beat === null ? (
              <Choices lesson={lesson} onChoose={(choice) => moveTo(choose(lesson, choice))} />
            ) : (
              <Button paint="pennant" size="large" onClick={() => moveTo(advance(start()))}>
                {nextWords(lesson, following === null ? null : STEP_TITLES[following])}
              </Button>
            )}
          </div>
        </div>
        <LessonBoard
          view={view}
          throwKey={hasRolled && rolls ? `${progress.seed} ${place}` : null}
          playKey={hasRolled && beat !== null && !rolls ? `${progress.seed} ${place}` : null}
        />
        <p className="text-sm text-chalk-soft">
          {kept === null ? (
            'You can leave at any time, and go on from there.'
          ) : (
            <>
              It is kept where you are: leave, and go on later.{' '}
              <button
                type="button"
                onClick={() => moveTo(null)}
                className="min-h-11 text-chalk underline underline-offset-4"
              >
                Begin again
              </button>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

/** What is beside the sentence: the chance of a steal, and where the dice come from. */
function StepNote({ lesson }: { readonly lesson: Lesson }) {
  const { step, beat, turn } = lesson;
  if (step === 'steal' && beat === null) {
    const stealer = stealerOf(lesson);
    return stealer === null ? null : (
      <p className="mt-1">
        Safe:{' '}
        <RuleLink rule="steal-chance" className="figures text-lamp">
          {stealer.percent}%
        </RuleLink>
      </p>
    );
  }
  if (turn === null) return null;
  return (
    <p className="figures mt-1 text-sm text-chalk-soft">
      The dice of seed {turn.seed}
      {turn.passedOver === 0
        ? ', as they came.'
        : `; ${turn.passedOver} before it were passed over, since they showed something else. In a game none are: `}
      {turn.passedOver === 0 ? null : (
        <TextLink to="/fairness" className="text-chalk!">
          fair dice
        </TextLink>
      )}
    </p>
  );
}

function Choices({
  lesson: { before },
  onChoose,
}: {
  readonly lesson: Lesson;
  readonly onChoose: (runnersAdvancing: string | null) => void;
}) {
  const { pendingChoice } = before.state;
  return (
    <>
      <ul aria-label="What the runners may do" className="flex flex-col gap-2">
        {(pendingChoice?.options ?? []).map(({ label, runnersAdvancing }) => (
          <li key={label}>
            <Button className="w-full" onClick={() => onChoose(runnersAdvancing)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-chalk-soft">
        <RuleLink rule="send-chance">Where the percentage comes from</RuleLink>
      </p>
    </>
  );
}

/** Where one goes from the lesson. */
const Finished = ({ onAgain }: { readonly onAgain: () => void }) => (
  <>
    <LinkButton to="/" paint="pennant" size="large">
      Play
    </LinkButton>
    <LinkButton to="/daily">The game of the day</LinkButton>
    <div className="grid grid-cols-2 gap-2">
      <LinkButton to="/rulebook">The rulebook</LinkButton>
      <Button onClick={onAgain}>Once more</Button>
    </div>
  </>
);
