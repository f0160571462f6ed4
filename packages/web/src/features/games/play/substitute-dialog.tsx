import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';
import { useState, type ReactNode } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubstituteCandidate, PlayerLine } from './substitute-candidate.tsx';
import { benchNote } from './candidate-facts.ts';
import { ownSide } from './own-side.ts';
import {
  choosePlayer,
  canReplace,
  pitcherToStay,
  substitutionLists,
  type ChosenPair,
} from './substitution-lists.ts';

const HEADING_CLASSES =
  'flex w-full justify-between border-b-4 border-double border-rule-strong font-display text-lg';
const HINT_CLASSES = 'font-varsity text-sm text-ink-soft';

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
  /** The clock of a live game, which runs on meanwhile. */
  readonly clock?: ReactNode;
}

/** The Substitute modal: replaces a player of the lineup by one of the bench or the bullpen. */
export function SubstituteDialog({ game, isBusy, problem, onSubmit, onCancel, clock }: Props) {
  const lists = substitutionLists(ownSide(game));
  const { lineup, bench, outOfGame } = lists;
  const staying = pitcherToStay(game, lists);
  const leaving = lineup.filter((player) => player !== staying);
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
          <p className="-mt-1 basis-full text-sm text-ink-soft">
            Out: <PickedName lineup={out} />. In: <PickedName lineup={into} />.
          </p>
          <Button
            paint="outfield"
            className="max-sm:flex-1 max-sm:px-2!"
            disabled={out === undefined || into === undefined || isBusy}
            onClick={() => {
              if (out !== undefined && into !== undefined) onSubmit({ out, into });
            }}
          >
            Submit Substitution
          </Button>
          <Button className="max-sm:flex-1 max-sm:px-2!" onClick={onCancel}>
            Cancel Substitution
          </Button>
        </>
      }
    >
      {clock}
      {problem === null ? null : (
        <p role="alert" className="mb-3 font-semibold text-bad">
          {problem}
        </p>
      )}
      <div className="grid gap-5 md:grid-cols-2 md:items-start">
        <fieldset>
          <legend className={HEADING_CLASSES}>
            Lineup <span className={HINT_CLASSES}>Sub Out</span>
          </legend>
          {lineup.map((player) => (
            <SubstituteCandidate
              key={player.gameLineupID}
              side="out"
              lineup={player}
              arms={game.situation.tiredness}
              checked={player === out}
              {...(player === staying
                ? { note: 'Faces at least one batter before a reliever may come in.' }
                : {})}
              disabled={player === staying || !bench.some((other) => canReplace(player, other))}
              dimmed={into !== undefined && !canReplace(player, into)}
              onChoose={() => choose({ out: player.gameLineupID })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className={HEADING_CLASSES}>
            Bench <span className={HINT_CLASSES}>Sub In</span>
          </legend>
          {bench.map((player) => (
            <SubstituteCandidate
              key={player.gameLineupID}
              side="into"
              lineup={player}
              arms={game.situation.tiredness}
              note={benchNote(player, { leaving, staying })}
              checked={player === into}
              disabled={
                out === undefined
                  ? !leaving.some((other) => canReplace(other, player))
                  : !canReplace(out, player)
              }
              onChoose={() => choose({ into: player.gameLineupID })}
            />
          ))}
        </fieldset>
        <section aria-labelledby="out-of-game" className="md:col-span-full">
          <h3 id="out-of-game" className={HEADING_CLASSES}>
            Out of Game
          </h3>
          {outOfGame.length === 0 ? (
            <p className="text-sm text-ink-soft">Nobody has left yet.</p>
          ) : (
            <ul>
              {outOfGame.map((player) => (
                <li
                  key={player.gameLineupID}
                  className="flex min-h-11 items-center gap-2 border-b border-rule text-sm text-ink-soft"
                >
                  <PlayerLine lineup={player} />
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

/** The name of a chosen player, or that none is chosen yet. */
const PickedName = ({ lineup }: { readonly lineup: GameLineup | undefined }) =>
  lineup === undefined ? (
    'nobody yet'
  ) : (
    <strong className="text-ink">{decodeURIComponent(lineup.Card.name)}</strong>
  );
