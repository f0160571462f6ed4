/**
 * Speeds of the game's animation in the order of the select: value sent, label, factor
 * (docs/spec/accounts-packs-cards.md, "Business constants and limits").
 */
export const GAME_SPEED_OPTIONS = [
  { gameSpeed: 'normal', label: 'Normal', factor: 1 },
  { gameSpeed: 'fast', label: 'Fast', factor: 0.7 },
  { gameSpeed: 'faster', label: 'Fastest', factor: 0.4 },
  { gameSpeed: 'instant', label: 'Instant', factor: 0 },
] as const;
export type GameSpeed = (typeof GAME_SPEED_OPTIONS)[number]['gameSpeed'];

/**
 * Duration of a roll's whole animation at factor 1, in milliseconds
 * (docs/spec/teams-games-campaigns.md, "Game flow").
 */
export const ROLL_ANIMATION_MS = 3000;

/** Returns the factor by which delays are multiplied; 1 for unknown values. */
export const speedFactor = (gameSpeed: string): number =>
  GAME_SPEED_OPTIONS.find((option) => option.gameSpeed === gameSpeed)?.factor ?? 1;
