/** The settings of the game's animation, as the select shows them: the value sent, its label, its factor (document 1, section 9). */
export const GAME_SPEED_OPTIONS = [
  { gameSpeed: 'normal', label: 'Normal', factor: 1 },
  { gameSpeed: 'fast', label: 'Fast', factor: 0.7 },
  { gameSpeed: 'faster', label: 'Fastest', factor: 0.4 },
  { gameSpeed: 'instant', label: 'Instant', factor: 0 },
] as const;
export type GameSpeed = (typeof GAME_SPEED_OPTIONS)[number]['gameSpeed'];

/** Milliseconds of a roll's whole animation at the factor 1 (document 2, section 4). */
export const ROLL_DELAY = 3000;

/** What the delays are multiplied with. Unknown values give normal speed. */
export const speedFactor = (gameSpeed: string): number =>
  GAME_SPEED_OPTIONS.find((option) => option.gameSpeed === gameSpeed)?.factor ?? 1;
