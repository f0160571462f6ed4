import type { GameListItem } from '@pennant/contract/games';
import { useEffect, useRef, useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { GAME_TOAST_MS, toast } from '../../../ui/toast.ts';
import { isolateNamesIn } from '../../../ui/isolated-name.ts';
import { IdleNotice } from '../idle-notice.tsx';
import { clubsText, standingText } from './standing-text.ts';

type WayToEnd = 'play' | 'abandon';

const QUESTIONS: Readonly<
  Record<WayToEnd, { readonly question: string; readonly yes: string; readonly busy: string }>
> = {
  play: {
    question: 'Your bench coach manages the rest, to the last out.',
    yes: 'Play it out',
    busy: 'Playing...',
  },
  abandon: {
    question: 'It counts as a loss and pays nothing.',
    yes: 'Abandon the game',
    busy: 'Abandoning...',
  },
};

/** A game under way with the ways to end it: go on, play it out, or abandon it. */
export function GameUnderWayRow({
  game,
  onEnded,
}: {
  readonly game: GameListItem;
  readonly onEnded: (what: string) => void;
}) {
  const [chosen, setChosen] = useState<WayToEnd | null>(null);
  const { playButton, abandonButton, yesButton } = useFocusAtChoice(chosen);
  const clubs = clubsText(game);
  const handlers = {
    onSuccess: ({ resultDescription }: { readonly resultDescription: string | null }) =>
      onEnded(
        resultDescription === null
          ? `${clubs}: final.`
          : isolateNamesIn(
              resultDescription,
              game.GameParticipants.map(({ UserTeam }) => UserTeam.name),
            ),
      ),
    onError: (error: unknown) => toast.bad(`Error: ${messageOf(error)}`, GAME_TOAST_MS),
  };
  const playOut = useApiMutation('POST /games/{id}/play', handlers);
  const abandon = useApiMutation('POST /games/{id}/abandon', handlers);
  const isBusy = playOut.isPending || abandon.isPending;
  const end = (way: WayToEnd) => {
    const params = { id: game.gameID };
    if (way === 'play') playOut.mutate({ params, body: { until: 'final' } });
    else abandon.mutate({ params });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-3 last:border-b-0">
      <p className="min-w-0 grow basis-56">
        <span className="block font-slab font-semibold wrap-anywhere">{clubs}</span>
        <span className="figures block text-sm text-ink-soft">
          {standingText(game)} · {game.campaign === null ? '' : `${game.campaign} · `}
          <DayAndTime at={game.created} />
        </span>
        <IdleNotice endsIdleAt={game.endsIdleAt} />
      </p>
      {chosen === null ? (
        <div role="group" aria-label={clubs} className="flex flex-wrap items-center gap-2">
          <LinkButton to={`/game/${game.gameID}/play`} paint="outfield" className="px-3!">
            Play on
          </LinkButton>
          <Button ref={playButton} className="px-3!" onClick={() => setChosen('play')}>
            Play to End
          </Button>
          <Button
            ref={abandonButton}
            paint="quiet"
            className="px-1.5!"
            onClick={() => setChosen('abandon')}
          >
            Abandon
          </Button>
        </div>
      ) : (
        <div
          role="group"
          aria-label={`${clubs}: ${QUESTIONS[chosen].question}`}
          className="flex flex-wrap items-center gap-2"
        >
          <p className="w-full text-sm">{QUESTIONS[chosen].question}</p>
          <Button
            ref={yesButton}
            paint="pennant"
            className="px-3!"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : end(chosen))}
          >
            {isBusy ? QUESTIONS[chosen].busy : QUESTIONS[chosen].yes}
          </Button>
          <Button className="px-3!" disabled={isBusy} onClick={() => setChosen(null)}>
            Keep it
          </Button>
        </div>
      )}
    </li>
  );
}

/** Moves the focus to the answer of the question that replaces the buttons, and back from it. */
function useFocusAtChoice(chosen: WayToEnd | null) {
  const playButton = useRef<HTMLButtonElement>(null);
  const abandonButton = useRef<HTMLButtonElement>(null);
  const yesButton = useRef<HTMLButtonElement>(null);
  const before = useRef<WayToEnd | null>(null);
  useEffect(() => {
    if (chosen !== null) yesButton.current?.focus();
    else if (before.current === 'play') playButton.current?.focus();
    else if (before.current === 'abandon') abandonButton.current?.focus();
    before.current = chosen;
  }, [chosen]);
  return { playButton, abandonButton, yesButton };
}
