import { GAME_RULES, type GameRules } from './game-rules.ts';
import { RULES_VERSION_WITH_ORDERS } from './rules-version.ts';

/** The rules of earlier versions, as `scripts/freeze-rules.ts` built them; loaded when needed. */
const FROZEN_RULES: Readonly<Record<number, () => Promise<{ readonly GAME_RULES: GameRules }>>> = {
  1: () => import('../../frozen/rules-1.js'),
};

/** The same rules for games with standing orders, which `compileSetup` reads where they are. */
const RULES_WITH_ORDERS: GameRules = { ...GAME_RULES, version: RULES_VERSION_WITH_ORDERS };

/** Returns the rules of a version; null for one that this program does not know. */
export async function loadRules(version: number): Promise<GameRules | null> {
  if (version === GAME_RULES.version) return GAME_RULES;
  if (version === RULES_WITH_ORDERS.version) return RULES_WITH_ORDERS;
  const frozen = await FROZEN_RULES[version]?.();
  return frozen?.GAME_RULES ?? null;
}
