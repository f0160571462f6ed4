import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { useVisitor } from '../api/user.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Access } from './routes.tsx';

/** Shows a page to those who may see it. Waits for the user check, so that a reload stays where it was. */
export function Guard({
  access,
  children,
}: {
  readonly access: Access;
  readonly children: ReactNode;
}) {
  const visitor = useVisitor();
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
  return allowed ? children : <Navigate to="/" replace />;
}
