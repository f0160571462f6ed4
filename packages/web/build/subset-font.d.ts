declare module 'subset-font' {
  /** The font with the letters of `text` alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly noHinting?: boolean;
      /** OpenType features to keep, such as `tnum`. */
      readonly keepFeatures?: readonly string[];
      /** Axes to fix at one value: `{ wght: 400 }`. */
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}
