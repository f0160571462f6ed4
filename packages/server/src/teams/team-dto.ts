import type { CardSummary } from '@pennant/contract/cards';
import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import type { StoredComputerTeam, StoredTeam } from './team-from-row.ts';

export interface TeamContext {
  readonly cards: ReadonlyMap<number, CardSummary>;
  /** Ids of the cards that the team's user owns. */
  readonly owned: ReadonlySet<number>;
  readonly username: string;
}

/** Returns a user's team in the API's form; `problem` says why it can't play, null if it can. */
export function toTeamDto(team: StoredTeam, { cards, owned, username }: TeamContext): UserTeam {
  return {
    ...toCommonFields(team, cards),
    userID: team.userID,
    User: team.userID === null ? null : { userID: team.userID, username },
    problem: describeTeamProblem(team, cards, owned),
  };
}

/** Returns a computer team in the API's form. */
export function toComputerTeamDto(
  club: StoredComputerTeam,
  cards: ReadonlyMap<number, CardSummary>,
): ComputerTeam {
  return {
    ...toCommonFields(club, cards),
    userID: null,
    User: null,
    problem: null,
    year: club.year,
    teamID: club.team,
    wins: club.wins,
    losses: club.losses,
  };
}

function toCommonFields(team: StoredTeam, cards: ReadonlyMap<number, CardSummary>) {
  return {
    userTeamID: team.teamID,
    name: team.name,
    score: team.score,
    elo: team.elo,
    created: team.createdAt?.toISOString() ?? null,
    UserTeamLineups: team.slots.flatMap(({ slot, card_id, lineup_order }) => {
      const card = cards.get(card_id);
      return card === undefined
        ? []
        : [
            {
              lineupID: `${team.teamID}.${slot}`,
              position: slot,
              cardID: card_id,
              lineupOrder: lineup_order,
              Card: card,
            },
          ];
    }),
  };
}

/** Returns why a team can't play, in a sentence for the user; null if it can. */
export function describeTeamProblem(
  team: StoredTeam,
  cards: ReadonlyMap<number, CardSummary>,
  owned: ReadonlySet<number>,
): string | null {
  const missing = team.slots.filter(({ card_id }) => !owned.has(card_id));
  if (missing.length > 0) {
    const names = missing.map(({ card_id, slot }) => {
      const card = cards.get(card_id);
      return `${card === undefined ? 'a card' : decodeURIComponent(card.name)} at ${slot}`;
    });
    return `You no longer have ${names.join(', ')}. Edit the team to fill the place.`;
  }
  return team.slots.length < SLOTS.length
    ? 'The lineup has an empty place. Edit the team to fill it.'
    : null;
}
