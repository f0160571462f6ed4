declare module 'subset-font' {
  /** The font with the letters of `text` alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly noHinting?: boolean;
      /** OpenType features to keep, such as `tnum`. */
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
