import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

import { isSessionOver } from '../api/session.ts';
import { useVisitor } from '../api/user.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Access } from './routes.tsx';

/** Where a user may go who has yet to change the password that was handed to him. */
const BEFORE_PASSWORD_CHANGE: readonly string[] = ['/account/password', '/logout'];

/**
 * Shows a page to those who may see it. Waits for the user check, so that a reload stays where it was. A guest is sent home;
 * who was in and no longer is (logged out, or the session ran out) is sent to log in. Who came in with a password that was
 * handed to him chooses his own before anything else.
 */
export function Guard({
  access,
  children,
}: {
  readonly access: Access;
  readonly children: ReactNode;
}) {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  const mustChange = visitor.kind === 'player' && visitor.user.mustChangePassword;
  if (mustChange && !BEFORE_PASSWORD_CHANGE.includes(pathname)) {
    return <Navigate to="/account/password" replace />;
  }
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
