import type { GameSummary } from '@pennant/contract/game-summary';

import { DayAndTime } from '../../ui/day-and-time.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The finished games that were kept, the newest first, each a link to its summary. */
export function KeptGames({ games }: { readonly games: readonly GameSummary[] }) {
  return (
    <ul className="border-y-2 border-ink">
      {games.map(({ gameID, created, GameParticipants, scoreboardData }) => {
        const nameOf = (role: 'home' | 'away') =>
          GameParticipants.find((participant) => participant.role === role)?.UserTeam.name ?? '';
        return (
          <li key={gameID} className="border-b border-rule py-3 last:border-b-0">
            <TextLink to={`/game/${gameID}/summary`} className="wrap-anywhere">
              {isolateName(nameOf('away'))} {scoreboardData.visitorScore},{' '}
              {isolateName(nameOf('home'))} {scoreboardData.homeScore}
            </TextLink>
            <p className="mt-1 text-sm text-ink-soft">
              <DayAndTime at={created} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
