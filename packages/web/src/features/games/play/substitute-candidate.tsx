import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Situation } from '@pennant/contract/game-situation';
import { useId, useMemo } from 'react';

import { cardDiceRows } from '../../../ui/dice/card-dice-rows.ts';
import { DiceLine } from '../../../ui/dice/dice-line.tsx';
import { RatingStamp } from '../../../ui/tier-swatch.tsx';
import { candidateFacts } from './candidate-facts.ts';
import type { ChosenPair } from './substitution-lists.ts';

interface Props {
  readonly side: keyof ChosenPair;
  readonly lineup: GameLineup;
  /** Tiredness of both pitchers in the game. */
  readonly arms: Situation['tiredness'];
  /** What stands behind the facts: where they can come in, why they must stay. */
  readonly note?: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly dimmed?: boolean;
  readonly onChoose: () => void;
}

/** A player to be chosen in a substitution, with all that a manager decides by. */
export function SubstituteCandidate({
  side,
  lineup,
  arms,
  note,
  checked,
  disabled,
  dimmed = false,
  onChoose,
}: Props) {
  const id = useId();
  const rows = useMemo(() => cardDiceRows(lineup.Card), [lineup.Card]);
  const isUnfit = dimmed || disabled;
  return (
    <label
      data-unfit={isUnfit || undefined}
      className={`substitute-candidate grid border-b border-rule px-1 py-2 has-checked:bg-sunk ${disabled ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-sunk'}`}
    >
      <span className="flex min-h-9 items-center gap-2 leading-tight">
        <input
          className="size-5 flex-none accent-pennant"
          type="radio"
          name={`substitute-${side}`}
          // The name is short; the facts and the dice are its description.
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts ${id}-dice`}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
        />
        <PlayerLine lineup={lineup} id={`${id}-name`} />
      </span>
      <span id={`${id}-facts`} className="text-xs text-ink-soft">
        {candidateFacts(lineup, arms)}.{note === undefined ? null : ` ${note}`}
      </span>
      <DiceLine id={`${id}-dice`} rows={rows} />
    </label>
  );
}

/** A player's order, position, name and rating; below the name the card's positions. */
export function PlayerLine({
  lineup: { lineupOrder, fieldingPosition, Card },
  id,
}: {
  readonly lineup: GameLineup;
  readonly id?: string;
}) {
  return (
    <>
      <span id={id} className="flex min-w-0 flex-1 items-baseline gap-2">
        <span className="min-w-12 flex-none text-sm">
          {lineupOrder === null ? null : <span className="figures">{lineupOrder}. </span>}
          {fieldingPosition}
        </span>{' '}
        <span className="min-w-0">
          <b className="font-semibold">{decodeURIComponent(Card.name)}</b>
          <small className="block text-xs text-ink-soft">
            {' '}
            {Card.year} · {(Card.positions ?? '').replaceAll(',', ' ')}
          </small>
        </span>
      </span>
      <RatingStamp rating={Card.rating} />
    </>
  );
}
