import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useId, useRef, type ReactNode } from 'react';

import { BaseUiAriaWorkaround } from './base-ui-aria-workaround.tsx';
import './search-select.css';

interface Props<Item> {
  readonly label: string;
  /** Hides the label visually; screen readers announce it. */
  readonly hideLabel?: boolean;
  readonly items: readonly Item[];
  readonly value: Item | null;
  readonly onValue: (item: Item | null) => void;
  /** Returns the text that is searched, and shown in the box once the item is chosen. */
  readonly textOf: (item: Item) => string;
  readonly keyOf: (item: Item) => string | number;
  /** Returns a line of the list; by default the item's text. */
  readonly lineOf?: (item: Item) => ReactNode;
  readonly placeholder: string;
  /** The message where no item matches the typed text. */
  readonly nothing: string;
  readonly required?: boolean;
  readonly invalid?: boolean;
}

/** The maximum number of lines in the list; typing narrows it down. */
const MAX_LINES = 80;

/** A select that is searched by typing. Clearing the box sets the value to null. */
export function SearchSelect<Item>({
  label,
  hideLabel = false,
  items,
  value,
  onValue,
  textOf,
  keyOf,
  lineOf = textOf,
  placeholder,
  nothing,
  required = false,
  invalid = false,
}: Props<Item>) {
  const id = useId();
  // The list is rendered in the page's main part, beside its box.
  const container = useRef<HTMLDivElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <div className="search-select">
        <label
          htmlFor={id}
          className={hideLabel ? 'sr-only' : 'mb-1 block font-slab font-semibold text-ink'}
        >
          {label}
        </label>
        <Combobox.Root
          items={items}
          value={value}
          onValueChange={(item) => onValue(item)}
          itemToStringLabel={textOf}
          isItemEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
          limit={MAX_LINES}
          autoHighlight
        >
          <div className="relative">
            <Combobox.Input
              id={id}
              placeholder={placeholder}
              aria-required={required || undefined}
              aria-invalid={invalid || undefined}
              className="search-select-box"
            />
            <Combobox.Trigger
              aria-label={`Show choices for ${label}`}
              className="search-select-open"
            >
              <svg viewBox="0 0 12 8" width="12" aria-hidden="true">
                <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </Combobox.Trigger>
          </div>
          <div ref={container} />
          <Combobox.Portal container={container}>
            <Combobox.Positioner sideOffset={4} className="z-30">
              <Combobox.Popup className="search-select-list">
                <BaseUiAriaWorkaround />
                <Combobox.Empty className="search-select-nothing">{nothing}</Combobox.Empty>
                <Combobox.List aria-label={label}>
                  {(item: Item) => (
                    <Combobox.Item key={keyOf(item)} value={item} className="search-select-line">
                      {lineOf(item)}
                    </Combobox.Item>
                  )}
                </Combobox.List>
                {items.length > MAX_LINES ? (
                  <p className="search-select-more" aria-hidden="true">
                    {items.length.toLocaleString('en-US')} in all: type a name or a year.
                  </p>
                ) : null}
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      </div>
    </CSPProvider>
  );
}
