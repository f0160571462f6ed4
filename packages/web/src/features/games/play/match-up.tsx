import type { GameLineup } from '@pennant/contract/game-lineup';

import './match-up.css';

interface Props {
  readonly batter: GameLineup | undefined;
  readonly pitcher: GameLineup | undefined;
}

const lastName = (name: string): string => decodeURIComponent(name).split(' ').at(-1) ?? '';

/** Who faces whom, on two signs at the foot of the park: on a phone their cards lie further down. The cards say it to a screen reader. */
export function MatchUp({ batter, pitcher }: Props) {
  return (
    <div aria-hidden="true" className="match-up">
      {[
        { doing: 'At bat', lineup: batter },
        { doing: 'Pitching', lineup: pitcher },
      ].map(({ doing, lineup }) =>
        lineup === undefined ? null : (
          <p key={doing}>
            <span>{doing}</span>
            <b>{lastName(lineup.Card.name)}</b>
          </p>
        ),
      )}
    </div>
  );
}
