import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

/** Hands the page's address on: the device's own way to share where it has one, else the clipboard. */
async function shareLink(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  if (typeof navigator.share === 'function') {
    // Who closes the device's sheet has changed his mind: nothing to say.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.good('Link copied');
  } catch {
    toast.bad(`The link could not be copied. It is ${url}`);
  }
}

export function ShareButton({ title }: { readonly title: string }) {
  return (
    <Button size="small" onClick={() => void shareLink(title)}>
      Share
    </Button>
  );
}
