// Runs before the first paint, so that a chosen theme does not flash and a player's home page does not show the guest's.
// A file of its own, not inline: the page's security policy allows no inline script.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('accessToken')) document.documentElement.dataset.visitor = 'player';
  } catch {
    // Storage is switched off: the system's theme and the guest's page it is.
  }
})();
