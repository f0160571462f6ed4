// Inlined into the page, so that it runs before the first paint: applies the stored theme, marks
// the visitor as a player (so that the guest's home page does not flash), starts the page's API
// calls, and the scripts and style sheets that only a player needs, while the other scripts load,
// and shows the view of the page that kept-views.ts has kept.
// The content security policy allows it by its hash.
try {
  const page = document.documentElement.dataset;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  const access = localStorage.getItem('accessToken');
  const id = localStorage.getItem('idToken');
  if (access && id && localStorage.getItem('refreshToken')) {
    page.visitor = 'player';
    const list = document.querySelector('meta[name=ahead]')?.content;
    const urls = list ? JSON.parse(list) : [];
    const responses = (window.prefetchedResponses = {});
    const prefetch = (url, token) => {
      const authorization = `Bearer ${token}`;
      // The body is read at once, so that an unused response does not keep a connection busy.
      return (responses[`${url} ${authorization}`] = fetch(url, {
        headers: { accept: 'application/json', authorization },
      })
        .then(async (response) => new Response(await response.blob(), response))
        .catch(() => null));
    };
    // An expired token is refused as such only where its session goes on.
    const goesOn = prefetch('/api/users/me', id)
      .then(
        async (response) => response.ok || (await response.clone().json()).code === 'token_expired',
      )
      .catch(() => false);
    for (const url of urls) {
      const rel = url.endsWith('.js')
        ? 'modulepreload'
        : url.endsWith('.css')
          ? 'stylesheet'
          : null;
      if (rel === null) void prefetch(url, access);
      else document.head.append(Object.assign(document.createElement('link'), { rel, href: url }));
    }
    const paintKeptView = (slot) => {
      const kept = JSON.parse(localStorage.getItem(`keptView ${slot.dataset.keptView}`));
      const now = Date.now();
      if (
        kept?.session === localStorage.getItem('sessionMark') &&
        now >= kept.from &&
        now < kept.until
      )
        slot.innerHTML = kept.html;
    };
    const showKeptView = () => {
      const slot = document.querySelector('[data-kept-view]');
      if (slot === null) return;
      observer.disconnect();
      // A session that was ended elsewhere sees nothing of what was kept.
      void goesOn.then((isOn) => isOn && paintKeptView(slot));
    };
    // As soon as the slot is there; scripts that are cached would run before the next paint.
    const observer = new MutationObserver(showKeptView);
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  }
} catch {
  // Storage is switched off: the page keeps the system's theme and the guest's view.
}
