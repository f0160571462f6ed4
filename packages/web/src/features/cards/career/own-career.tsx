import type { CardSummary } from '@pennant/contract/cards';

import { Button } from '../../../ui/button.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { shareLink } from '../../../ui/share-link.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { CareerPanel } from './career-panel.tsx';
import { careerPath } from './career-paths.ts';
import type { useOwnCareer } from './use-own-career.ts';

interface Props {
  readonly card: CardSummary;
  readonly career: ReturnType<typeof useOwnCareer>;
}

/** What a card has lived with its user, and how to share it; for the page of a card one owns. */
export function OwnCareer({ card, career }: Props) {
  if (career.isError)
    return (
      <ErrorState
        title="Error fetching what the card has lived"
        error={career.error}
        onRetry={() => void career.refetch()}
      />
    );
  if (career.data === undefined) return null;
  const { username, isShown } = career.data;
  const path = careerPath({ username, cardID: card.cardID });
  const share = () =>
    shareLink({
      title: `${decodeCardName(card)} ${card.year}`,
      url: window.location.origin + path,
    });
  return (
    <div className="flex flex-col gap-3">
      <CareerPanel career={career.data} isOwn />
      {isShown ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Button size="small" onClick={() => void share()}>
            Share what it has lived
          </Button>
          <TextLink to={path}>As others see it</TextLink>
        </p>
      ) : (
        <p className="text-sm text-ink-soft">
          Only you see this: your games are hidden.{' '}
          <TextLink to="/account">Change what you show</TextLink>
        </p>
      )}
    </div>
  );
}
