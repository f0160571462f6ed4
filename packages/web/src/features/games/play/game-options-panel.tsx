import type { Game } from '@pennant/contract/games';

import { CheckField } from '../../../ui/form-fields.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import {
  OBVIOUS_CHOICE_LABEL,
  OBVIOUS_CHOICE_NOTE,
  obviousChoiceSetting,
} from './obvious-choice-setting.ts';
import { playToEndSetting } from './play-to-end-setting.ts';
import {
  STEAL_PROMPT_OPTIONS,
  stealPromptSetting,
  type StealPromptSetting,
} from './steal-prompt.ts';

interface Props {
  readonly fairness: Game['fairness'];
}

/** Options and notes: when the user is asked, and the commitment of the dice. */
export function GameOptionsPanel({ fairness }: Props) {
  const stealPrompt = stealPromptSetting.useValue();
  const asksBeforeEnd = playToEndSetting.useValue() === 'ask';
  const decidesObvious = obviousChoiceSetting.useValue() === 'page';
  return (
    <div className="flex flex-col items-start gap-2 bg-raised px-3 py-2 text-xs text-ink-soft">
      <label className="flex w-full flex-col gap-1 font-slab text-sm font-semibold text-ink">
        <span>Ask me about steals</span>
        <select
          className="min-h-11 rounded-sm border-2 border-rule-strong bg-paper px-2 py-1 font-sans text-sm font-normal text-ink"
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
      <CheckField
        label="Ask before Play to End"
        className="text-sm text-ink"
        checked={asksBeforeEnd}
        onChange={({ currentTarget: { checked } }) =>
          playToEndSetting.set(checked ? 'ask' : 'play')
        }
      />
      <div>
        <CheckField
          label={OBVIOUS_CHOICE_LABEL}
          className="text-sm text-ink"
          aria-describedby="obvious-choice-note"
          checked={decidesObvious}
          onChange={({ currentTarget: { checked } }) =>
            obviousChoiceSetting.set(checked ? 'page' : 'user')
          }
        />
        <p id="obvious-choice-note" className="pl-8">
          {OBVIOUS_CHOICE_NOTE}
        </p>
      </div>
      <p>
        These dice were sealed before the first roll:{' '}
        <code title={fairness.commitment}>{fairness.commitment.slice(0, 12)}…</code>{' '}
        <TextLink to="/fairness">How that works</TextLink>
      </p>
    </div>
  );
}
