import './app.css';
import './ui/art.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { prefetchUser } from './api/current-user.ts';
import { keepReferringPage } from './api/page-to-return-to.ts';
import { prefetchApiQuery } from './api/query-hooks.ts';
import { readTokens, showSession } from './api/stored-tokens.ts';
import { createQueryClient } from './app/query-client.ts';
import { readPageState } from './app/page-state.ts';
import { App } from './app/app.tsx';
import { preloadPage } from './app/page-loader.tsx';
import { findRoute } from './app/routes.ts';
import { installBackButtonListener } from './ui/back-button.ts';
import { whenIdle } from './ui/when-idle.ts';

async function start(): Promise<void> {
  const container = document.getElementById('page');
  if (container === null) throw new Error('index.html has no #page');
  installBackButtonListener();
  keepReferringPage();
  showSession();
  const queryClient = createQueryClient(readPageState());
  prefetchUser(queryClient);
  if (window.location.pathname === '/' && readTokens() !== null)
    void prefetchApiQuery(queryClient, 'GET /home');
  const route = findRoute(window.location.pathname)?.route;
  // Hydration needs the page's code to be loaded; a page that fails to load shows its error.
  if (route) await preloadPage(route.page).catch(() => undefined);
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  );
  // A guest is sent away from a player's page: as if the server had not begun it, or it would make
  // calls that are refused.
  const isSentAway = route?.isBegun === true && readTokens() === null;
  if (isSentAway || container.firstElementChild === null) createRoot(container).render(page);
  else hydrateRoot(container, page);
  whenIdle(() => {
    void import('./offline/start-offline-support.ts')
      .then(({ startOfflineSupport }) => startOfflineSupport(queryClient))
      // Nothing on the page needs it.
      .catch(() => undefined);
  });
}

void start();
