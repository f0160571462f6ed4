/*
 * A page is sent with the part of the style sheet that it uses: page-styles.ts. What the browser
 * opens from there needs the rest.
 */

let loading: Promise<void> | null = null;

/**
 * Loads the whole style sheet, unless the document was sent with what the page needs. Browser only.
 * @throws where it can't be loaded; the next call tries again
 */
export function loadStylesOf(page: string): Promise<void> {
  const own = document.querySelector<HTMLStyleElement>('style[data-page]');
  // Development has the whole sheet from the start.
  if (own === null || own.dataset['page'] === page) return Promise.resolve();
  loading ??= replaceByWhole(own).finally(() => (loading = null));
  return loading;
}

function replaceByWhole(own: HTMLStyleElement): Promise<void> {
  // The one that is never fetched, and names the file.
  const named = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (named === null) throw new Error('the document names no style sheet');
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: named.href,
  });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      // In the same place: the order of the rules stays the same.
      own.remove();
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${named.href} could not be loaded`));
    });
    own.after(link);
  });
}
