import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useId, useRef, type ReactNode } from 'react';

import { BaseUiAriaWorkaround } from './base-ui-aria-workaround.tsx';
import { buildAriaProps, FieldFrame, INPUT_CLASSES } from './form-fields.tsx';
import { CloseIcon } from './icons.tsx';
import './combobox-field.css';

interface Props<Item> {
  readonly label: string;
  /** Hides the label visually; screen readers announce it. */
  readonly hideLabel?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Marks the field as invalid; for a field whose error is shown elsewhere. */
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly placeholder: string;
  /** Shows a button that clears the field, instead of the one that opens the list. */
  readonly canClear?: boolean;
  readonly items: readonly Item[];
  readonly value: Item | null;
  /** Called with null where the field is cleared. */
  readonly onValue: (item: Item | null) => void;
  readonly keyOf: (item: Item) => string | number;
  /** Returns the text of the field once an item is chosen; searched unless `onSearch` is set. */
  readonly textOf: (item: Item) => string;
  /** Returns a line of the list; by default the item's text. */
  readonly lineOf?: (item: Item) => ReactNode;
  /** Whether an item is listed, but cannot be chosen; its line says why. */
  readonly isDisabled?: (item: Item) => boolean;
  /**
   * Called with the typed text where the caller does the search; `items` are then its matches. The
   * text is empty again once the list is closed.
   */
  readonly onSearch?: (typed: string) => void;
  /** Shown instead of a list: why there is none yet. */
  readonly status?: string | undefined;
  /** The message where no item matches the typed text. */
  readonly nothing: string;
  readonly className?: string | undefined;
}

/** The maximum number of lines in the list; typing narrows it down. */
const MAX_LINES = 80;

const BUTTON_CLASSES = 'absolute inset-y-0 right-0 grid place-items-center text-ink-soft';

/** A select that is searched by typing. */
export function ComboboxField<Item>({
  label,
  hideLabel,
  hint,
  error,
  invalid = false,
  required = false,
  placeholder,
  canClear = false,
  items,
  value,
  onValue,
  keyOf,
  textOf,
  lineOf = textOf,
  isDisabled = () => false,
  onSearch,
  status,
  nothing,
  className,
}: Props<Item>) {
  const id = useId();
  // The list is rendered inside the page's main part, where screen reader users expect it, and
  // above the fields that follow and the toasts.
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Selects the chosen item's text, so that what is typed replaces it. */
  const selectChosen = () => {
    if (value !== null && input.current?.value === textOf(value)) input.current.select();
  };
  const labelled = { label, hideLabel, hint, error };
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<Item>
        items={items}
        value={value}
        onValueChange={onValue}
        itemToStringLabel={textOf}
        isItemEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
        limit={MAX_LINES}
        autoHighlight
        onOpenChangeComplete={(isOpen) => {
          if (isOpen) return;
          onSearch?.('');
          // The box keeps the focus after a choice.
          if (document.activeElement === input.current) selectChosen();
        }}
        {...(onSearch === undefined
          ? {}
          : {
              filter: null,
              onInputValueChange: (typed, { reason }) => {
                if (reason === 'input-change' || reason === 'input-clear') onSearch(typed);
              },
            })}
      >
        <FieldFrame id={id} {...labelled} className={className}>
          <Combobox.InputGroup className="relative">
            <Combobox.Input
              id={id}
              placeholder={placeholder}
              autoComplete="off"
              aria-required={required || undefined}
              aria-invalid={invalid || undefined}
              data-clearable={canClear || undefined}
              ref={input}
              onFocus={selectChosen}
              // After the browser has set the caret to where the click was.
              onClick={() => requestAnimationFrame(selectChosen)}
              {...buildAriaProps(id, labelled)}
              className={`${INPUT_CLASSES} combobox-box`}
            />
            {canClear ? (
              <Combobox.Clear aria-label={`Clear: ${label}`} className={`${BUTTON_CLASSES} w-9`}>
                <CloseIcon size={18} />
              </Combobox.Clear>
            ) : (
              <Combobox.Trigger
                aria-label={`Show choices for ${label}`}
                className={`${BUTTON_CLASSES} w-6 sm:w-9`}
              >
                <svg viewBox="0 0 12 8" width="12" aria-hidden="true">
                  <path d="M1 1.5 6 6.5 11 1.5" className="fill-none stroke-current stroke-2" />
                </svg>
              </Combobox.Trigger>
            )}
          </Combobox.InputGroup>
        </FieldFrame>
        <div ref={container} className="fixed top-0 left-0 z-60" />
        <Combobox.Portal container={container}>
          <Combobox.Positioner align="start" sideOffset={4} positionMethod="fixed">
            <Combobox.Popup aria-label={label} className="combobox-list">
              <BaseUiAriaWorkaround />
              <Combobox.Status className="combobox-note">{status}</Combobox.Status>
              <Combobox.Empty className="combobox-note">
                {status === undefined ? nothing : null}
              </Combobox.Empty>
              <Combobox.List aria-label={label}>
                {(item: Item) => (
                  <Combobox.Item key={keyOf(item)} value={item} disabled={isDisabled(item)}>
                    {lineOf(item)}
                  </Combobox.Item>
                )}
              </Combobox.List>
              {items.length > MAX_LINES ? (
                <p className="combobox-note" aria-hidden="true">
                  {items.length.toLocaleString('en-US')} in all: type a name or a year.
                </p>
              ) : null}
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  );
}
