import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** The button that sends the confirmation email to an address again. */
export function ResendEmailButton({ email }: { readonly email: string }) {
  const resend = useApiMutation('POST /auth/resend', {
    onSuccess: () =>
      toast.good('If that address waits to be confirmed, a new letter is on its way.'),
    onError: (error) => toast.bad(error.message),
  });
  return (
    <Button
      size="small"
      disabled={resend.isPending}
      onClick={() => resend.mutate({ body: { email } })}
    >
      {resend.isPending ? 'Sending...' : 'Send the letter again'}
    </Button>
  );
}
