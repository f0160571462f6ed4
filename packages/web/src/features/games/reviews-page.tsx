import { useUser } from '../../api/current-user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SeasonPanel } from './review/season-panel.tsx';
import { useKeptReviews, type NewestProgress } from './review/use-kept-reviews.ts';

/** The page /games/reviews: what the user's reviews say of a season. */
export function ReviewsPage() {
  const { userID } = useUser();
  const { reviews, progress, notice, reviewNewest, stop, forget } = useKeptReviews(userID);
  return (
    <PageBody>
      <PageHeading kicker="Games" aside={<LinkButton to="/games/user">My Games</LinkButton>}>
        Luck and You
      </PageHeading>
      <p className="mb-4 max-w-prose text-ink-soft">
        Over one game the dice have the last word; over a season they even out, and what is left is
        you. These figures are of the games that this browser has reviewed. They are kept here
        alone: nothing of them is sent, and another browser begins with none.
      </p>
      <div className="mb-8 flex flex-wrap items-center gap-3">
        {progress === null ? (
          <Button paint="outfield" disabled={reviews === null} onClick={reviewNewest}>
            Review my newest games
          </Button>
        ) : (
          <Button onClick={stop}>Stop</Button>
        )}
        {reviews !== null && reviews.length > 0 && progress === null ? (
          <Button paint="quiet" onClick={forget}>
            Forget them all
          </Button>
        ) : null}
        <output className="text-sm text-ink-soft">{progress === null ? notice : null}</output>
      </div>
      {progress === null ? null : <Progress progress={progress} />}
      {reviews === null ? (
        <Loading />
      ) : reviews.length === 0 ? (
        progress === null ? (
          <EmptyState title="No game reviewed yet">
            Play a game to its end, then review it here or on its summary.
          </EmptyState>
        ) : null
      ) : (
        <SeasonPanel reviews={reviews} />
      )}
    </PageBody>
  );
}

function Progress({ progress }: { readonly progress: NewestProgress }) {
  const { game, games, done, total } = progress;
  return (
    <div className="mb-8 max-w-prose">
      <p className="mb-2 text-sm text-ink-soft">
        Game {game} of {games}
      </p>
      <ProgressBar
        label="Review of the newest games"
        value={game - 1 + (total === 0 ? 0 : done / total)}
        max={games}
      />
    </div>
  );
}
