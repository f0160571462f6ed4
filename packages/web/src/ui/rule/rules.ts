/**
 * The sentences of docs/rulebook.md that say where a percentage comes from, by the IDs of their
 * anchors there.
 */
export const CITED_RULES = [
  'card-odds',
  'card-in-packs',
  'completion',
  'given-up',
  'league-odds',
  'loose-pitches',
  'pack-odds',
  'resale-share',
  'reward-chance',
  'send-chance',
  'steal-chance',
  'tag-chance',
  'tired-pitcher',
  'two-dice',
  'win-chance',
  'win-probability',
  'win-swing',
] as const;
export type CitedRule = (typeof CITED_RULES)[number];

/** Returns the address of a sentence of the rulebook. */
export const ruleAddress = (rule: CitedRule): string => `/rulebook#${rule}`;
