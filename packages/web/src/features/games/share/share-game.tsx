import { useSyncExternalStore } from 'react';

import { Button } from '../../../ui/button.tsx';
import { copyLink, hasShareSheet, shareLink } from '../../../ui/share-link.ts';

const subscribeToNothing = () => () => undefined;
const onServer = () => false;

/** The buttons that share a game: its address and nothing else. */
export function ShareGame({ path }: { readonly path: string }) {
  const canShare = useSyncExternalStore(subscribeToNothing, hasShareSheet, onServer);
  const url = () => window.location.origin + path;
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => void copyLink(url())}>
        Copy link
      </Button>
      {canShare ? (
        <Button size="small" onClick={() => void shareLink({ url: url() })}>
          Share
        </Button>
      ) : null}
    </span>
  );
}
