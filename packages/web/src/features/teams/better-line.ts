import type { ApiResponse } from '../../api/call-types.ts';

type Side = ApiResponse<'GET /teams/compare'>['one'];
type Line = Side['batting'];

/** Returns on-base plus slugging, by which lines are compared. */
export const opsOf = ({ obp, slg }: Pick<Line, 'obp' | 'slg'>): number => obp + slg;

interface Slots {
  readonly team: {
    readonly UserTeamLineups: readonly { readonly Card: { readonly type: 'Batter' | 'Pitcher' } }[];
  };
  readonly lines: readonly Pick<Line, 'obp' | 'slg'>[];
}

/**
 * Returns whether a side has the better line in a slot of the lineup: the higher OPS of a batter,
 * the lower one that batters have against a pitcher. Neither side has, if they are level.
 */
export function isBetterLine(side: Slots, opponent: Slots, index: number): boolean {
  const own = side.lines[index];
  const other = opponent.lines[index];
  if (own === undefined || other === undefined) return false;
  const difference = opsOf(own) - opsOf(other);
  const isPitcher = side.team.UserTeamLineups[index]?.Card.type === 'Pitcher';
  return isPitcher ? difference < 0 : difference > 0;
}
