import { Button, LinkButton } from '../../../ui/button.tsx';
import { publicGamePath } from '../share/public-game-path.ts';
import type { WatchNotice } from './watch-notice.ts';

interface Props {
  readonly gameID: string;
  readonly notice: WatchNotice;
  /** Whether anyone may see the game at its own address. */
  readonly isPublic: boolean;
  /** Goes on with a stream that was ended. */
  readonly onResume: () => void;
}

/** The bar in reach of the thumb: how the page is connected, and what to do once it is over. */
export function WatchBar({ gameID, notice: { kind, title, text }, isPublic, onResume }: Props) {
  return (
    <section aria-label="Connection" className="step-bar watch-bar lamp-lit" data-kind={kind}>
      <span className="watch-lamp" aria-hidden="true" />
      <p className="min-w-0 text-sm/[1.3] text-chalk-soft">
        <b className="block font-varsity text-base/[1.2] font-normal text-lamp">{title}</b>
        {text}
      </p>
      {kind === 'over' && isPublic ? (
        <LinkButton to={publicGamePath(gameID)} size="small" paint="outfield">
          The whole game
        </LinkButton>
      ) : null}
      {kind === 'replaced' ? (
        <Button size="small" paint="outfield" onClick={onResume}>
          Watch here
        </Button>
      ) : null}
    </section>
  );
}

/** What of it is worth interrupting for: not each play's coming and going. */
const ANNOUNCED: ReadonlySet<WatchNotice['kind']> = new Set(['lost', 'withdrawn', 'replaced']);

/** Tells users of screen readers that the connection was lost, is back, or is ended for good. */
export function WatchStatus({
  notice: { kind, title, text },
  hasBeenLost,
}: {
  readonly notice: WatchNotice;
  readonly hasBeenLost: boolean;
}) {
  const isBack = hasBeenLost && (kind === 'live' || kind === 'waiting');
  return (
    <p role="status" className="sr-only">
      {ANNOUNCED.has(kind) ? `${title}. ${text}` : isBack ? 'Connected again.' : null}
    </p>
  );
}
