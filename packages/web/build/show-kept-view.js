// Inlined into the page after its content, so that it runs before the first paint: shows a player
// the view of this page that was kept when they left it, until their answers have come and the
// scripts draw it anew. kept-views.ts keeps it. The content security policy allows it by its hash.
try {
  const slot = document.querySelector('[data-kept-view]');
  const kept = slot && JSON.parse(localStorage.getItem(`keptView ${slot.dataset.keptView}`));
  const now = Date.now();
  if (
    kept &&
    document.documentElement.dataset.visitor === 'player' &&
    kept.session === localStorage.getItem('sessionMark') &&
    now >= kept.from &&
    now < kept.until
  )
    slot.innerHTML = kept.html;
} catch {
  // Storage is switched off: nothing was kept.
}
