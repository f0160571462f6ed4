import type { GuestAtBat as GuestAtBatDto } from '@pennant/contract/guest-at-bat';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AtBatScene } from './at-bat-scene.tsx';
import { GuestCardPicker } from './guest-card-picker.tsx';
import { GuestChoiceDialog } from './guest-choice-dialog.tsx';
import { outcomeOf } from './scene.ts';
import { announcementsOf } from './scene-words.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { anotherButtonClasses, swingButtonClasses } from './swing-button.ts';
import { useScene } from './use-scene.ts';
import { useSceneSound } from './use-scene-sound.ts';

/** Longer than a dialog takes to close, which gives the focus back. */
const FOCUS_DELAY_MS = 250;

interface Props {
  /** The poster's card, and which button of it was clicked; null where nothing was. */
  readonly start: { readonly cardID: number; readonly by: 'swing' | 'another' } | null;
  /** Is called when the half-inning is there to be shown. */
  readonly onReady: () => void;
}

/** A guest's half-inning, played in the browser by the rules of the game. */
export default function GuestAtBat({ start, onReady }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPicking, setPicking] = useState(start?.by === 'another');
  const current = chosen ?? start?.cardID;
  const {
    data: atBat,
    error,
    refetch,
  } = useApiQuery(
    'GET /guest/at-bat',
    {
      query: current === undefined ? {} : { cardID: current },
    },
    { keepPrevious: true },
  );
  const isReady = atBat !== undefined || error !== null;
  const latestOnReady = useRef(onReady);
  // Before the next paint, so that the poster and the half-inning are never seen together.
  useLayoutEffect(() => {
    if (isReady) latestOnReady.current();
  }, [isReady]);
  if (atBat === undefined)
    return error === null ? null : (
      <div className="bg-raised px-4 text-ink">
        <ErrorState title="The dice are stuck" error={error} onRetry={() => void refetch()} />
      </div>
    );
  const own = atBat.home.batters[0]?.cardID ?? 0;
  return (
    <>
      <PlayedAtBat
        key={own}
        atBat={atBat}
        startsWithSwing={start?.by === 'swing' && chosen === null}
        takesFocus={start !== null || chosen !== null}
        onAnother={() => setPicking(true)}
      />
      {isPicking ? (
        <GuestCardPicker
          current={own}
          onClose={() => setPicking(false)}
          onChoose={(next) => {
            setChosen(next);
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}

function PlayedAtBat({
  atBat,
  startsWithSwing,
  takesFocus,
  onAnother,
}: {
  readonly atBat: GuestAtBatDto;
  readonly startsWithSwing: boolean;
  readonly takesFocus: boolean;
  readonly onAnother: () => void;
}) {
  const { scene, times, swing, sendRunners, again } = useScene(atBat, startsWithSwing);
  useSceneSound(scene);
  const outcome = outcomeOf(scene);
  const isOver = outcome !== null;
  const isBusy = scene.kind !== 'idle';
  const actions = useRef<HTMLDivElement>(null);
  // A button that had the focus is gone (the poster's, Swing at the end, Swing again): the focus
  // goes on to the one in its place.
  const wasShown = useRef(takesFocus);
  useEffect(() => {
    if (!wasShown.current) {
      wasShown.current = true;
      return undefined;
    }
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = actions.current?.querySelector<HTMLElement>(isOver ? 'a' : 'button');
      next?.focus({ preventScroll: true });
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  const own = atBat.home.batters[0];
  return (
    <AtBatScene scene={scene} times={times} atFoot={<SoundSwitch />}>
      <div role="log" aria-live="polite" className="sr-only">
        {announcementsOf(scene).map((text, index) => (
          <p key={`${index} ${text}`}>{text}</p>
        ))}
        {outcome === null ? null : <p>{OUTCOME_ANNOUNCEMENTS[outcome]}</p>}
      </div>
      {outcome === null ? (
        <div ref={actions} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={swing}
            className={`${swingButtonClasses} aria-disabled:opacity-80`}
          >
            {scene.kind === 'playing'
              ? 'Rolling...'
              : scene.kind === 'choosing'
                ? 'Runners wait'
                : 'Swing'}
          </button>
          <Button
            className={anotherButtonClasses}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onAnother}
          >
            Another card
          </Button>
        </div>
      ) : (
        <div
          ref={actions}
          className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <LinkButton
            to={`/register?keptCard=${own?.cardID ?? ''}`}
            paint="pennant"
            size="large"
            className="max-md:col-span-2"
          >
            Keep this card
          </LinkButton>
          <Button className={anotherButtonClasses} onClick={again}>
            Swing again
          </Button>
          <Button className={anotherButtonClasses} onClick={onAnother}>
            Another card
          </Button>
        </div>
      )}
      {scene.kind === 'choosing' ? (
        <GuestChoiceDialog scene={scene} onChoose={sendRunners} />
      ) : null}
    </AtBatScene>
  );
}

const OUTCOME_ANNOUNCEMENTS = {
  won: 'Walk-off! You win it. You may keep this card.',
  tied: 'You tied it: level after nine. You may keep this card.',
  lost: 'The game is over. You may keep this card.',
} as const;
