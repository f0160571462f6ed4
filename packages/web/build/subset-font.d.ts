declare module 'subset-font' {
  /** Returns the font reduced to the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly noHinting?: boolean;
      /** OpenType features to keep, such as `tnum`. */
      readonly keepFeatures?: readonly string[];
      /** Variation axes to fix at one value: `{ wght: 400 }`. */
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}
