import '../../ui/art.css';
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
import { Loading } from '../../ui/loading.tsx';
import { HeroCards } from './hero-cards.tsx';

// Rendered on the server only; the client build drops this import.
const ServerPoster = import.meta.env.SSR
  ? (await import('../games/guest/at-bat-poster.tsx')).AtBatPoster
  : null;

const loadAtBat = () => import('../games/guest/guest-at-bat.tsx');
type AtBatProps = Parameters<Awaited<ReturnType<typeof loadAtBat>>['default']>[0];

/** When the half-inning is loaded if nobody has clicked, in ms after the page has come alive. */
const PRELOAD_DELAY_MS = 4000;

const subscribeToNothing = () => () => undefined;

/**
 * The half-inning on a guest's home. The server renders it as it stands before the first swing, and
 * hydration keeps that markup: the rules, the cards and the drawings are loaded with the first
 * click, or some seconds after the page.
 */
export function AtBatStage() {
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { data: catalogue } = useApiQuery('GET /catalogue');
  const isComplete = catalogue?.isComplete === true;
  const [hasPoster] = useState(!isBrowser && isComplete);
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
      if (isComplete) void load();
      return undefined;
    }
    const timer = setTimeout(() => void loadAtBat().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasPoster, isComplete, load]);

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
      {hasPoster && !isReady ? <KeptPoster /> : null}
      {hasPoster || AtBat !== null ? null : isComplete ? <Loading /> : <CardsAreMade />}
      {AtBat === null ? null : <AtBat start={start} onReady={() => setReady(true)} />}
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
  return ServerPoster === null ? (
    <div data-poster="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div data-poster="">
      <RenderedPoster Poster={ServerPoster} />
    </div>
  );
}

function RenderedPoster({ Poster }: { readonly Poster: NonNullable<typeof ServerPoster> }) {
  const { data: atBat } = useApiQuery('GET /guest/at-bat');
  return atBat === undefined ? null : <Poster atBat={atBat} />;
}

/** What a guest sees while the cards of the history are being made. */
function CardsAreMade() {
  return (
    <div className="grid items-center gap-6 text-chalk md:grid-cols-2">
      <div>
        <h1 className="font-display text-4xl">Bottom of the ninth. The bat is coming.</h1>
        <p className="mt-3 text-lg">
          The cards are being made right now. As soon as all of them are there, you bat here: one
          out, two on.
        </p>
      </div>
      <HeroCards />
    </div>
  );
}
