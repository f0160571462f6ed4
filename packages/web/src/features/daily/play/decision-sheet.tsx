import { useEffect, useId, useRef } from 'react';

import { RuleLink } from '../../../ui/rule/rule-link.tsx';
import type { CitedRule } from '../../../ui/rule/rules.ts';
import { KeyHint } from '../../games/play/kbd.tsx';
import { useKeyboardShortcuts } from '../../games/play/use-keyboard-shortcuts.ts';
import { CardThumbnail } from './matchup-chips.tsx';
import type { OptionView } from './option-view.ts';
import { hasNoControlFocused, useOptionKeys } from './use-option-keys.ts';

interface Props {
  /** "Cobb is up. Does anybody run?" */
  readonly question: string;
  /** How it stands: "Bottom 7, 1 out, runner on second; you lead 4–3." */
  readonly standing: string;
  /** Of the attempt, from 1. */
  readonly number: number;
  readonly options: readonly OptionView[];
  /** The rule of the chances that the options name; null where they name none. */
  readonly rule: CitedRule | null;
  /** The option that is on its way; null for none. */
  readonly sending: string | null;
  readonly onChoose: (option: string) => void;
}

/** A decision: the question, and a large button for all that can be done. Nobody can go back. */
export function DecisionSheet({
  question,
  standing,
  number,
  options,
  rule,
  sending,
  onChoose,
}: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useKeyboardShortcuts(
    Object.fromEntries(
      options.map(({ option }, index) => [String(index + 1), () => onChoose(option)]),
    ),
  );
  useOptionKeys(list);
  // The decision before has taken its buttons, and the focus, with it.
  useEffect(() => {
    const { current } = list;
    if (current !== null && hasNoControlFocused(current)) current.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-labelledby={id} className="daily-decision lamp-lit bg-tin text-chalk">
      <div>
        <h2 id={id} className="font-slab text-lg/[1.2] font-semibold">
          {question}
        </h2>
        <p className="text-xs text-chalk-soft">
          <span className="sr-only">Decision {number}. </span>
          {standing}
        </p>
      </div>
      <ul ref={list} tabIndex={-1} aria-labelledby={id} className="daily-options">
        {options.map((view, index) => (
          <li key={view.option}>
            <OptionButton
              view={view}
              shortcut={index + 1}
              isSending={sending === view.option}
              disabled={sending !== null}
              onClick={() => onChoose(view.option)}
            />
          </li>
        ))}
      </ul>
      {rule === null ? null : (
        <p className="text-2xs text-chalk-soft">
          In percent, <RuleLink rule={rule}>the chance to be safe</RuleLink>.
        </p>
      )}
    </section>
  );
}

function OptionButton({
  view: { label, fact, safe, lineup, isHold },
  shortcut,
  isSending,
  disabled,
  onClick,
}: {
  readonly view: OptionView;
  readonly shortcut: number;
  readonly isSending: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-keyshortcuts={String(shortcut)}
      disabled={disabled}
      data-hold={isHold || undefined}
      data-sending={isSending || undefined}
      className="daily-option"
      onClick={onClick}
    >
      {lineup === null ? (
        <span className="daily-option-card" aria-hidden="true" />
      ) : (
        <CardThumbnail card={lineup.Card} className="daily-option-card" />
      )}
      <span className="min-w-0 grow">
        <span className="block">{label}</span>
        {fact === null ? null : (
          <small className="block font-sans text-xs/[1.3] font-normal text-ink-soft"> {fact}</small>
        )}
      </span>
      {safe === null ? null : (
        <span className="daily-option-safe">
          {' '}
          {safe} <small>safe</small>
        </span>
      )}
      <KeyHint>{String(shortcut)}</KeyHint>
    </button>
  );
}
