import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useMailRequest } from './use-mail-request.ts';

/** The button that sends the confirmation email to an address again. */
export function ResendEmailButton({ email }: { readonly email: string }) {
  const resend = useMailRequest('POST /auth/resend', () =>
    toast.good('If that address waits to be confirmed, a new letter is on its way.'),
  );
  return (
    <>
      <Button
        size="small"
        disabled={resend.isPending}
        onClick={() => resend.mutate({ body: { email } })}
      >
        {resend.isPending ? 'Sending...' : 'Send the letter again'}
      </Button>
      {resend.stop === null ? null : (
        <p role="alert" className="mt-3 text-sm font-semibold text-warn">
          {resend.stop}
        </p>
      )}
    </>
  );
}
