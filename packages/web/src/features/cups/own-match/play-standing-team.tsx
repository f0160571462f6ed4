import type { Cup, CupPlaceDto } from '@pennant/contract/cups';
import { useId } from 'react';
import { useNavigate } from 'react-router';

import { messageOf } from '../../../api/api-error.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useNextGameSeal } from '../../../api/use-next-game-seal.ts';
import { Button } from '../../../ui/button.tsx';
import { DayAndTime } from '../../../ui/day-and-time.tsx';
import { cupState } from '../../../ui/use-cup-path.ts';
import { TimeLeft } from '../../../ui/time-left.tsx';
import { useNow } from '../../../ui/use-now.ts';

/** Plays the next game against the opponent's standing team, from when that is allowed. */
export function PlayStandingTeam({
  cup: { cupID, own },
  opponent,
  opponentIsAway,
}: {
  readonly cup: Cup;
  readonly opponent: CupPlaceDto;
  readonly opponentIsAway: boolean;
}) {
  const id = useId();
  const navigate = useNavigate();
  const seal = useNextGameSeal();
  const now = useNow();
  const playing = useApiMutation('POST /cups/{cupID}/standing-team', {
    onSuccess: ({ gameID }) => {
      seal.note();
      void navigate(`/game/${gameID}/play`, { state: cupState(cupID) });
    },
  });
  const from = own?.standingTeamFrom ?? null;
  const isOpen = opponentIsAway || (from !== null && now !== null && now >= Date.parse(from));
  const isBusy = playing.isPending || playing.isSuccess;
  return (
    <div>
      <h3 className="font-slab font-semibold">
        {opponent.isUser ? 'Against their standing team' : 'Against the club'}
      </h3>
      <p id={id} className="mb-3 text-sm text-ink-soft">
        The computer manages {opponent.isUser ? 'their team' : 'the club'}; you play the next game
        when you like.
        {isOpen || from === null ? null : (
          <>
            {' '}
            You may from <DayAndTime at={from} /> on, <TimeLeft until={from} />: until then they may
            come.
          </>
        )}
      </p>
      <div role="alert">
        {playing.error === null ? null : (
          <p className="mb-3 border-l-4 border-bad pl-3 font-semibold text-bad">
            {messageOf(playing.error)}
          </p>
        )}
      </div>
      <Button
        paint={opponentIsAway ? 'outfield' : 'paper'}
        size={opponentIsAway ? 'large' : 'medium'}
        disabled={!isOpen || isBusy}
        aria-describedby={id}
        onClick={() => playing.mutate({ params: { cupID }, body: seal.giveBytes() })}
      >
        {isBusy
          ? 'Taking the field...'
          : opponent.isUser
            ? 'Play their standing team'
            : 'Play the next game'}
      </Button>
    </div>
  );
}
