/** The metadata that other sites show of a link to a page (Open Graph). */
export interface ShareMetadata {
  readonly title: string;
  readonly description: string;
  /** The path of the page. */
  readonly path: string;
  /** Null where the link is shown by words alone. */
  readonly image: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
}

/** The size of a preview image in pixels, as social networks recommend it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
