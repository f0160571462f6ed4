import { Button } from '../../ui/button.tsx';
import { copyLink, hasShareSheet, shareLink } from '../../ui/share-link.ts';

/** The buttons that hand on the link of a challenge. In the browser only. */
export function ShareChallenge({ token }: { readonly token: string }) {
  const url = () => `${window.location.origin}/challenge/${token}`;
  return (
    <span className="flex flex-wrap gap-3">
      <Button paint="pennant" onClick={() => void copyLink(url())}>
        Copy link
      </Button>
      {hasShareSheet() ? (
        <Button onClick={() => void shareLink({ url: url() })}>Share</Button>
      ) : null}
    </span>
  );
}
