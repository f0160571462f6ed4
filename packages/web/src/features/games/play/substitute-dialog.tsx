import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RatingStamp } from '../../../ui/tier-swatch.tsx';
import { ownSide } from './own-side.ts';
import {
  choosePlayer,
  canReplace,
  substitutionLists,
  type ChosenPair,
} from './substitution-lists.ts';
import './substitute-dialog.css';

export interface Substitution {
  readonly out: GameLineup;
  readonly into: GameLineup;
}

interface Props {
  readonly game: Game;
  readonly isBusy: boolean;
  /** Error message of the last attempt; null if there is none. */
  readonly problem: string | null;
  readonly onSubmit: (substitution: Substitution) => void;
  readonly onCancel: () => void;
}

/** The Substitute modal: replaces a player of the lineup by one of the bench or the bullpen. */
export function SubstituteDialog({ game, isBusy, problem, onSubmit, onCancel }: Props) {
  const lists = substitutionLists(ownSide(game));
  const { lineup, bench, outOfGame } = lists;
  const [chosen, setChosen] = useState<ChosenPair>({ out: null, into: null });
  const out = lineup.find(hasLineupID(chosen.out));
  const into = bench.find(hasLineupID(chosen.into));
  const choose = (choice: Partial<ChosenPair>) => setChosen(choosePlayer(lists, chosen, choice));
  return (
    <Dialog
      open
      wide
      onClose={onCancel}
      title="Substitute"
      description="Who comes in bats and fields where the other did. Who goes out does not return."
      actions={
        <>
          <Button
            paint="outfield"
            disabled={out === undefined || into === undefined || isBusy}
            onClick={() => {
              if (out !== undefined && into !== undefined) onSubmit({ out, into });
            }}
          >
            Submit Substitution
          </Button>
          <Button onClick={onCancel}>Cancel Substitution</Button>
        </>
      }
    >
      {problem === null ? null : (
        <p role="alert" className="mb-3 font-semibold text-bad">
          {problem}
        </p>
      )}
      <div className="substitution">
        <fieldset>
          <legend>
            Lineup <span>Sub Out</span>
          </legend>
          {lineup.map((player) => (
            <Candidate
              key={player.gameLineupID}
              side="out"
              lineup={player}
              checked={player === out}
              disabled={!bench.some((other) => canReplace(player, other))}
              dimmed={into !== undefined && !canReplace(player, into)}
              onChoose={() => choose({ out: player.gameLineupID })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>
            Bench <span>Sub In</span>
          </legend>
          {bench.map((player) => (
            <Candidate
              key={player.gameLineupID}
              side="into"
              lineup={player}
              checked={player === into}
              disabled={
                out === undefined
                  ? !lineup.some((other) => canReplace(other, player))
                  : !canReplace(out, player)
              }
              onChoose={() => choose({ into: player.gameLineupID })}
            />
          ))}
        </fieldset>
        <section aria-labelledby="out-of-game">
          <h3 id="out-of-game">Out of Game</h3>
          {outOfGame.length === 0 ? (
            <p>Nobody has left yet.</p>
          ) : (
            <ul>
              {outOfGame.map((player) => (
                <li key={player.gameLineupID}>
                  <Player lineup={player} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
}

const hasLineupID =
  (id: string | null) =>
  ({ gameLineupID }: GameLineup): boolean =>
    gameLineupID === id;

interface CandidateProps {
  readonly side: keyof ChosenPair;
  readonly lineup: GameLineup;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly dimmed?: boolean;
  readonly onChoose: () => void;
}

function Candidate({ side, lineup, checked, disabled, dimmed, onChoose }: CandidateProps) {
  return (
    <label className="candidate" data-dimmed={dimmed || disabled || undefined}>
      <input
        type="radio"
        name={`substitute-${side}`}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <Player lineup={lineup} />
    </label>
  );
}

/** A player's order, position, name and rating; below the name the card's positions. */
function Player({
  lineup: { lineupOrder, fieldingPosition, Card },
}: {
  readonly lineup: GameLineup;
}) {
  return (
    <>
      <span className="candidate-place">
        {lineupOrder === null ? null : <span className="figures">{lineupOrder}. </span>}
        {fieldingPosition}
      </span>
      <span className="candidate-name">
        {decodeURIComponent(Card.name)}
        <small>
          {' '}
          {Card.year} · {(Card.positions ?? '').replaceAll(',', ' ')}
        </small>
      </span>
      <RatingStamp rating={Card.rating} />
    </>
  );
}
