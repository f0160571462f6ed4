import type { DailyGameDto } from '@pennant/contract/daily';

import { useVisitor } from '../../../api/current-user.ts';
import { keepPageToReturnTo } from '../../../api/page-to-return-to.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TimeLeft } from '../../../ui/time-left.tsx';
import { useLeftFreeAttempt } from '../attempt/left-free-attempt.ts';
import type { AttemptKind } from '../attempt/play-step.ts';
import type { StartAttempt } from '../attempt/use-start-attempt.ts';

interface Props {
  readonly game: DailyGameDto;
  readonly kind: AttemptKind;
  readonly starting: StartAttempt;
  readonly onShowScored: (() => void) | null;
}

/** What can be done after an attempt: wait for the next game, play it again, play another. */
export function NextSteps({ game, kind, starting, onShowScored }: Props) {
  const isPlayer = useVisitor().kind === 'player';
  const left = useLeftFreeAttempt(game.day);
  return (
    <section aria-labelledby="daily-next">
      <h2 id="daily-next" className="mb-2 font-display text-2xl">
        What next?
      </h2>
      <p className="mb-3 max-w-prose">
        {game.isOver ? (
          <>
            This day is over. <TextLink to="/daily">Today’s game</TextLink> is another one.
          </>
        ) : (
          <>
            The next game comes <TimeLeft until={game.ends} over="any moment now" />, at midnight
            UTC; then you also see what each of your calls was worth, and what others chose.
          </>
        )}
      </p>
      {kind === 'guest' ? (
        <p className="mb-3 max-w-prose border-l-4 border-rule-strong pl-3">
          You played as a guest: this result stays in this browser and counts nowhere.{' '}
          <TextLink to="/register" onClick={() => keepPageToReturnTo('/daily')}>
            Register
          </TextLink>{' '}
          to stand among the others from your next game on.
        </p>
      ) : null}
      {starting.problem === null ? null : (
        <p role="alert" className="mb-3 text-bad">
          {starting.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {onShowScored === null ? null : (
          <Button onClick={onShowScored}>Back to the attempt that counts</Button>
        )}
        {left === null ? null : (
          <Button
            paint="pennant"
            disabled={starting.isStarting}
            onClick={() => starting.start('free', left)}
          >
            Play on freely
          </Button>
        )}
        <Button disabled={starting.isStarting} onClick={() => starting.start('free')}>
          {starting.isStarting ? 'Taking the field...' : 'Play it again freely'}
        </Button>
        <LinkButton to={isPlayer ? '/game/create' : '/how'} paint="outfield">
          {isPlayer ? 'A game with your own cards' : 'How a card is read'}
        </LinkButton>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {left === null
          ? 'Played again, it counts nowhere.'
          : `A free game was left at call ${left.length + 1}. Played again, it counts nowhere.`}
      </p>
    </section>
  );
}
