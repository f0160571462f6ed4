import type { Drawing, Shape } from './shape.ts';

/**
 * What TypeScript compiles the markup of a drawing to, in files that begin with
 * `@jsxImportSource @pennant/card-art/shapes`: shapes instead of React elements. An element is a
 * list of shapes; a component is a function that is called at once and returns such a list.
 */

/** What stands between the tags of an element. */
type Children = Drawing | false | undefined | readonly Children[];

type Props = Readonly<Record<string, unknown>> & { readonly children?: unknown };

/** Adds the shapes among the children to a list. */
const collectShapes = (children: Children, shapes: Shape[] = []): Shape[] => {
  if (!Array.isArray(children)) return shapes;
  for (const child of children as readonly (Shape | Children)[]) {
    if (Array.isArray(child)) collectShapes(child, shapes);
    else if (typeof child === 'object') shapes.push(child as Shape);
  }
  return shapes;
};

export const Fragment = ({ children }: { readonly children?: Children }): Drawing =>
  collectShapes(children);

/** Returns the shapes of an element of markup. */
export const jsx = (type: string | ((props: Props) => Drawing), props: Props): Drawing => {
  if (typeof type === 'function') return type(props);
  const shape: Record<string, unknown> = { kind: type, ...props };
  if (type === 'text') shape['children'] = String(props.children);
  else if (props.children !== undefined) {
    shape['children'] = collectShapes(props.children as Children);
  }
  return [shape as unknown as Shape];
};

export { jsx as jsxs, jsx as jsxDEV };

/** The attributes and children of an element in markup. */
type Markup<S extends Shape> = Omit<S, 'kind' | 'children'> &
  (S extends { readonly children: Drawing } ? { readonly children: Children } : unknown) &
  (S extends { readonly children: string } ? { readonly children: string | number } : unknown);

/** The types that TypeScript looks up for markup. */
export declare namespace JSX {
  type Element = Drawing;
  type IntrinsicElements = { [S in Shape as S['kind']]: Markup<S> };
  interface ElementChildrenAttribute {
    readonly children: unknown;
  }
}
