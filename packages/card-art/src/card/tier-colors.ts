import { tierColorKey, type Tier } from '@pennant/rules/cards/tier';

/** Returns the colors of a tier as SVG attribute values that refer to the CSS tokens. */
export const tierColors = (tier: Tier) => {
  const token = `--color-${tierColorKey(tier)}`;
  return {
    base: `var(${token})`,
    light: `var(${token}-light)`,
    deep: `var(${token}-deep)`,
    lettering: `var(${token}-lettering)`,
    text: `var(${token}-text)`,
  };
};

/** The tiers whose cards tilt and glint. */
export const GLINTING_TIERS: readonly Tier[] = ['gold', 'titanium', 'uranium'];
