import type { Game } from '@pennant/contract/games';

import { isolateName } from '../../../ui/isolated-name.ts';
import { unratedText } from '../../challenges/challenge-words.ts';

interface Props {
  readonly challenge: NonNullable<Game['challenge']>;
  /** Name of the other team. */
  readonly team: string;
}

/** Returns whose team the other one is, and who manages it. */
export const challengeSentence = ({ challenge: { User }, team }: Props): string =>
  `The computer manages ${isolateName(team)}, the team of ${User?.username ?? 'a former player'}, by their standing orders.`;

/** Returns the same as short as it gets, for beside the names of both teams. */
export const shortChallengeSentence = ({ User }: Props['challenge']): string =>
  `The computer manages ${User === null ? 'a former player' : User.username}’s team`;

/** A note on the play screen: whose team is played against, and whether it is rated. */
export function ChallengeNote(props: Props) {
  const { unratedReason } = props.challenge;
  return (
    <p className="border-l-4 border-pennant-paint bg-raised px-3 py-2 text-sm shadow-card wrap-anywhere">
      {challengeSentence(props)}{' '}
      <span className="text-ink-soft">
        {unratedReason === null
          ? 'This game is rated; who gives it up has lost it.'
          : `Not rated: ${unratedText(unratedReason)}`}
      </span>
    </p>
  );
}
