import { lazy, useState, type ComponentType } from 'react';

import { loadStylesOf } from './whole-style-sheet.ts';

/** The loaders of all pages; each page is a chunk of its own, loaded when it is first needed. */
const FILES = import.meta.glob<Record<string, unknown>>('../features/*/*-page.tsx');

interface PageEntry {
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly Lazy: ComponentType;
  ready: ComponentType | null;
}

const pages = new Map<string, PageEntry>();

/** Returns the name of a page's export: `packs/buy-packs-page` exports `BuyPacksPage`. */
const componentName = (page: string): string =>
  (page.split('/')[1] ?? '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** Returns the page's source path from the package's root: its key in the build's manifest. */
export const pageSourcePath = (page: string): string => `src/features/${page}.tsx`;

/** Returns the names of all page files, as routes.ts uses them. */
export const pageNames = (): string[] =>
  Object.keys(FILES).map((file) => file.slice('../features/'.length, -'.tsx'.length));

function findPage(page: string): PageEntry {
  const existing = pages.get(page);
  if (existing) return existing;
  const file = FILES[`../features/${page}.tsx`];
  if (!file) throw new Error(`no page features/${page}.tsx`);
  const load = async () => {
    const [module] = await Promise.all([file(), import.meta.env.SSR ? null : loadStylesOf(page)]);
    const Component = module[componentName(page)];
    if (typeof Component !== 'function')
      throw new Error(`features/${page}.tsx exports no ${componentName(page)}`);
    entry.ready = Component as ComponentType;
    return { default: entry.ready };
  };
  const entry: PageEntry = { load, Lazy: lazy(load), ready: null };
  pages.set(page, entry);
  return entry;
}

/** Loads a page's code, so that it renders at once: before the first render, or on link hover. */
export const preloadPage = async (page: string): Promise<void> =>
  void (await findPage(page).load());

/** Renders a page by name; suspends while its code is loading. */
export function Page({ name }: { readonly name: string }) {
  const { ready, Lazy } = findPage(name);
  // Fixed at the first render: a change from the lazy to the ready component would remount the
  // page.
  const [Component] = useState<ComponentType>(() => ready ?? Lazy);
  return <Component />;
}
