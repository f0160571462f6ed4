import { useApiQuery } from '../../api/query-hooks.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CardParts } from './how/card-parts.tsx';
import { HowLesson } from './how/how-lesson.tsx';
import { useLinkedPlace } from '../../ui/use-linked-place.ts';
import { keepProgress, useLessonProgress } from './how/lesson-progress.ts';
import './how/how.css';

/** /how: how a card is read, then a half-inning that explains each roll. */
export function HowPage() {
  useLinkedPlace();
  // A lesson that was left goes on with its own card, which may not be today's any more.
  const cardID = useLessonProgress()?.cardID;
  const {
    data: atBat,
    error,
    refetch,
  } = useApiQuery(
    'GET /guest/at-bat',
    // Without one it is the call that the server has made already.
    cardID === undefined ? undefined : { query: { cardID } },
    { keepPrevious: true },
  );
  const isThatCard =
    cardID === undefined || atBat === undefined || atBat.home.batters[0]?.cardID === cardID;
  return (
    <PageBody>
      <PageHeading
        kicker="In three minutes"
        aside={<TextLink to="/rulebook">All of it: the rulebook</TextLink>}
      >
        How a card is read
      </PageHeading>
      <p className="mb-8 max-w-prose text-lg">
        A card is one player’s season, printed as dice tables. Three things to know, and then you
        roll. <TextLink to="#lesson">Or roll at once.</TextLink>
      </p>
      {error !== null ? (
        <ErrorState
          title="The cards are not here yet"
          error={error}
          onRetry={() => {
            // A card of a history that is here no more: the lesson begins with today's.
            keepProgress(null);
            void refetch();
          }}
        />
      ) : atBat === undefined || !isThatCard ? (
        <Loading />
      ) : (
        <>
          <CardParts {...atBat} />
          <HowLesson atBat={atBat} />
        </>
      )}
    </PageBody>
  );
}
