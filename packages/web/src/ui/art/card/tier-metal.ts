import { tierColorKey, type Tier } from '@pennant/rules/cards/tier';

/** The paints of a tier's material, as values of SVG attributes; the tokens hold the colours. */
export const tierMetal = (tier: Tier) => {
  const token = `--color-${tierColorKey(tier)}`;
  return {
    base: `var(${token})`,
    light: `var(${token}-light)`,
    deep: `var(${token}-deep)`,
    lettering: `var(${token}-lettering)`,
    text: `var(${token}-text)`,
  };
};

/** Tiers whose cards tilt and glint. */
export const GLINTING: readonly Tier[] = ['gold', 'titanium', 'uranium'];
