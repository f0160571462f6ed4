import { lazy, useState, type ComponentType } from 'react';

import { loadStylesOf } from './whole-style-sheet.ts';

/** The loaders of all pages; each page is a chunk of its own, loaded when it is first needed. */
const FILES = import.meta.glob<Record<string, unknown>>('../features/*/*-page.tsx');

interface PageEntry {
  readonly load: () => Promise<{ default: ComponentType }>;
  Lazy: ComponentType;
  ready: ComponentType | null;
  hasFailed: boolean;
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

async function loadComponent(
  page: string,
  file: () => Promise<Record<string, unknown>>,
): Promise<ComponentType> {
  const [module] = await Promise.all([file(), import.meta.env.SSR ? null : loadStylesOf(page)]);
  const Component = module[componentName(page)];
  if (typeof Component !== 'function')
    throw new Error(`features/${page}.tsx exports no ${componentName(page)}`);
  return Component as ComponentType;
}

function findPage(page: string): PageEntry {
  const existing = pages.get(page);
  if (existing) return existing;
  const file = FILES[`../features/${page}.tsx`];
  if (!file) throw new Error(`no page features/${page}.tsx`);
  const load = async () => {
    try {
      entry.ready = await loadComponent(page, file);
    } catch (error) {
      entry.hasFailed = true;
      throw error;
    }
    return { default: entry.ready };
  };
  const entry: PageEntry = { load, Lazy: lazy(load), ready: null, hasFailed: false };
  pages.set(page, entry);
  return entry;
}

/** Loads a page's code, so that it renders at once: before the first render, or on link hover. */
export const preloadPage = async (page: string): Promise<void> =>
  void (await findPage(page).load());

/**
 * Lets the pages whose code could not be loaded be loaded anew by their next visit. For when a page
 * has been left: React keeps what a lazy component came to, and one that is shown would be loaded
 * without end.
 */
export function retryFailedPages(): void {
  for (const entry of pages.values()) {
    if (!entry.hasFailed) continue;
    entry.hasFailed = false;
    entry.Lazy = lazy(entry.load);
  }
}

/** Renders a page by name; suspends while its code is loading. */
export function Page({ name }: { readonly name: string }) {
  const { ready, Lazy } = findPage(name);
  // Fixed at the first render: a change from the lazy to the ready component would remount the
  // page.
  const [Component] = useState<ComponentType>(() => ready ?? Lazy);
  return <Component />;
}
