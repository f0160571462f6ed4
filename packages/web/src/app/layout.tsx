import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { onSessionEnd } from '../api/session.ts';
import { clearUserCache } from '../api/current-user.ts';
import { toast } from '../ui/toast.ts';
import { ChangePasswordBanner } from './change-password-banner.tsx';
import { Footer } from './footer.tsx';
import { NewerBuildBanner } from './newer-build-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { Navigation } from './navigation.tsx';
import { routeTitle } from './routes.ts';

/** The layout of every page: skip link, top strip, navigation bar, main part, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  useEffect(() => {
    onSessionEnd({
      openLogin: () => {
        clearUserCache(queryClient);
        void navigate('/login');
      },
      announce: () => toast.bad('Your sign-in has ended. Log in again to go on.'),
    });
  }, [queryClient, navigate]);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:px-4 focus:py-3 focus:text-ink"
      >
        Skip to the page
      </a>
      <header>
        <TopBar />
        <Navigation />
        <ChangePasswordBanner />
        <NewerBuildBanner />
        <OfflineBanner />
      </header>
      <main
        id="main"
        tabIndex={-1}
        // Announced when a new page takes the focus.
        aria-label={routeTitle(pathname)}
        className="min-h-[calc(100dvh-7rem)] grow outline-none"
      >
        {children}
      </main>
      <Footer />
    </>
  );
}
