import type { SaidPhrase } from '@pennant/contract/live';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { LIVE_PHRASES, PHRASE_PAUSE_MS, type LivePhrase } from '@pennant/rules/live/phrases';
import { useEffect, useState } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { messageOf } from '../../../api/api-error.ts';
import { SayIcon } from '../../../ui/illustrations/game-icons.tsx';
import { toast } from '../../../ui/toast.ts';
import { PopupMenu } from '../../games/play/popup-menu.tsx';
import { mutedSetting } from './muted-setting.ts';

/** How long what was said stays in sight, in ms. */
const IN_SIGHT_MS = 8_000;

/** The eight phrases that can be said. */
export function SayMenu({ gameID }: { readonly gameID: string }) {
  const [isPausing, setPausing] = useState(false);
  useEffect(() => {
    if (!isPausing) return undefined;
    const timer = setTimeout(() => setPausing(false), PHRASE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPausing]);
  const say = (phrase: LivePhrase) => {
    setPausing(true);
    void callApi('POST /live/games/{id}/phrases', {
      params: { id: gameID },
      body: { phrase },
    }).catch((error: unknown) => toast.bad(messageOf(error)));
  };
  return (
    <PopupMenu
      side="bottom"
      label="Say something"
      className="field-control w-11"
      items={LIVE_PHRASES.map((phrase) => ({
        label: phrase,
        key: null,
        isDisabled: isPausing,
        onChoose: () => say(phrase),
      }))}
    >
      <SayIcon />
    </PopupMenu>
  );
}

/** What was said last, for some seconds, over the field. */
export function SaidPhraseBubble({
  said,
  side,
  opponent,
}: {
  /** Oldest first. */
  readonly said: readonly SaidPhrase[];
  readonly side: Side;
  readonly opponent: string;
}) {
  const isMuted = mutedSetting.useValue() === 'muted';
  const heard = isMuted ? said.filter((phrase) => phrase.side === side) : said;
  const shown = useNewest(heard.at(-1));
  return (
    // The empty element stays, so that screen readers announce what appears in it.
    <p role="status" className="live-bubble">
      {shown === null ? null : (
        <span className="inline-flex max-w-full gap-1.5 border-2 border-ink bg-raised px-3 py-1 text-sm text-ink shadow-card">
          {shown.side === side ? (
            'You: '
          ) : (
            <span className="sr-only truncate sm:not-sr-only sm:truncate">{opponent}: </span>
          )}
          <b className="shrink-0 font-slab text-pennant">{shown.phrase}</b>
        </span>
      )}
    </p>
  );
}

/** Returns what was said last, for some seconds; nothing of before the page opened. */
function useNewest(newest: SaidPhrase | undefined): SaidPhrase | null {
  const key = (phrase: SaidPhrase | undefined) => phrase && `${phrase.side} ${phrase.said}`;
  const current = key(newest);
  const [gone, setGone] = useState(current);
  useEffect(() => {
    if (current === undefined || current === gone) return undefined;
    const timer = setTimeout(() => setGone(current), IN_SIGHT_MS);
    return () => clearTimeout(timer);
  }, [current, gone]);
  return newest === undefined || current === gone ? null : newest;
}
