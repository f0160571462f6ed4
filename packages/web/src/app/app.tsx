import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';

import { PageTitle } from '../ui/in-page.ts';
import { Loading } from '../ui/loading.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { DocumentTitle } from './document-title.tsx';
import { Frame } from './frame.tsx';
import { Guard } from './guard.tsx';
import { NotFound } from './not-found.tsx';
import { PageErrors } from './page-errors.tsx';
import { Page } from './page-loader.tsx';
import { ROUTES } from './routes.tsx';

/** The whole application below a router: the layout, and in it the page of the address. */
export function App({ queryClient }: { readonly queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <DocumentTitle />
      <Frame>
        <PageErrors>
          <Suspense fallback={<Loading />}>
            <Routes>
              {ROUTES.map(({ path, page, access, title }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <PageTitle value={access === 'anyone' ? null : title}>
                      <Guard access={access}>
                        <Page key={page} name={page} />
                      </Guard>
                    </PageTitle>
                  }
                />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </PageErrors>
      </Frame>
      <ToastHost />
    </QueryClientProvider>
  );
}
