import type { UnfitForCup } from '@pennant/rules/cups/cup-kind';

import { ApiError, messageOf } from '../../../api/api-error.ts';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { unfitText } from '../cup-words.ts';

const isUnfit = (details: unknown): details is UnfitForCup =>
  typeof details === 'object' && details !== null && 'problem' in details;

const hasAllowedFrom = (details: unknown): details is { readonly allowedFrom: string } =>
  typeof details === 'object' &&
  details !== null &&
  'allowedFrom' in details &&
  typeof details.allowedFrom === 'string';

/** Why a user may not enter a cup with a team, as the server says it. */
export function EntryRefusal({ error }: { readonly error: ApiError }) {
  const { code, details } = error;
  return (
    <p className="border-l-4 border-bad pl-3 font-semibold text-bad">
      {messageOf(error)}
      {code === 'cup_team_unfit' && isUnfit(details) ? (
        <span className="block font-normal first-letter:uppercase">{unfitText(details)}.</span>
      ) : null}
      {code === 'cup_account_too_young' && hasAllowedFrom(details) ? (
        <span className="block font-normal">
          You may from <DayAndTime at={details.allowedFrom} /> on.
        </span>
      ) : null}
    </p>
  );
}
