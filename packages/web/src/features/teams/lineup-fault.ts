import { LINEUP_REFUSALS } from '@pennant/rules/teams/lineup';
import { textFault } from '@pennant/rules/text/check-text';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';

import { emptySlots, type LineupDraft } from './lineup-draft.ts';
import { slotLabel } from './lineup-slot-groups.ts';

/** Returns why a team cannot be saved, in a sentence; null where it can. */
export function findLineupFault(name: string, draft: LineupDraft): string | null {
  const nameFault = textFault(name, TEXT_RULES.teamName);
  if (nameFault !== null) return nameFault;
  const missingSlots = emptySlots(draft);
  if (missingSlots.length > 0)
    return `Every place needs a card. Still empty: ${missingSlots.map(slotLabel).join(', ')}.`;
  const cardIDs = Object.values(draft.cards);
  return new Set(cardIDs).size < cardIDs.length ? LINEUP_REFUSALS.card_twice : null;
}
