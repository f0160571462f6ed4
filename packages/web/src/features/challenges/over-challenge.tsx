import { CHALLENGE_LINK_DAYS } from '@pennant/rules/challenges/challenge-limits';
import type { ReactNode } from 'react';

import { useVisitor } from '../../api/current-user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { UnpluggedScoreboard } from '../../ui/illustrations/unplugged-scoreboard.tsx';
import { ShareChallenge } from './share-challenge.tsx';
import { challengePath } from './challenge-words.ts';

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
  // Of the states only that a team is gone says that its player cannot be challenged otherwise.
  const action =
    visitor.kind === 'player' ? (
      <LinkButton
        to={why === 'withdrawn' ? '/game/create?against=players' : challengePath(username)}
        paint="outfield"
      >
        {why === 'withdrawn' ? 'Other players' : `Challenge ${username}`}
      </LinkButton>
    ) : (
      <LinkButton to="/">Swing a bat instead</LinkButton>
    );
  const states: Record<WhyOver, ReactNode> = {
    used: (
      <EmptyState
        title="Somebody was quicker"
        picture={<UnpluggedScoreboard className="w-56" />}
        action={action}
      >
        This challenge of {username}’s was taken up already: a link is good for one game. Ask for a
        new one, or play {username} without a link.
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
        Send the link to somebody else: whoever opens it first plays your published team.
      </EmptyState>
    ),
  };
  return states[why];
}
