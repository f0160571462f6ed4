import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

/** Shares the page's URL with the Web Share API, or copies it where the browser has none. */
async function shareLink(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  if (typeof navigator.share === 'function') {
    // A rejection means that the user closed the share dialog.
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

/** The button that shares the page's URL. */
export function ShareButton({ title }: { readonly title: string }) {
  return (
    <Button size="small" onClick={() => void shareLink(title)}>
      Share
    </Button>
  );
}
