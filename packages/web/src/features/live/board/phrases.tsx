import type { SaidPhrase } from '@pennant/contract/live';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { LIVE_PHRASES, PHRASE_PAUSE_MS, type LivePhrase } from '@pennant/rules/live/phrases';
import { useEffect, useState } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { messageOf } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { PopupMenu } from '../../games/play/popup-menu.tsx';
import { mutedSetting } from './muted-setting.ts';

/** How long what was said stays in sight, in ms. */
const IN_SIGHT_MS = 8_000;

interface Props {
  readonly gameID: string;
  /** Oldest first. */
  readonly said: readonly SaidPhrase[];
  readonly side: Side;
  readonly opponent: string;
}

/** The eight phrases that can be said, and what was said last. */
export function Phrases({ gameID, said, side, opponent }: Props) {
  const isMuted = mutedSetting.useValue() === 'muted';
  const heard = isMuted ? said.filter((phrase) => phrase.side === side) : said;
  const shown = useNewest(heard.at(-1));
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
    <div className="live-phrases flex items-center gap-2">
      <PopupMenu
        side="top"
        label="Say something"
        className="live-say"
        items={LIVE_PHRASES.map((phrase) => ({
          label: phrase,
          key: null,
          isDisabled: isPausing,
          onChoose: () => say(phrase),
        }))}
      >
        Say
      </PopupMenu>
      {/* The empty element stays, so that screen readers announce what appears in it. */}
      <p role="status" className="min-w-0 truncate text-sm text-chalk">
        {shown === null ? null : (
          <>
            <span className="text-chalk-soft">{shown.side === side ? 'You' : opponent}: </span>
            <b className="font-slab text-lamp">{shown.phrase}</b>
          </>
        )}
      </p>
    </div>
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
