// Stands inside the page, so that it runs before the first paint: a chosen theme does not flash, a player's home page does not
// show the guest's, and his calls are under way while the scripts still come. The page's policy allows it by its hash.
try {
  const page = document.documentElement.dataset;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  const access = localStorage.getItem('accessToken');
  const id = localStorage.getItem('idToken');
  if (access && id && localStorage.getItem('refreshToken')) {
    page.visitor = 'player';
    const told = document.querySelector('meta[name=ahead]')?.content;
    const calls = told ? JSON.parse(told) : [];
    const asked = (window.askedAhead = {});
    const ask = (address, token) => {
      const authorization = `Bearer ${token}`;
      // Read at once, so that an answer that nobody takes keeps no line busy.
      asked[`${address} ${authorization}`] = fetch(address, {
        headers: { accept: 'application/json', authorization },
      })
        .then(async (answer) => new Response(await answer.blob(), answer))
        .catch(() => null);
    };
    ask('/api/users/me', id);
    for (const address of calls) ask(address, access);
  }
} catch {
  // Storage is switched off: the system's theme and the guest's page it is.
}
