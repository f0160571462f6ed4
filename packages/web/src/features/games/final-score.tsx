import type { GameListItem } from '@pennant/contract/games';

import { isolateName } from '../../ui/isolated-name.ts';
import { sidesOf } from './home-and-visitor-sides.ts';
import { IdleNotice } from './idle-notice.tsx';
import { winnerOf } from './winner-of.ts';

/**
 * The result of a game in a list: both clubs with their runs, home first as the columns beside it
 * are, and a pennant at the winner's. "In progress" before the last out.
 */
export function FinalScore({
  game,
  className = '',
}: {
  readonly game: GameListItem;
  readonly className?: string;
}) {
  if (!game.isFinal)
    return (
      <>
        In progress
        <IdleNotice endsIdleAt={game.endsIdleAt} />
      </>
    );
  const { home, visitors } = sidesOf(game.GameParticipants);
  const { homeScore, visitorScore } = game.scoreboardData;
  const winner = winnerOf(game);
  return (
    <span
      className={`inline-grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2 leading-snug ${className}`}
    >
      <Line name={home.UserTeam.name} runs={homeScore} isWinner={winner === 'home'} />
      <Line name={visitors.UserTeam.name} runs={visitorScore} isWinner={winner === 'visitors'} />
      {game.isAbandoned ? (
        <span className="col-span-2 col-start-2 text-sm text-ink-soft">(abandoned)</span>
      ) : null}
    </span>
  );
}

function Line({
  name,
  runs,
  isWinner,
}: {
  readonly name: string;
  readonly runs: number;
  readonly isWinner: boolean;
}) {
  const tone = isWinner ? 'font-semibold' : 'text-ink-soft';
  return (
    <>
      {isWinner ? (
        <svg viewBox="0 0 12 12" className="size-3 self-center" role="img" aria-label="Won:">
          <path d="M1 0V12" className="stroke-ink-soft" strokeWidth="1.500" />
          <path d="M2 1L12 4.500L2 8Z" className="fill-pennant-paint" />
        </svg>
      ) : (
        <span />
      )}
      <span className={`text-left break-words ${tone}`}>{isolateName(name)}</span>
      <span className={`figures text-right ${tone}`}>{runs}</span>
    </>
  );
}
