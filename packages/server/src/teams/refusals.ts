import { LINEUP_REFUSALS } from '@pennant/rules/teams/lineup';
import { defineRefusals, type RefusalResponse } from '../platform/refusal.ts';

/** Returns refusals of status 422 with the rules' own sentences, for teams that break a rule. */
const toRefusals = <Code extends string>(sentences: Readonly<Record<Code, string>>) =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([code, error]) => [code, { status: 422, error }]),
  ) as Record<Code, RefusalResponse>;

export const teamRefusals = defineRefusals({
  ...toRefusals(LINEUP_REFUSALS),
  team_not_found: { status: 404, error: 'You have no such team.' },
  comp_team_not_found: { status: 404, error: 'There is no such comp team.' },
  nobody_to_put_in: {
    status: 409,
    error: (details) =>
      typeof details === 'object' && details !== null && 'slot' in details
        ? `You have nobody left who may play at ${String(details.slot)}. Open some packs, or edit the team.`
        : 'You have nobody left who may play there. Open some packs, or edit the team.',
  },
  too_many_teams: {
    status: 409,
    error: 'You have as many teams as anyone may have. Edit one of them instead.',
  },
});
export type TeamRefusalCode = Extract<keyof typeof teamRefusals, string>;
