import type { GameLineup } from '@pennant/contract/game-lineup';

import './matchup-labels.css';

interface Props {
  readonly batter: GameLineup | undefined;
  readonly pitcher: GameLineup | undefined;
}

const lastName = (name: string): string => decodeURIComponent(name).split(' ').at(-1) ?? '';

/**
 * The names of the batter and the pitcher at the bottom of the field, for phones, where their cards
 * are further down. Hidden from screen readers, which have the cards.
 */
export function MatchupLabels({ batter, pitcher }: Props) {
  return (
    <div aria-hidden="true" className="match-up">
      {[
        { label: 'At bat', lineup: batter },
        { label: 'Pitching', lineup: pitcher },
      ].map(({ label, lineup }) =>
        lineup === undefined ? null : (
          <p key={label}>
            <span>{label}</span>
            <b>{lastName(lineup.Card.name)}</b>
          </p>
        ),
      )}
    </div>
  );
}
