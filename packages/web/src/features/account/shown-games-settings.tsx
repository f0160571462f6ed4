import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/form-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';

/** Whether anyone may see the user's games, and those from before games could be shown. */
export function ShownGamesSettings() {
  const settings = useApiQuery('GET /users/profile');
  // Shown at once, before the response and before the settings are read again.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const save = useApiMutation('PUT /users/profile', {
    onSuccess: ({ showsGames }) =>
      toast.good(showsGames ? 'Your games are shown again.' : 'Your games are hidden.'),
    onError: (error) => {
      setChosen(null);
      toast.bad(`Your games were not changed: ${error.message}`);
    },
  });
  const showEarlier = useApiMutation('POST /games/show-earlier', {
    onSuccess: ({ games }) =>
      toast.good(games === 1 ? 'One game more is shown.' : `${games} games more are shown.`),
    onError: (error) => toast.bad(`Your games were not changed: ${error.message}`),
  });
  const showsGames = chosen ?? settings.data?.showsGames ?? true;
  const isHiddenByAdmin = settings.data?.isHiddenByAdmin === true;
  return (
    <AccountSection title="Your games">
      <p className="mb-3 text-ink-soft">
        Whoever has the link of a game that is over sees it: both teams, your username, each play
        and its dice. Search engines are told to leave it out. On its summary you can hide a single
        game.
      </p>
      <CheckField
        label="Show my games to anyone who has their link"
        checked={showsGames}
        disabled={settings.data === undefined || isHiddenByAdmin || save.isPending}
        onChange={({ currentTarget: { checked } }) => {
          setChosen(checked);
          save.mutate({ body: { showsGames: checked } });
        }}
      />
      {isHiddenByAdmin ? (
        <p className="mt-2 max-w-prose font-medium">
          An admin has hidden your games, and no team of yours can be published. The letter that you
          got says why.
        </p>
      ) : null}
      {settings.data?.hasEarlierGames === true && showsGames ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>Games that ended before games could be shown stay hidden.</p>
          <Button
            size="small"
            disabled={showEarlier.isPending}
            onClick={() => showEarlier.mutate({})}
          >
            Show the games from before too
          </Button>
        </div>
      ) : null}
    </AccountSection>
  );
}
