import type { GameSummary } from '@pennant/contract/game-summary';

import { TextLink } from '../../../ui/text-link.tsx';
import { unratedText } from '../../challenges/challenge-words.ts';
import { RatingChange, signedText } from '../after-game/rating-change.tsx';

/** Whose team a challenge was against, and what it did to the user's rating among the players. */
export function ChallengeResult({
  challenge,
  isFinal,
}: {
  readonly challenge: NonNullable<GameSummary['challenge']>;
  readonly isFinal: boolean;
}) {
  const { User, rating } = challenge;
  return (
    <section aria-label="Challenge" className="border-2 border-rule-strong bg-raised px-5 py-4">
      <h2 className="font-display text-xl wrap-anywhere">
        {User === null ? (
          'Your challenge of a former player'
        ) : (
          <>
            Your challenge of{' '}
            <TextLink to={`/players/${encodeURIComponent(User.username)}`} className="font-normal">
              {User.username}
            </TextLink>
          </>
        )}
      </h2>
      <p className="mt-1">
        {rating === null ? (
          ratingSentence(challenge, isFinal)
        ) : (
          <span className="figures">
            Your rating among the players: <RatingChange rating={rating} />{' '}
            <span className={rating.after < rating.before ? 'text-bad' : 'text-good'}>
              ({signedText(rating.after - rating.before)})
            </span>
          </span>
        )}
      </p>
    </section>
  );
}

/** Returns why a challenge has moved no rating, or has not yet. */
function ratingSentence(
  { unratedReason }: NonNullable<GameSummary['challenge']>,
  isFinal: boolean,
): string {
  if (unratedReason !== null) return `Not rated: ${unratedText(unratedReason)}`;
  return isFinal
    ? 'Not rated: it was given up before the first roll.'
    : 'Rated: its end moves the ratings of both.';
}
