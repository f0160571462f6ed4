import type { Drawing } from '@pennant/card-art/shapes/shape';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { renderToStaticMarkup } from 'react-dom/server';

import tokens from '../tokens.css?raw';
import { PREVIEW_SIZE } from './share-metadata.ts';

/** The style sheet of the image: its fonts, under the names in their files. */
const FONT_STYLES = `
.art-slab { font-family: 'Alfa Slab One' }
.art-varsity { font-family: 'Graduate' }
.art-zilla { font-family: 'Zilla Slab SemiBold' }
.art-script { font-family: 'Yellowtail' }
.art-sans { font-family: 'Public Sans Thin' }`;

/** The color tokens of tokens.css by name, with their light theme's value. */
const COLORS = new Map(
  [...tokens.matchAll(/(--color-[\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,8})/g)].map(
    ([, name = '', paint = '']) => [name, paint],
  ),
);
const resolveColors = (svg: string): string =>
  svg.replaceAll(/var\((--color-[\w-]+)\)/g, (_, name: string) => COLORS.get(name) ?? '#000000');

/** Returns a drawing of 1200 x 630 as the SVG text of a preview image. Server only. */
export const renderPreviewSvg = (drawing: Drawing): string =>
  resolveColors(
    renderToStaticMarkup(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={PREVIEW_SIZE.width}
        height={PREVIEW_SIZE.height}
        viewBox={`0 0 ${PREVIEW_SIZE.width} ${PREVIEW_SIZE.height}`}
      >
        <style>{FONT_STYLES}</style>
        {renderShapes(drawing)}
      </svg>,
    ),
  );
