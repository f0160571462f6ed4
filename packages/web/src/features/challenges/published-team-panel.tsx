import type { OwnChallengeState, PublishedTeam } from '@pennant/contract/challenges';
import type { UserTeam } from '@pennant/contract/teams';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useUser } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { isolateName } from '../../ui/isolated-name.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { ChallengeLinkDialog, type MadeLink } from './challenge-link-dialog.tsx';
import { PLAYERS_PATH, ratingText } from './challenge-words.ts';
import { ordersText } from './orders-words.ts';
import { PublishDialog, relieverLabel } from './publish-dialog.tsx';
import { TeamPennant } from './team-pennant.tsx';

/** Why nobody can challenge a published team, and what to do. */
const PROBLEMS: Record<NonNullable<PublishedTeam['problem']>, string> = {
  weak: 'Nobody can challenge it any more: it has become much weaker than the best 24 of your cards. Fill it with them, then publish it again.',
  cannot_play:
    'Nobody can challenge it any more: a card that it needs is gone. Repair it, then publish it again.',
};

/** The user's published team with its orders, or what publishing one is good for. */
export function PublishedTeamPanel({ teams }: { readonly teams: readonly UserTeam[] }) {
  const { data, error, refetch } = useApiQuery('GET /challenges/team');
  return (
    <section
      aria-labelledby="published-team"
      className="mb-6 border-2 border-rule-strong bg-raised px-5 py-4 shadow-sheet"
    >
      <h2 id="published-team" className="mb-2 font-varsity text-sm text-pennant">
        While you are away
      </h2>
      {error !== null ? (
        <div role="alert">
          <p className="mb-3 text-bad">The published team did not come: {messageOf(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : data === undefined ? (
        <p className="min-h-24 text-ink-soft" role="status">
          Looking who may play your team...
        </p>
      ) : data.team === null ? (
        <p className="max-w-prose">
          Publish one of your teams, and others play against it while you are away, managed by the
          computer under your orders. <TextLink to={PLAYERS_PATH}>Play theirs</TextLink> whenever
          you like.
        </p>
      ) : (
        <Published state={data} published={data.team} teams={teams} />
      )}
    </section>
  );
}

function Published({
  state: { rating },
  published,
  teams,
}: {
  readonly state: OwnChallengeState;
  readonly published: PublishedTeam;
  readonly teams: readonly UserTeam[];
}) {
  const { userID } = useUser();
  const [isOrdering, setOrdering] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);
  const onError = (error: Error) => toast.bad(`Error: ${messageOf(error)}`, GAME_TOAST_MS);
  const withdraw = useApiMutation('POST /challenges/team/withdraw', {
    onSuccess: () => toast.good('Nobody can challenge your team any more', GAME_TOAST_MS),
    onError,
  });
  const makeLink = useApiMutation('POST /challenges/link', { onSuccess: setLink, onError });
  const { name, score, problem } = published;
  const team = teams.find(({ userTeamID }) => userTeamID === published.userTeamID);
  return (
    <>
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <TeamPennant team={name} userID={userID} className="w-full" />
        <div className="min-w-0">
          <p className="font-display text-xl wrap-anywhere">{isolateName(name)}</p>
          <p className="figures text-xs text-ink-soft sm:text-sm">
            Score {score} · Rating {ratingText(rating)}
          </p>
          <p className="text-sm wrap-anywhere">
            Orders:{' '}
            {ordersText(
              published,
              team === undefined ? published.closer : relieverLabel(team, published.closer),
            )}
            .
          </p>
        </div>
      </div>
      {problem === null ? null : (
        <p className="mt-3 max-w-prose border-l-4 border-bad pl-3 font-semibold text-bad">
          {PROBLEMS[problem]}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {problem === null ? (
          <Button
            paint="outfield"
            disabled={makeLink.isPending}
            onClick={() => makeLink.mutate({})}
          >
            Challenge by link
          </Button>
        ) : null}
        {team === undefined ? null : (
          <Button
            paint={problem === null ? 'paper' : 'pennant'}
            disabled={team.problem !== null}
            onClick={() => setOrdering(true)}
          >
            {problem === null ? 'Change orders' : 'Publish again'}
          </Button>
        )}
        <Button paint="quiet" disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
          Withdraw
        </Button>
      </div>
      {team === undefined ? null : (
        <PublishDialog
          open={isOrdering}
          onClose={() => setOrdering(false)}
          team={team}
          published={published}
        />
      )}
      <ChallengeLinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}
