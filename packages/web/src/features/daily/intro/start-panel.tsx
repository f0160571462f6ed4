import type { DailyGameDto } from '@pennant/contract/daily';

import { messageOf } from '../../../api/api-error.ts';
import { useVisitor } from '../../../api/current-user.ts';
import { keepPageToReturnTo } from '../../../api/page-to-return-to.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TimeLeft } from '../../../ui/time-left.tsx';
import { useLeftFreeAttempt } from '../attempt/left-free-attempt.ts';
import type { OwnAttempt } from '../attempt/use-own-attempt.ts';
import type { StartAttempt } from '../attempt/use-start-attempt.ts';
import { finishedText } from '../daily-words.ts';

interface Props {
  readonly game: DailyGameDto;
  readonly own: OwnAttempt;
  readonly starting: StartAttempt;
  readonly onLookAhead: () => void;
}

/** The way into a day's game: what starts it, and what it counts for. */
export function StartPanel({ game, own, starting, onLookAhead }: Props) {
  const visitor = useVisitor();
  const isPlayer = visitor.kind === 'player';
  const { unfinished, isKnown } = own;
  const kind = game.isOver ? 'free' : isPlayer ? 'scored' : 'guest';
  const leftFree = useLeftFreeAttempt(game.day);
  const left =
    (kind === 'free' ? leftFree : null) ?? (unfinished?.kind === kind ? unfinished.choices : null);
  const { problem, isStarting } = starting;
  const fault = problem ?? (own.error === null ? null : messageOf(own.error));
  return (
    <div
      className="flex flex-col items-start gap-3"
      onPointerEnter={onLookAhead}
      onFocus={onLookAhead}
    >
      {fault === null ? null : (
        <p role="alert" className="bg-raised px-3 py-1.5 text-sm font-semibold text-bad">
          {fault}
        </p>
      )}
      {own.error !== null && problem === null ? (
        <Button onClick={own.retry}>Try again</Button>
      ) : (
        <Button
          paint="pennant"
          size="large"
          disabled={!isKnown || isStarting}
          className="w-full sm:w-auto sm:min-w-64"
          onClick={() => starting.start(kind, left ?? [])}
        >
          {isStarting ? 'Taking the field...' : left === null ? startText(kind) : 'Play on'}
        </Button>
      )}
      <p className="text-sm text-chalk-soft">
        <WhatItCounts game={game} isPlayer={isPlayer} />
      </p>
    </div>
  );
}

const startText = (kind: 'scored' | 'guest' | 'free'): string =>
  kind === 'free' ? 'Play it freely' : 'Play ball';

function WhatItCounts({
  game: { isOver, ends, players },
  isPlayer,
}: {
  readonly game: DailyGameDto;
  readonly isPlayer: boolean;
}) {
  const others = finishedText(players, isOver ? 'on its day' : 'so far');
  if (isOver) return <>This day is over: it counts nowhere any more. {others}</>;
  if (isPlayer) {
    return (
      <>
        One attempt counts, and nobody can go back. The day is over{' '}
        <TimeLeft until={ends} over="any moment now" />. {others}
      </>
    );
  }
  return (
    <>
      As a guest you play for yourself: the result stays in this browser and counts nowhere.{' '}
      <TextLink to="/register" className="text-lamp!" onClick={() => keepPageToReturnTo('/daily')}>
        Register
      </TextLink>{' '}
      to have it count. {others}
    </>
  );
}
