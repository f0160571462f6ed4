import type { CardFrontData } from '../card/card-front-data.ts';

/** A font face of the page: the worker has no style sheet to look it up in. */
export interface FontFaceSource {
  readonly family: string;
  /** `url(…)` with an absolute URL. */
  readonly source: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** The worker's first message: the tokens and fonts that it renders with. */
export interface PageStyle {
  /** The values of the style tokens that drawings use, by name. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly fonts: readonly FontFaceSource[];
}

/** A request to render a card's front; its size is in screen pixels. */
export interface ThumbnailRequest {
  readonly key: string;
  readonly card: CardFrontData;
  readonly width: number;
  readonly height: number;
}

/** The worker's response to a request. */
export interface ThumbnailResponse {
  readonly key: string;
  /** Null where it could not be rendered: the card keeps its placeholder. */
  readonly picture: ImageBitmap | null;
}
