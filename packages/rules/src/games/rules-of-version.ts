import { GAME_RULES, type GameRules } from './game-rules.ts';

/** The rules of earlier versions, as `scripts/freeze-rules.ts` built them; loaded when needed. */
const FROZEN_RULES: Readonly<Record<number, () => Promise<{ readonly GAME_RULES: GameRules }>>> = {
  1: () => import('../../frozen/rules-1.js'),
};

/** Returns the rules of a version; null for one that this program does not know. */
export async function loadRules(version: number): Promise<GameRules | null> {
  if (version === GAME_RULES.version) return GAME_RULES;
  const frozen = await FROZEN_RULES[version]?.();
  return frozen?.GAME_RULES ?? null;
}
