import { CHALLENGE_LINK_DAYS } from '@pennant/rules/challenges/challenge-limits';
import type { ReactNode } from 'react';

import { useVisitor } from '../../api/current-user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { ShareChallenge } from './share-challenge.tsx';
import { challengePath, PLAYERS_PATH } from './challenge-words.ts';

/** Why a challenge cannot be taken up: it was, it is too old, its team is gone, it is one's own. */
export type WhyOver = 'used' | 'expired' | 'withdrawn' | 'own';

interface Props {
  readonly why: WhyOver;
  /** Who has made the link. */
  readonly username: string;
  readonly token: string;
}

/** A challenge that cannot be taken up, and what to do instead. */
export function OverChallenge({ why, username, token }: Props) {
  const visitor = useVisitor();
  const action =
    visitor.kind !== 'player' ? (
      <LinkButton to="/">Swing a bat instead</LinkButton>
    ) : visitor.user.username === username ? (
      <LinkButton to="/team/user" paint="pennant">
        {why === 'withdrawn' ? 'Publish a team' : 'Make a new link'}
      </LinkButton>
    ) : why === 'withdrawn' ? (
      <LinkButton to={PLAYERS_PATH} paint="outfield">
        Other players
      </LinkButton>
    ) : (
      <LinkButton to={challengePath(username)} paint="outfield">
        Challenge {username}
      </LinkButton>
    );
  const states: Record<WhyOver, ReactNode> = {
    used: (
      <EmptyState
        title="Taken up already"
        picture={<UnpluggedScoreboard className="w-56" />}
        action={action}
      >
        Somebody has taken up this challenge of {username}’s: a link is good for one game. Whoever
        wants another asks for a new one.
      </EmptyState>
    ),
    expired: (
      <EmptyState
        title="Called for darkness"
        picture={<UnpluggedScoreboard className="w-56" />}
        action={action}
      >
        This challenge of {username}’s is older than {CHALLENGE_LINK_DAYS} days. Ask for a new link.
      </EmptyState>
    ),
    withdrawn: (
      <EmptyState
        title="Nobody in the field"
        picture={<EmptyDugout className="w-56" />}
        action={action}
      >
        {username} has no team that can be challenged now. Ask for it to be published again: this
        link then works.
      </EmptyState>
    ),
    own: (
      <EmptyState
        title="This is your own challenge"
        picture={<UnpluggedScoreboard className="w-56" />}
        action={<ShareChallenge token={token} />}
      >
        Send the link to somebody else: whoever takes it up first plays your published team.
      </EmptyState>
    ),
  };
  return states[why];
}
