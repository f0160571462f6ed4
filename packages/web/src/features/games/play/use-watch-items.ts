import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { copyLink } from '../../../ui/share-link.ts';
import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { watchedGamePath } from '../share/public-game-path.ts';
import type { PopupMenuItem } from './popup-menu.tsx';

export const LET_WATCH_LABEL = 'Let others watch';
export const COPY_WATCH_LINK_LABEL = 'Copy link to watch';

const NOTES = {
  off: 'Anyone who has the link sees each play once your next decision is made.',
  on: 'Anyone who has the link watches, one decision behind you.',
  campaign: 'Not in a campaign: until it is over, a series is between the two of you.',
} as const;

/**
 * Returns the items of the game's menu by which others may watch: the switch and, once it is on,
 * its link.
 */
export function useWatchItems({
  gameID,
  isFinal,
  isWatchable: isSaved,
  userCampaignContestID,
}: Pick<
  Game,
  'gameID' | 'isFinal' | 'isWatchable' | 'userCampaignContestID'
>): readonly PopupMenuItem[] {
  // Shown at once, before the response and before the game is read again.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const save = useApiMutation('PUT /games/{id}/watching', {
    onError: (error) => {
      setChosen(null);
      toast.bad(`The game was not changed: ${error.message}`, GAME_TOAST_MS);
    },
  });
  if (isFinal) return [];
  const isCampaign = userCampaignContestID !== null;
  const isWatchable = (chosen ?? isSaved) && !isCampaign;
  const letWatch: PopupMenuItem = {
    label: LET_WATCH_LABEL,
    note: NOTES[isCampaign ? 'campaign' : isWatchable ? 'on' : 'off'],
    key: null,
    isDisabled: isCampaign || save.isPending,
    isOn: isWatchable,
    onChoose: () => {
      setChosen(!isWatchable);
      save.mutate({ params: { id: gameID }, body: { isWatchable: !isWatchable } });
    },
  };
  if (!isWatchable) return [letWatch];
  return [
    letWatch,
    {
      label: COPY_WATCH_LINK_LABEL,
      key: null,
      isDisabled: false,
      onChoose: () => void copyLink(window.location.origin + watchedGamePath(gameID)),
    },
  ];
}
