import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useTeamsAndOpponents } from '../../api/use-teams-and-opponents.ts';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { PlayersForm } from '../challenges/players-form.tsx';
import { FirstGame } from './first-game.tsx';
import { NewGameForm } from './new-game-form.tsx';
import { OpponentKindLinks } from './opponent-kind-links.tsx';
import { FullSchedulePanel } from './under-way/full-schedule-panel.tsx';
import { useGamesUnderWay } from './under-way/use-games-under-way.ts';

/**
 * The page /game/create: starts a new game, against a club of the computer or, with
 * `?against=players`, a player's team; `player=` names one. With `?first=1` the first game, chosen
 * already.
 */
export function NewGamePage() {
  const [search, setSearch] = useSearchParams();
  const { teams, opponents, failure } = useTeamsAndOpponents();
  const underWay = useGamesUnderWay();
  // What the last game brought that was ended here, to make room for a new one.
  const [ended, setEnded] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The row of the game that ended took the focus with it.
  useEffect(() => {
    if (ended !== null) status.current?.focus();
  }, [ended]);
  useErrorToast('Error fetching user teams', teams.error, GAME_TOAST_MS);
  useErrorToast('Error fetching opponent teams', opponents.error, GAME_TOAST_MS);
  if (failure !== null) return <ErrorState {...failure} />;
  if (teams.data === undefined || opponents.data === undefined || underWay.isPending)
    return <Loading />;
  if (teams.data.length === 0) {
    return (
      <EmptyState
        title="The dugout is empty"
        picture={<EmptyDugout className="w-56" />}
        action={
          <LinkButton to="/team/create" paint="pennant">
            Put together a team
          </LinkButton>
        }
      >
        A game needs a team of yours. Fill Best Lineup makes one from your cards in one click.
      </EmptyState>
    );
  }
  const againstPlayers = search.get('against') === 'players';
  const firstTeam = search.has('first') ? teams.data.find(({ problem }) => problem === null) : null;
  return (
    <PageBody>
      <PageHeading kicker="Games">{firstTeam ? 'Your first game' : 'New Game'}</PageHeading>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className="mb-4 font-semibold text-good empty:hidden"
      >
        {ended === null ? '' : `${ended}${underWay.isFull ? '' : ' There is room for a new game.'}`}
      </p>
      {underWay.isFull ? (
        <FullSchedulePanel games={underWay.games} onEnded={setEnded} />
      ) : firstTeam ? (
        <FirstGame team={firstTeam} onOthers={() => setSearch({}, { replace: true })} />
      ) : (
        <>
          <OpponentKindLinks againstPlayers={againstPlayers} />
          {againstPlayers ? (
            <PlayersForm teams={teams.data} username={search.get('player')} />
          ) : (
            <NewGameForm teams={teams.data} opponents={opponents.data} />
          )}
        </>
      )}
    </PageBody>
  );
}
