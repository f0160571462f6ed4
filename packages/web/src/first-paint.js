// Stands inside the page, so that it runs before the first paint: a chosen theme does not flash, a player's home page does not
// show the guest's, and his calls are under way while the scripts still come. The page's policy allows it by its hash.
(function () {
  try {
    var kept = localStorage;
    var page = document.documentElement.dataset;
    var theme = kept.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.theme = theme;
    var access = kept.getItem('accessToken');
    var id = kept.getItem('idToken');
    if (!access || !id || !kept.getItem('refreshToken')) return;
    page.visitor = 'player';
    var told = document.querySelector('meta[name=ahead]');
    var ahead = told ? JSON.parse(told.content) : { calls: [], files: [] };
    var asked = (window.askedAhead = {});
    var ask = function (address, token) {
      var bearer = 'Bearer ' + token;
      // Read at once, so that an answer that nobody takes keeps no line busy.
      asked[address + ' ' + bearer] = fetch(address, {
        headers: { accept: 'application/json', authorization: bearer },
      })
        .then(function (answer) {
          return answer.blob().then(function (body) {
            return new Response(body, answer);
          });
        })
        .catch(function () {
          return null;
        });
    };
    ask('/api/users/me', id);
    ahead.calls.forEach(function (address) {
      ask(address, access);
    });
    ahead.files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
  } catch {
    // Storage is switched off: the system's theme and the guest's page it is.
  }
})();
