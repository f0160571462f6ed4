import { useLogout } from './use-logout.ts';
import { useVisitor } from '../../api/user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';

/** /logout: the button, for who comes by the address. A link alone logs nobody out. */
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
