import type { GameParticipant } from '@pennant/contract/game-lineup';
import type { ScoreboardData } from '@pennant/contract/game-situation';

import { Scoreboard } from './scoreboard/scoreboard.tsx';
import { shortTeamName } from './short-team-name.ts';
import { useNarrowScreen } from '../../ui/media-query-hooks.ts';
import './game-scoreboard.css';

type Side = Pick<GameParticipant, 'userID'> & {
  readonly UserTeam: Pick<GameParticipant['UserTeam'], 'name'>;
};

interface Props {
  readonly visitors: Side;
  readonly home: Side;
  /** The user whose game it is: the computer manages the team of another. */
  readonly ownID?: string;
  readonly scores: ScoreboardData;
  /** Null once the game is over. */
  readonly atBat: {
    readonly inning: number;
    readonly half: 'top' | 'bottom';
    readonly outs: number;
  } | null;
  readonly className?: string;
}

/** The scoreboard of a game, with short team names on narrow screens. */
export function GameScoreboard({ visitors, home, ownID, scores, atBat, className = '' }: Props) {
  const narrow = useNarrowScreen();
  const toBoardSide = ({ UserTeam: { name }, userID }: Side) => ({
    name: narrow ? shortTeamName(name) : name,
    isComputer: userID === null || (ownID !== undefined && userID !== ownID),
  });
  return (
    <Scoreboard
      visitor={toBoardSide(visitors)}
      home={toBoardSide(home)}
      scores={scores}
      atBat={atBat}
      className={`game-board ${className}`}
    />
  );
}
