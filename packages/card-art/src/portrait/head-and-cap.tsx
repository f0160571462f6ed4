/** @jsxImportSource @pennant/card-art/shapes */
import { Head } from './head.tsx';
import { Headgear } from './headgear.tsx';
import type { PoseProps } from './poses/pose-props.ts';

/**
 * The head with its headgear, enlarged so that a face is readable at 80 px. `lean` is in degrees.
 */
export const HeadAndCap = ({ lean = 0, ...props }: PoseProps & { lean?: number }) => (
  <g transform={`rotate(${lean} 124 156) translate(124 156) scale(1.15) translate(-124 -154)`}>
    <Head {...props} />
    <Headgear {...props} />
  </g>
);
