import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';

import { isSessionOver } from '../api/session.ts';
import { useVisitor } from '../api/user.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Access } from './routes.tsx';

/**
 * Shows a page to those who may see it. Waits for the user check, so that a reload stays where it was. A guest is sent home;
 * who was in and no longer is (logged out, or the session ran out) is sent to log in.
 */
export function Guard({
  access,
  children,
}: {
  readonly access: Access;
  readonly children: ReactNode;
}) {
  const visitor = useVisitor();
  const [wasIn, setWasIn] = useState(false);
  if (access === 'anyone') return children;
  if (visitor.kind === 'checking') return <Loading />;
  if (visitor.kind === 'unreachable') {
    return (
      <ErrorState
        title="No word from the clubhouse"
        error={visitor.error}
        onRetry={visitor.retry}
      />
    );
  }
  const allowed = visitor.kind === 'player' && (access === 'player' || visitor.user.isAdmin);
  if (allowed && !wasIn) setWasIn(true);
  return allowed ? children : <Navigate to={wasIn || isSessionOver() ? '/login' : '/'} replace />;
}
