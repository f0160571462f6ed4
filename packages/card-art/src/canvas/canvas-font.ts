/** The font classes of drawings as in `art.css`: the token of the font family, and its weight. */
export const CANVAS_FONTS = {
  'art-slab': { token: '--font-display', weight: 400 },
  'art-varsity': { token: '--font-varsity', weight: 400 },
  'art-zilla': { token: '--font-slab', weight: 700 },
  'art-script': { token: '--font-script', weight: 400 },
  'art-sans': { token: '--font-sans', weight: 700 },
} as const satisfies Readonly<Record<string, { readonly token: string; readonly weight: number }>>;

/**
 * Returns the canvas `font` of a class; `token` reads a CSS variable. Throws for an unknown class.
 */
export function canvasFont(className: string, size: number, token: (name: string) => string) {
  const face = Object.hasOwn(CANVAS_FONTS, className)
    ? CANVAS_FONTS[className as keyof typeof CANVAS_FONTS]
    : undefined;
  if (face === undefined) throw new Error(`no canvas here knows the lettering ${className}`);
  return `${face.weight} ${size}px ${token(face.token)}`;
}
