import type { GameSummary } from '@pennant/contract/game-summary';
import { useState } from 'react';

import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { CheckField } from '../../../ui/form-fields.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { publicGamePath } from './public-game-path.ts';
import { ShareGame } from './share-game.tsx';

interface Props {
  readonly gameID: string;
  readonly isFinal: boolean;
  /** Undefined where the summary was kept before games could be shown. */
  readonly visibility: GameSummary['visibility'] | undefined;
}

/** Who may see a game: its user's switch, and its link where anyone may follow it. */
export function GameVisibility({ gameID, isFinal, visibility }: Props) {
  // Shown at once, before the response and before the summary is read again.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const save = useApiMutation('PUT /games/{id}/visibility', {
    onError: (error) => {
      setChosen(null);
      toast.bad(`The game was not changed: ${error.message}`, GAME_TOAST_MS);
    },
  });
  if (visibility === undefined) return null;
  const isPublic = chosen ?? visibility.isPublic;
  const canBeSeen = isPublic && visibility.showsGames && isFinal;
  return (
    <section aria-labelledby="game-visibility">
      <h2 id="game-visibility" className="mb-1 font-display text-xl">
        Show it around
      </h2>
      {visibility.showsGames ? (
        <CheckField
          label={
            isFinal
              ? 'Anyone who has its link sees this game, without an account'
              : 'Anyone who has its link sees this game once it is over'
          }
          checked={isPublic}
          disabled={save.isPending}
          onChange={({ currentTarget: { checked } }) => {
            setChosen(checked);
            save.mutate({ params: { id: gameID }, body: { isPublic: checked } });
          }}
        />
      ) : (
        <p className="text-ink-soft">
          Nobody else sees it: you hide all your games on <TextLink to="/account">Account</TextLink>
          .
        </p>
      )}
      {canBeSeen ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ShareGame path={publicGamePath(gameID)} />
          <TextLink to={publicGamePath(gameID)} className="py-1">
            See it as others do
          </TextLink>
        </div>
      ) : null}
    </section>
  );
}
