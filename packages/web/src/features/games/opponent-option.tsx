import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import { computerElo } from '@pennant/rules/leaderboard/elo';
import type { ReactNode } from 'react';

import { ClubPennant } from './club-pennant.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { isolateName } from '../../ui/isolated-name.ts';

/** A team that can be chosen as the opponent. */
export interface OpponentOption {
  readonly teamID: string;
  readonly name: string;
  readonly score: number;
  readonly elo: number | null;
  /** A computer team's club and season; null for a team of the user. */
  readonly club: { readonly code: string; readonly year: number } | null;
}

export const computerTeamOption = ({
  userTeamID,
  name,
  score,
  teamID,
  year,
}: ComputerTeam): OpponentOption => ({
  teamID: userTeamID,
  name,
  score,
  elo: computerElo(score),
  club: { code: teamID, year },
});

export const userTeamOption = ({ userTeamID, name, score, elo }: UserTeam): OpponentOption => ({
  teamID: userTeamID,
  name,
  score,
  elo,
  club: null,
});

/** Returns the text that a search looks through: club, year, score and Elo. */
export const opponentLabel = ({ name, score, elo, club }: OpponentOption): string =>
  `${isolateName(name)} (score ${score}${club === null ? ', yours: no pay, no rating' : `, Elo ${elo ?? ''}`})`;

/** Renders a team in the list of opponents. */
export function renderOpponentOption({ name, score, elo, club }: OpponentOption): ReactNode {
  return (
    <>
      {club === null ? (
        <span className="w-14 shrink-0 text-center text-sm text-ink-soft">Yours</span>
      ) : (
        <ClubPennant club={club.code} year={club.year} className="w-14 shrink-0" />
      )}
      <span className="min-w-0 grow">
        <span className="block truncate">{name}</span>
        <span className="figures block text-sm text-ink-soft">
          {club === null ? 'No pay, no rating' : `Elo ${elo ?? ''}`}
        </span>
      </span>
      <RatingStamp rating={score} />
    </>
  );
}
