import { lazy, useState, type ComponentType } from 'react';

/** Every page of the product, each its own file that is fetched when it is first needed. */
const FILES = import.meta.glob<Record<string, unknown>>('../features/*/*-page.tsx');

interface Loaded {
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly Lazy: ComponentType;
  ready: ComponentType | null;
}

const pages = new Map<string, Loaded>();

/** `packs/buy-packs-page` exports `BuyPacksPage`. */
const componentName = (page: string): string =>
  (page.split('/')[1] ?? '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** Where the page's code is, from the package's root: its key in the build's manifest. */
export const sourceOf = (page: string): string => `src/features/${page}.tsx`;

/** Pages that there are, as routes.tsx names them. */
export const pageNames = (): string[] =>
  Object.keys(FILES).map((file) => file.slice('../features/'.length, -'.tsx'.length));

function pageNamed(page: string): Loaded {
  const known = pages.get(page);
  if (known) return known;
  const file = FILES[`../features/${page}.tsx`];
  if (!file) throw new Error(`no page features/${page}.tsx`);
  const load = async () => {
    const Component = (await file())[componentName(page)];
    if (typeof Component !== 'function')
      throw new Error(`features/${page}.tsx exports no ${componentName(page)}`);
    loaded.ready = Component as ComponentType;
    return { default: loaded.ready };
  };
  const loaded: Loaded = { load, Lazy: lazy(load), ready: null };
  pages.set(page, loaded);
  return loaded;
}

/** Fetches a page's code, so that it can be drawn at once: before the first drawing, or when a link is pointed at. */
export const preloadPage = async (page: string): Promise<void> =>
  void (await pageNamed(page).load());

/** Draws a page by name; suspends where its code is not there yet. */
export function Page({ name }: { readonly name: string }) {
  const { ready, Lazy } = pageNamed(name);
  // What it starts as, it stays: going from the lazy to the ready one would draw the page anew.
  const [Component] = useState<ComponentType>(() => ready ?? Lazy);
  return <Component />;
}
