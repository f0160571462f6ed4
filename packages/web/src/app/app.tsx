import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';

import { PageTitleContext } from '../ui/page-context.ts';
import { Loading } from '../ui/loading.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { RouteChangeEffects } from './route-change-effects.tsx';
import { Layout } from './layout.tsx';
import { RouteGuard } from './route-guard.tsx';
import { NotFound } from './not-found.tsx';
import { OfflineGate } from './offline-gate.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { Page } from './page-loader.tsx';
import { ROUTES } from './routes.ts';
import { useSessionsOfOtherTabs } from './use-sessions-of-other-tabs.ts';

/** The whole application below a router: the layout, and in it the page of the address. */
export function App({ queryClient }: { readonly queryClient: QueryClient }) {
  const sessions = useSessionsOfOtherTabs(queryClient);
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <RouteChangeEffects />
      <Layout>
        <PageErrorBoundary page={pathname}>
          <Suspense fallback={<Loading />}>
            <Routes>
              {ROUTES.map(({ path, page, access, title, isBegun = false }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <PageTitleContext value={access === 'anyone' ? null : title}>
                      <OfflineGate key={path} path={path}>
                        <RouteGuard access={access} isBegun={isBegun}>
                          <Page key={`${page} ${sessions}`} name={page} />
                        </RouteGuard>
                      </OfflineGate>
                    </PageTitleContext>
                  }
                />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </PageErrorBoundary>
      </Layout>
      <ToastHost />
    </QueryClientProvider>
  );
}
