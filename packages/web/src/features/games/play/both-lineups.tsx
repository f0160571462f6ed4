import type { GameLineup, GameParticipant } from '@pennant/contract/game-lineup';
import { memo } from 'react';

import { TextLink } from '../../../ui/text-link.tsx';
import type { Sides } from '../home-and-visitor-sides.ts';

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

/** Both lineups, collapsed until the user opens them. Not rendered again while dice roll. */
export const BothLineups = memo(function BothLineups({ visitors, home }: Sides) {
  return (
    <details className="bg-raised shadow-card">
      <summary className="min-h-11 px-[0.85rem] py-[0.55rem] font-slab text-base/normal font-semibold">
        Participants
      </summary>
      <div className="grid gap-6 px-[0.85rem] pb-[0.85rem] md:grid-cols-2">
        <Lineup participant={visitors} />
        <Lineup participant={home} />
      </div>
    </details>
  );
});

function Lineup({ participant }: { readonly participant: GameParticipant }) {
  const lineups = participant.GameLineups.toSorted((a, b) => sortRank(a) - sortRank(b));
  return (
    <table className="w-full border-collapse text-left text-sm/[1.55]">
      <caption className="pb-1 text-left font-display text-base/[1.4]">
        {participant.UserTeam.name}
      </caption>
      <thead>
        <tr>
          {['Order', 'Pos', 'Player', 'Status'].map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b border-ink py-[0.2rem] pr-[0.4rem] font-varsity text-xs/[1.4] font-normal text-ink-soft"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lineups.map((lineup) => (
          <tr
            key={lineup.gameLineupID}
            className={`*:border-b *:border-rule *:py-[0.2rem] *:pr-[0.4rem] ${lineup.isIn ? '' : 'text-ink-soft'}`}
          >
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
