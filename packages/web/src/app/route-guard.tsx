import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';

import { isSessionOver } from '../api/session.ts';
import { useVisitor } from '../api/current-user.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Access } from './routes.ts';

/**
 * Shows a page to visitors with access to it. Waits for the user check, so that a reload stays on
 * the page; one that is begun is rendered meanwhile, without a user. Redirects a guest to the home
 * page, and a user who was signed in until now (logged out, or the session ended) to /login.
 */
export function RouteGuard({
  access,
  isBegun,
  children,
}: {
  readonly access: Access;
  readonly isBegun: boolean;
  readonly children: ReactNode;
}) {
  const visitor = useVisitor();
  const [wasAllowed, setWasAllowed] = useState(false);
  if (access === 'anyone') return children;
  if (visitor.kind === 'checking') return isBegun ? children : <Loading />;
  if (visitor.kind === 'unreachable') {
    return (
      <ErrorState
        title="No word from the clubhouse"
        error={visitor.error}
        onRetry={visitor.retry}
      />
    );
  }
  const isAllowed = visitor.kind === 'player' && (access === 'player' || visitor.user.isAdmin);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  return isAllowed ? (
    children
  ) : (
    <Navigate to={wasAllowed || isSessionOver() ? '/login' : '/'} replace />
  );
}
