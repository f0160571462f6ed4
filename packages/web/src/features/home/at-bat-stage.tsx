// The sheets of what the server renders; the build inlines them into the home page.
import '../../ui/art.css';
import '../../ui/dice/dice-over-field.css';
import '../../ui/dice/dice-tables.css';
import '../games/guest/guest-scene.css';

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type SubmitEvent,
} from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';

// Rendered on the server only; the client build drops these imports.
const ServerPoster = import.meta.env.SSR
  ? (await import('../games/guest/at-bat-poster.tsx')).AtBatPoster
  : null;
const ServerPressRoom = import.meta.env.SSR
  ? (await import('../games/guest/press-room.tsx')).PressRoom
  : null;

const loadAtBat = () => import('../games/guest/guest-at-bat.tsx');
const loadPressRoom = () => import('../games/guest/press-room-stage.tsx');
type PressRoomStage = Awaited<ReturnType<typeof loadPressRoom>>['default'];
type AtBatProps = Parameters<Awaited<ReturnType<typeof loadAtBat>>['default']>[0];

/** When the half-inning is loaded if nobody has clicked, in ms after the page has come alive. */
const PRELOAD_DELAY_MS = 4000;

const subscribeToNothing = () => () => undefined;

/**
 * The half-inning on a guest's home. The server renders it as it stands before the first swing, and
 * hydration keeps that markup: the rules, the cards and the drawings are loaded with the first
 * click, or some seconds after the page. While the cards of the history are printed, the press room
 * stands in its place.
 */
export function AtBatStage() {
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { data: catalogue, dataUpdatedAt: readAt } = useApiQuery('GET /catalogue');
  const isComplete = catalogue?.isComplete;
  const [hasPoster] = useState(!isBrowser && catalogue !== undefined);
  const [PressRoom, setPressRoom] = useState<PressRoomStage | null>(null);
  const [start, setStart] = useState<AtBatProps['start']>(null);
  const [AtBat, setAtBat] = useState<ComponentType<AtBatProps> | null>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const load = useCallback(
    () =>
      loadAtBat().then(
        (loaded) => setAtBat(() => loaded.default),
        () => {
          setFailed(true);
          setStart(null);
        },
      ),
    [],
  );
  useEffect(() => {
    // Without a poster to click on, it comes as soon as there are cards.
    if (!hasPoster || frame.current?.querySelector('form') === null) {
      if (isComplete === true) void load();
      return undefined;
    }
    const timer = setTimeout(() => void loadAtBat().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasPoster, isComplete, load]);

  useEffect(() => {
    if (isComplete === false)
      void loadPressRoom().then(
        (loaded) => setPressRoom(() => loaded.default),
        () => undefined,
      );
  }, [isComplete]);

  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    event.preventDefault();
    if (start !== null) return;
    const form = new FormData(event.target, event.nativeEvent.submitter);
    setFailed(false);
    setStart({
      cardID: Number(form.get('keptCard')),
      by: form.has('another') ? 'another' : 'swing',
    });
    void load();
  };
  return (
    <div
      ref={frame}
      onSubmit={submit}
      // The code is on its way before the finger is up again.
      onPointerDown={() => void loadAtBat().catch(() => undefined)}
      data-swinging={start?.by === 'swing' || undefined}
      className="page-column min-h-132 py-3 md:py-5"
    >
      {PressRoom !== null && catalogue !== undefined ? (
        <PressRoom catalogue={catalogue} readAt={readAt} />
      ) : (
        <>
          {isReady ? null : hasPoster ? <KeptPoster /> : isComplete ? <AtBatIsLoading /> : null}
          {AtBat === null ? null : <AtBat start={start} onReady={() => setReady(true)} />}
        </>
      )}
      {hasFailed ? (
        <p role="alert" className="mt-2 font-semibold text-chalk">
          The dice could not be fetched. Look at your connection and swing again.
        </p>
      ) : null}
    </div>
  );
}

/** The poster: what the server has rendered, left as it is. */
function KeptPoster() {
  return import.meta.env.SSR ? (
    <div data-poster="">
      <RenderedPoster />
    </div>
  ) : (
    <div data-poster="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/** Renders the half-inning, or the press room while there are not all cards; on the server only. */
function RenderedPoster() {
  const { data: catalogue } = useApiQuery('GET /catalogue');
  const { data: atBat } = useApiQuery('GET /guest/at-bat');
  if (catalogue?.isComplete === false && ServerPressRoom !== null)
    return (
      <ServerPressRoom
        catalogue={catalogue}
        readAt={0}
        isTurning={false}
        onTurned={() => undefined}
      />
    );
  return atBat === undefined || ServerPoster === null ? null : <ServerPoster atBat={atBat} />;
}

/** What a guest sees who comes from another page, until the half-inning is loaded. */
function AtBatIsLoading() {
  return (
    <>
      <h1 className="font-display text-3xl text-chalk">You have the bat.</h1>
      <output className="block text-chalk">Loading...</output>
    </>
  );
}
