/**
 * The style sheet of the pages that the server writes itself, without the web build: the API
 * documentation and the local outbox. The web pages' paper and inks, in fonts of the system.
 */
export const PLAIN_PAGE_CSS = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f5edda, #0f1b15);
  --raised: light-dark(#fdf8ec, #17271f);
  --ink: light-dark(#211a14, #f3ead4);
  --ink-soft: light-dark(#51453a, #c5c4ae);
  --rule: light-dark(#d3c4a5, #2e4338);
  --pennant: light-dark(#a31e1a, #ff8f7d);
  --outfield: light-dark(#1c5f38, #86d3a0);
  --slab: Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', Georgia, serif;
  font: 16px/1.55 system-ui, sans-serif;
  background: var(--paper);
  color: var(--ink);
}
body { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3 { font-family: var(--slab); line-height: 1.2; }
h1 { margin: 0 0 0.5rem; padding-bottom: 0.5rem; border-bottom: 3px double; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; text-transform: capitalize; }
h3 { margin-bottom: 0; }
small { font-weight: normal; color: var(--ink-soft); }
p { margin-top: 0.25rem; }
a { color: var(--pennant); }
a:focus-visible, summary:focus-visible { outline: 3px solid light-dark(#17488a, #a5ccff); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--rule); background: var(--raised); overflow-wrap: normal; }
.letter { margin-top: 1.5rem; padding: 1rem 1.25rem 1.25rem; border: 1px solid var(--rule);
  border-top: 8px solid; border-image: repeating-linear-gradient(120deg, #a9211c 0 14px, transparent 14px 24px,
  #1d2f5c 24px 38px, transparent 38px 48px) 8 0 0 0 / 8px 0 0 0; background: var(--raised);
  box-shadow: 0 1px 0 var(--rule), 0 2px 6px #4a36171f; }
.letter header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; color: var(--ink-soft); }
.letter h2 { margin: 0.25rem 0 0.75rem; border: 0; font-size: 1.3rem; text-transform: none; }
.letter p { margin: 0 0 0.75rem; }
.letter .open { display: inline-block; min-height: 1.5rem; padding: 0.6rem 1.1rem; border-radius: 4px;
  background: light-dark(#a9211c, #b62f27); color: #fff6e4; font: 700 1rem/1.5 var(--slab); text-decoration: none; }
.letter .address { font-size: 0.8125rem; color: var(--ink-soft); }
`;
