import { keepPageToReturnTo } from '../../api/page-to-return-to.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** How a guest takes up a challenge: by registering or signing in, and coming back. */
export function ChallengeForGuests({
  token,
  username,
}: {
  readonly token: string;
  readonly username: string;
}) {
  const keep = () => keepPageToReturnTo(`/challenge/${token}`);
  return (
    <>
      <p className="mb-3 border-t border-rule pt-4">
        <strong className="font-slab">New here?</strong> Register, and 24 cards make your first
        team. Then you come back to {username}’s challenge.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton to="/register" paint="pennant" size="large" onClick={keep}>
          Register
        </LinkButton>
        <TextLink to="/login" className="py-2" onClick={keep}>
          Login
        </TextLink>
      </div>
    </>
  );
}
