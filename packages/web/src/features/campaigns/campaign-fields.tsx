import { textFault } from '@pennant/rules/text/check-text';
import { TEXT_RULES, type TextRule } from '@pennant/rules/text/text-rules';
import { useId } from 'react';

import { TextField } from '../../ui/form-fields.tsx';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly required?: boolean;
  readonly maxLength: number;
  readonly onText: (text: string) => void;
}

/** A labeled text field of several lines. */
export function TextArea({ label, value, required = false, maxLength, onText }: TextAreaProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-slab font-semibold text-ink">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        required={required}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onText(target.value)}
        className="w-full rounded-sm border-2 border-rule-strong bg-raised px-3 py-2 text-base text-ink shadow-pressed"
      />
    </div>
  );
}

/** Returns why a text that was typed is refused; undefined where it is good or still empty. */
export const typedFault = (text: string, rule: TextRule): string | undefined =>
  text === '' ? undefined : (textFault(text, rule) ?? undefined);

export interface CampaignDraft {
  readonly name: string;
  readonly desc: string;
}

/** The form fields of a campaign: name and description. */
export function CampaignFields({
  draft,
  onChange,
}: {
  readonly draft: CampaignDraft;
  readonly onChange: (draft: CampaignDraft) => void;
}) {
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={TEXT_RULES.campaignName.maxBytes}
        error={typedFault(draft.name, TEXT_RULES.campaignName)}
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <TextArea
        label="Description"
        required
        maxLength={1000}
        value={draft.desc}
        onText={(desc) => onChange({ ...draft, desc })}
      />
    </>
  );
}
