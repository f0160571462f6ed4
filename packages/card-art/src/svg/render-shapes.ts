import { createElement, type ReactNode } from 'react';

import type { Drawing } from '../shapes/shape.ts';

/** Returns the React elements of a drawing, for an `<svg>` element around them. */
export const renderShapes = (drawing: Drawing): ReactNode =>
  drawing.map((shape, index) => {
    const { kind, children, text, ...attributes } = {
      children: undefined,
      text: undefined,
      ...shape,
    };
    return createElement(
      kind,
      { key: index, ...attributes },
      children === undefined ? text : renderShapes(children),
    );
  });
