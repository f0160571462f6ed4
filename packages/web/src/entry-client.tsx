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
  const place = document.getElementById('page');
  if (place === null) throw new Error('index.html has no #page');
  hearBackButton();
  const answers = newAnswers(pageState());
  checkUserAhead(answers);
  const route = routeOf(window.location.pathname)?.route;
  // What the server drew can only be taken over with the page's code at hand; a page that fails to come shows its error.
  if (route) await preloadPage(route.page).catch(() => undefined);
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App answers={answers} />
      </BrowserRouter>
    </StrictMode>
  );
  if (place.firstElementChild === null) createRoot(place).render(page);
  else hydrateRoot(place, page);
}

function pageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}

void start();
