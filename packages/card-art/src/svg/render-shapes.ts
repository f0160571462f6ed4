import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

import type { Drawing } from '../shapes/shape.ts';

/** Returns the React elements of a drawing, for an `<svg>` element around them. */
export const renderShapes = (drawing: Drawing): ReactNode =>
  drawing.map((shape, index) => {
    // React leaves out attributes that are undefined; a copy without `kind` would take longer.
    const props: Record<string, unknown> = { ...shape, kind: undefined };
    if ('children' in shape && typeof shape.children !== 'string') {
      props['children'] = renderShapes(shape.children);
    }
    return jsx(shape.kind, props, index);
  });
