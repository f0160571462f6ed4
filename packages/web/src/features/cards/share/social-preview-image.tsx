import { drawSocialPreview } from '@pennant/card-art/card/social-preview-drawing';
import type { Card } from '@pennant/contract/cards';

import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { renderPreviewSvg } from '../../../ui/preview-svg.tsx';
import { summarizeSeason } from './card-share-metadata.ts';

/** Returns the preview image of a card's page, 1200 x 630, as SVG text: the card and its facts. */
export const drawCardPreview = (card: Card): string =>
  renderPreviewSvg(drawSocialPreview(toCardFrontData(card), summarizeSeason(card)));
