import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AbandonGame } from './abandon-game.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { STEAL_OFFERS, stealOffer, type StealOffer } from './steal-offer.ts';
import { useKeys } from './use-keys.ts';

interface Props {
  readonly game: Game;
  readonly isBusy: boolean;
  readonly onAbandon: () => void;
}

/** Options and notes: when to offer steals, keys, abandoning, and the commitment of the dice. */
export function TableNotes({ game: { isFinal, fairness }, isBusy, onAbandon }: Props) {
  const [isKeysOpen, setKeysOpen] = useState(false);
  const offer = stealOffer.use();
  useKeys({ '?': () => setKeysOpen(true) });
  return (
    <div className="ballpark-notes">
      <label className="ballpark-setting">
        <span>Ask me about steals</span>
        <select
          value={offer}
          onChange={({ currentTarget: { value } }) => stealOffer.set(value as StealOffer)}
        >
          {STEAL_OFFERS.map(({ when, label }) => (
            <option key={when} value={when}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="ballpark-notes-buttons">
        <Button size="small" aria-keyshortcuts="?" onClick={() => setKeysOpen(true)}>
          Keys
        </Button>
        {isFinal ? null : <AbandonGame isBusy={isBusy} onAbandon={onAbandon} />}
      </div>
      <p>
        The space bar rolls. How quickly things move is set in your{' '}
        <TextLink to="/account">account</TextLink>.
      </p>
      <p>
        These dice were sealed before the first roll:{' '}
        <code title={fairness.commitment}>{fairness.commitment.slice(0, 12)}…</code>{' '}
        <TextLink to="/fairness">How that works</TextLink>
      </p>
      {isKeysOpen ? <KeysDialog onClose={() => setKeysOpen(false)} /> : null}
    </div>
  );
}
