import type { GameListItem } from '@pennant/contract/games';

import { DayAndTime } from '../../ui/day-and-time.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { FinalScore } from './final-score.tsx';
import { sidesOf } from './home-and-visitor-sides.ts';
import { IdleNotice } from './idle-notice.tsx';

/** The games of a list on a phone: a score of two lines each, in the place of a table's columns. */
export function GamesOnPhone({
  label,
  games,
}: {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly games: readonly GameListItem[];
}) {
  return (
    <ul aria-label={label} className="border-y-2 border-ink">
      {games.map((game) => (
        <li key={game.gameID} className="border-b border-rule py-2 last:border-b-0">
          <p className="flex items-center justify-between gap-3 text-sm text-ink-soft">
            <span className="min-w-0 wrap-anywhere">
              <DayAndTime at={game.created} />
              {game.campaign === null ? '' : ` · ${isolateName(game.campaign)}`}
            </span>
            <TextLink
              to={`/game/${game.gameID}/${game.isFinal ? 'summary' : 'play'}`}
              className="-my-1 inline-flex min-h-11 shrink-0 items-center"
            >
              {game.isFinal ? 'Summary' : 'Play'}
            </TextLink>
          </p>
          {game.isFinal ? <FinalScore game={game} className="w-full" /> : <UnderWay game={game} />}
        </li>
      ))}
    </ul>
  );
}

function UnderWay({ game: { GameParticipants, endsIdleAt } }: { readonly game: GameListItem }) {
  const { home, visitors } = sidesOf(GameParticipants);
  return (
    <p className="wrap-anywhere">
      <strong className="font-semibold">
        {isolateName(visitors.UserTeam.name)} at {isolateName(home.UserTeam.name)}
      </strong>{' '}
      <span className="text-sm text-ink-soft">In progress</span>
      <IdleNotice endsIdleAt={endsIdleAt} />
    </p>
  );
}
