import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import { useId, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import {
  computerTeamOption,
  opponentLabel,
  renderOpponentOption,
  userTeamOption,
} from './opponent-option.tsx';
import { OpponentPreview } from './opponent-preview.tsx';

interface Props {
  readonly opponents: readonly ComputerTeam[];
  /** Other teams of the user. */
  readonly ownTeams: readonly UserTeam[];
  /** The chosen opponent; empty for none. */
  readonly opponentID: string;
  readonly onOpponent: (teamID: string) => void;
  readonly isStarting: boolean;
  readonly problem: string | null;
  /** The seal of the next game's dice, in hex. */
  readonly commitment: string | undefined;
}

/** The search among all clubs and the user's own teams, folded until it is asked for. */
export function OpponentSearch(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="border-t-4 border-double border-rule-strong pt-4">
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the search' : 'Search all clubs'}
      </Button>
      <div id={id} className={isOpen ? 'mt-5 flex max-w-160 flex-col gap-6' : 'hidden'}>
        {isOpen ? <SearchFields {...props} /> : null}
      </div>
    </section>
  );
}

function SearchFields({
  opponents,
  ownTeams,
  opponentID,
  onOpponent,
  isStarting,
  problem,
  commitment,
}: Props) {
  const choices = [...opponents.map(computerTeamOption), ...ownTeams.map(userTeamOption)];
  const opponent = opponents.find(({ userTeamID }) => userTeamID === opponentID);
  return (
    <>
      <ComboboxField
        label="Opponent Team"
        required
        items={choices}
        value={choices.find(({ teamID }) => teamID === opponentID) ?? null}
        onValue={(choice) => onOpponent(choice?.teamID ?? '')}
        textOf={opponentLabel}
        keyOf={({ teamID }) => teamID}
        lineOf={renderOpponentOption}
        placeholder={
          opponents.length === 0
            ? 'The first clubs are still being made'
            : 'Type a club, a year or a score'
        }
        nothing="No club is called so."
      />
      {opponent === undefined ? null : <OpponentPreview team={opponent} />}
      {problem === null ? null : (
        <p role="alert" className="font-semibold text-bad">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          paint="outfield"
          size="large"
          disabled={opponentID === '' || isStarting}
        >
          {isStarting ? 'Taking the field...' : 'Play Ball'}
        </Button>
        {commitment === undefined ? null : (
          <p className="min-w-0 text-sm text-ink-soft">
            The dice of this game are already sealed:{' '}
            <code className="break-all" title={commitment}>
              {commitment.slice(0, 16)}…
            </code>
          </p>
        )}
      </div>
    </>
  );
}
