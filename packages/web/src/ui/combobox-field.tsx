import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useId, useRef, type ReactNode } from 'react';

import { BaseUiAriaWorkaround } from './base-ui-aria-workaround.tsx';
import './combobox-field.css';

interface Props<Item> {
  readonly label: string;
  /** Hides the label visually; screen readers announce it. */
  readonly hideLabel?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly value: Item | null;
  readonly onChange: (item: Item | null) => void;
  /** The items to choose from. */
  readonly things: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** Returns the text of the field once an item is chosen; searched unless `onSearch` is set. */
  readonly nameOf: (item: Item) => string;
  /** Returns a line of the list; by default the item's name. */
  readonly line?: (item: Item) => ReactNode;
  /** Called with the typed text where the caller does the search; `things` are then its matches. */
  readonly onSearch?: (typed: string) => void;
  /** Shown instead of a list: why there is none yet. */
  readonly status?: string | undefined;
  readonly nothing?: string;
  readonly className?: string;
}

/** The maximum number of lines in the list; typing more of a name narrows it down. */
const MAX_LINES = 60;

/** A combobox field: the user types a part of a name and chooses an item from the list. */
export function ComboboxField<Item>({
  label,
  hideLabel = false,
  hint,
  error,
  placeholder,
  value,
  onChange,
  things,
  keyOf,
  nameOf,
  line = nameOf,
  onSearch,
  status,
  nothing = 'Nothing is called that.',
  className = '',
}: Props<Item>) {
  const id = useId();
  // The list is rendered inside the page's main part, where screen reader users expect it.
  const container = useRef<HTMLDivElement>(null);
  const note = error ?? hint;
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<Item>
        items={things as Item[]}
        value={value}
        onValueChange={onChange}
        itemToStringLabel={nameOf}
        isItemEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
        limit={MAX_LINES}
        autoHighlight
        {...(onSearch === undefined
          ? {}
          : {
              filter: null,
              onInputValueChange: (typed, { reason }) => {
                if (reason === 'input-change' || reason === 'input-clear') onSearch(typed);
              },
            })}
      >
        <div className={`flex flex-col gap-1 ${className}`}>
          <label
            htmlFor={id}
            className={hideLabel ? 'sr-only' : 'font-slab font-semibold text-ink'}
          >
            {label}
          </label>
          <Combobox.InputGroup className="pick-field-box">
            <Combobox.Input
              id={id}
              placeholder={placeholder}
              autoComplete="off"
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={note === undefined ? undefined : `${id}-note`}
            />
            <Combobox.Clear className="pick-field-clear" aria-label={`Clear: ${label}`}>
              <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 stroke-current">
                <path d="m4 4 8 8m0-8-8 8" className="stroke-2" />
              </svg>
            </Combobox.Clear>
          </Combobox.InputGroup>
          {note === undefined ? null : (
            <p
              id={`${id}-note`}
              className={
                error === undefined ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-bad'
              }
            >
              {note}
            </p>
          )}
        </div>
        <div ref={container} className="fixed top-0 left-0" />
        <Combobox.Portal container={container}>
          <Combobox.Positioner className="z-50" align="start" sideOffset={4} positionMethod="fixed">
            <Combobox.Popup className="pick-field-list" aria-label={label}>
              <BaseUiAriaWorkaround />
              <Combobox.Status className="pick-field-status">{status ?? ''}</Combobox.Status>
              <Combobox.Empty className="pick-field-status">
                {status === undefined ? nothing : ''}
              </Combobox.Empty>
              <Combobox.List aria-label={label}>
                {(item: Item) => (
                  <Combobox.Item key={keyOf(item)} value={item}>
                    {line(item)}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  );
}
