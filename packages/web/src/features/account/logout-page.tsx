import { useLogout } from './use-logout.ts';
import { useVisitor } from '../../api/current-user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';

/** /logout: a button that logs out. Opening the address alone does not log out. */
export function LogoutPage() {
  const visitor = useVisitor();
  const { logout, busy } = useLogout();
  if (visitor.kind === 'checking') return <Loading />;
  return (
    <PageBody narrow>
      <PageHeading>LogOut</PageHeading>
      {visitor.kind === 'guest' ? (
        <>
          <p className="mb-4">You are logged out. See you at the next game.</p>
          <LinkButton to="/login">Login</LinkButton>
        </>
      ) : (
        <Button paint="pennant" disabled={busy} onClick={logout}>
          {busy ? 'Logging out...' : 'LogOut'}
        </Button>
      )}
    </PageBody>
  );
}
