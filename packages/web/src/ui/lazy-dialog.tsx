import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { whenIdle } from './when-idle.ts';

/**
 * Returns a dialog whose code is loaded once the page that it belongs to stands and the browser is
 * idle: a dialog is larger than most pages. It is rendered from when it is first opened.
 */
export function lazyDialog<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    // A failed load is reported when the dialog is opened.
    useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    return wasOpened ? (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
