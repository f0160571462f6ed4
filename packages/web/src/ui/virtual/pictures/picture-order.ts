import type { CardFace } from '../../art/card-face.ts';

/** A face of the page's lettering: the worker has no style sheet to look it up in. */
export interface PageFont {
  readonly family: string;
  /** `url(…)`, whole. */
  readonly source: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** What the worker paints with; told once, first. */
export interface PageStyle {
  /** The tokens of the style sheet that drawings name. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly fonts: readonly PageFont[];
}

/** A card's front to be painted, as large as it will be seen, in the screen's pixels. */
export interface PictureOrder {
  readonly key: string;
  readonly card: CardFace;
  readonly width: number;
  readonly height: number;
}

export interface PaintedPicture {
  readonly key: string;
  /** Null where it could not be painted: the card stays plain. */
  readonly picture: ImageBitmap | null;
}
