import './app.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { checkUserAhead } from './api/user.ts';
import { newAnswers, type PageState } from './app/answers.ts';
import { App } from './app/app.tsx';
import { preloadPage } from './app/page-loader.tsx';
import { routeOf } from './app/routes.tsx';
import { hearBackButton } from './ui/back-button.ts';

async function start(): Promise<void> {
  const container = document.getElementById('page');
  if (container === null) throw new Error('index.html has no #page');
  hearBackButton();
  const queryClient = newAnswers(readPageState());
  checkUserAhead(queryClient);
  const route = routeOf(window.location.pathname)?.route;
  // Hydration needs the page's code to be loaded; a page that fails to load shows its error.
  if (route) await preloadPage(route.page).catch(() => undefined);
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  );
  if (container.firstElementChild === null) createRoot(container).render(page);
  else hydrateRoot(container, page);
}

function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}

void start();
