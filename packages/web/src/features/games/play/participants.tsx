import type { GameLineup, GameParticipant } from '@pennant/contract/game-lineup';

import { TextLink } from '../../../ui/text-link.tsx';
import type { Sides } from '../sides.ts';

const statusText = ({ isIn, gameEventIDEntered, gameEventIDExited }: GameLineup): string => {
  if (gameEventIDExited !== null) return 'Left';
  if (!isIn) return 'Ready';
  return gameEventIDEntered === null ? 'In' : 'Entered';
};

/** Returns the sort key: batting order, then the pitcher, players who left, available players. */
const sortRank = (lineup: GameLineup): number => {
  if (lineup.lineupOrder !== null) return lineup.lineupOrder;
  if (lineup.isIn) return 10;
  return lineup.gameEventIDExited === null ? 12 : 11;
};

/** Both lineups, collapsed until the user opens them. */
export function Participants({ visitors, home }: Sides) {
  return (
    <details className="participants">
      <summary>Participants</summary>
      <div className="participants-sides">
        <Lineup participant={visitors} />
        <Lineup participant={home} />
      </div>
    </details>
  );
}

function Lineup({ participant }: { readonly participant: GameParticipant }) {
  const lineups = participant.GameLineups.toSorted((a, b) => sortRank(a) - sortRank(b));
  return (
    <table>
      <caption>{participant.UserTeam.name}</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Pos</th>
          <th scope="col">Player</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {lineups.map((lineup) => (
          <tr key={lineup.gameLineupID} data-out={!lineup.isIn || undefined}>
            <td className="figures">{lineup.lineupOrder ?? '–'}</td>
            <td>{lineup.fieldingPosition}</td>
            <td>
              <TextLink to={`/cards/${lineup.cardID}`}>
                {decodeURIComponent(lineup.Card.name)}
              </TextLink>{' '}
              <span className="text-ink-soft">{lineup.Card.year}</span>
            </td>
            <td>{statusText(lineup)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
