import { Button } from '../../../ui/button.tsx';
import { shareLink } from '../../../ui/share-link.ts';

const pageUrl = () => window.location.origin + window.location.pathname;

/** The button that shares the page's URL. */
export function ShareButton({ title }: { readonly title: string }) {
  return (
    <Button size="small" onClick={() => void shareLink({ title, url: pageUrl() })}>
      Share
    </Button>
  );
}
