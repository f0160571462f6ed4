import { LinkButton } from '../../ui/button.tsx';
import type { SignInStop } from './sign-in-stop.ts';

/** What stands above the login form while no password is looked at, with the way out. */
export function SignInStopNotice({ stop }: { readonly stop: SignInStop }) {
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-4 border-b-2 border-dashed border-rule-strong bg-sunk px-6 py-5"
    >
      <div>
        <strong className="mb-1 block font-display text-xl font-normal">Called out for now</strong>
        <p>{stop.sentence}</p>
      </div>
      {stop.endsByNewPassword ? <LinkButton to="/forgot">Choose a new password</LinkButton> : null}
    </div>
  );
}
