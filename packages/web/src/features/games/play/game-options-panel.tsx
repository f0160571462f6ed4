import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AbandonGameButton } from './abandon-game-button.tsx';
import { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx';
import {
  STEAL_PROMPT_OPTIONS,
  stealPromptSetting,
  type StealPromptSetting,
} from './steal-prompt.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

interface Props {
  readonly game: Game;
  readonly isBusy: boolean;
  readonly onAbandon: () => void;
}

/** Options and notes: when to ask about steals, keys, abandoning, the commitment of the dice. */
export function GameOptionsPanel({ game: { isFinal, fairness }, isBusy, onAbandon }: Props) {
  const [isKeysOpen, setKeysOpen] = useState(false);
  const stealPrompt = stealPromptSetting.useValue();
  useKeyboardShortcuts({ '?': () => setKeysOpen(true) });
  return (
    <div className="flex flex-col items-start gap-2 bg-raised px-[0.85rem] py-[0.6rem] text-xs/[1.55] text-ink-soft">
      <label className="flex w-full flex-col gap-[0.2rem] font-slab text-sm/[1.4] font-semibold text-ink">
        <span>Ask me about steals</span>
        <select
          className="min-h-11 rounded-sm border-2 border-rule-strong bg-paper px-2 py-1 font-sans text-sm/[1.4] font-normal text-ink"
          value={stealPrompt}
          onChange={({ currentTarget: { value } }) =>
            stealPromptSetting.set(value as StealPromptSetting)
          }
        >
          {STEAL_PROMPT_OPTIONS.map(({ when, label }) => (
            <option key={when} value={when}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="flex gap-2">
        <Button size="small" aria-keyshortcuts="?" onClick={() => setKeysOpen(true)}>
          Keys
        </Button>
        {isFinal ? null : <AbandonGameButton isBusy={isBusy} onAbandon={onAbandon} />}
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
      {isKeysOpen ? <KeyboardShortcutsDialog onClose={() => setKeysOpen(false)} /> : null}
    </div>
  );
}
