import type { Slot } from '@pennant/rules/games/lineup-slots';

interface SlotGroup {
  readonly title: string;
  /** What stands at the end of the title's line. */
  readonly hint?: string;
  readonly slots: readonly Slot[];
}

/** The groups of lineup slots, in the order in which the lineup form shows them. */
export const SLOT_GROUPS: readonly SlotGroup[] = [
  {
    title: 'In the field',
    hint: 'bats',
    slots: ['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'],
  },
  { title: 'Starting pitchers', slots: ['SP1', 'SP2', 'SP3', 'SP4', 'SP5'] },
  // The roles in which the computer brings relievers in: see the rules' choose-reliever.
  {
    title: 'Bullpen',
    hint: 'RP1 closes, RP5 mops up',
    slots: ['RP1', 'RP2', 'RP3', 'RP4', 'RP5'],
  },
  { title: 'Bench', slots: ['B1', 'B2', 'B3', 'B4', 'B5'] },
];

/** Returns the label of a slot: "SP1", "Bench 1". */
export const slotLabel = (slot: Slot): string =>
  /^B\d$/.test(slot) ? `Bench ${slot.slice(1)}` : slot;

/** Returns the label of a slot in a phone's narrow column: "SP1", "Bn 1". */
export const shortSlotLabel = (slot: Slot): string =>
  /^B\d$/.test(slot) ? `Bn\u00a0${slot.slice(1)}` : slot;
