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
  const [chosen, setChosen] = useState<{ showsGames?: boolean; showsLiveGames?: boolean }>({});
  const save = useApiMutation('PUT /users/profile', {
    onSuccess: (saved, { body }) => toast.good(describeChange(saved, body)),
    onError: (error) => {
      setChosen({});
      toast.bad(`Your games were not changed: ${error.message}`);
    },
  });
  const showEarlier = useApiMutation('POST /games/show-earlier', {
    onSuccess: ({ games }) =>
      toast.good(games === 1 ? 'One game more is shown.' : `${games} games more are shown.`),
    onError: (error) => toast.bad(`Your games were not changed: ${error.message}`),
  });
  const showsGames = chosen.showsGames ?? settings.data?.showsGames ?? true;
  const showsLiveGames = chosen.showsLiveGames ?? settings.data?.showsLiveGames ?? false;
  const isHiddenByAdmin = settings.data?.isHiddenByAdmin === true;
  const choose = (body: typeof chosen) => {
    setChosen({ ...chosen, ...body });
    save.mutate({ body });
  };
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
        onChange={({ currentTarget: { checked } }) => choose({ showsGames: checked })}
      />
      {isHiddenByAdmin ? (
        <p className="mt-2 max-w-prose font-medium">
          An admin has hidden your games, and no team of yours can be published. The letter that you
          got says why.
        </p>
      ) : null}
      <div className="mt-3">
        <CheckField
          label="Let anyone who has the link watch my new games while I play"
          checked={showsLiveGames}
          disabled={settings.data === undefined || isHiddenByAdmin || save.isPending}
          onChange={({ currentTarget: { checked } }) => choose({ showsLiveGames: checked })}
        />
        <p className="mt-1 text-sm text-ink-soft">
          They see each play once your next decision is made. The menu of a game switches it for
          that game alone. Campaign games stay closed until they are over.
        </p>
      </div>
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

/** Returns what a change of the settings means. */
function describeChange(
  { showsGames, showsLiveGames }: { showsGames: boolean; showsLiveGames: boolean },
  changed: { readonly showsLiveGames?: boolean | undefined },
): string {
  if (changed.showsLiveGames === undefined)
    return showsGames ? 'Your games are shown again.' : 'Your games are hidden.';
  return showsLiveGames
    ? 'Your new games can be watched.'
    : 'Your new games are played behind closed gates.';
}
