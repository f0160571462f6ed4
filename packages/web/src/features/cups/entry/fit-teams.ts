import type { UserTeam } from '@pennant/contract/teams';
import { findUnfitForCup, type CupKind } from '@pennant/rules/cups/cup-kind';

import { decodeCardName } from '../../../ui/card-columns.tsx';
import { unfitText } from '../cup-words.ts';

/** A team of the user, and why it may not play a cup; null where it may. */
export interface TeamForCup {
  readonly team: UserTeam;
  readonly reason: string | null;
}

function reasonOf({ score, problem, UserTeamLineups }: UserTeam, kind: CupKind): string | null {
  if (problem !== null) return problem;
  const cards = UserTeamLineups.map(({ Card }) => ({
    name: decodeCardName(Card),
    year: Card.year,
    rating: Card.rating,
  }));
  const unfit = findUnfitForCup(kind, { score, cards });
  return unfit === null ? null : unfitText(unfit);
}

/** Returns which of the user's teams may play a cup of a kind, in their order. */
export const teamsForCup = (teams: readonly UserTeam[], kind: CupKind): TeamForCup[] =>
  teams.map((team) => ({ team, reason: reasonOf(team, kind) }));
