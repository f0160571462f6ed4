import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useId, useRef, type ReactNode } from 'react';

import { PageStaysHeard } from './page-stays-heard.tsx';
import './pick-field.css';

interface Props<Thing> {
  readonly label: string;
  /** The label is only read out. */
  readonly hideLabel?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly value: Thing | null;
  readonly onChange: (thing: Thing | null) => void;
  /** What there is to choose from now. */
  readonly things: readonly Thing[];
  readonly keyOf: (thing: Thing) => string | number;
  /** What is written in the field once it is chosen, and searched in where nobody else does. */
  readonly nameOf: (thing: Thing) => string;
  /** A line of the list; its name unless given. */
  readonly line?: (thing: Thing) => ReactNode;
  /** Where given, `things` are already those that answer to what was typed, which is told here. */
  readonly onSearch?: (typed: string) => void;
  /** Instead of a list: why there is none yet. */
  readonly status?: string | undefined;
  readonly nothing?: string;
  readonly className?: string;
}

/** The most lines of a list: whoever wants another types more of its name. */
const MOST_LINES = 60;

/** Picks one thing out of many by its name: type a part of it, choose from the list. */
export function PickField<Thing>({
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
}: Props<Thing>) {
  const id = useId();
  // The list hangs in the page's main part, where whoever goes through it by ear expects it.
  const place = useRef<HTMLDivElement>(null);
  const note = error ?? hint;
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<Thing>
        items={things as Thing[]}
        value={value}
        onValueChange={onChange}
        itemToStringLabel={nameOf}
        isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        limit={MOST_LINES}
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
        <div ref={place} className="fixed top-0 left-0" />
        <Combobox.Portal container={place}>
          <Combobox.Positioner className="z-50" align="start" sideOffset={4} positionMethod="fixed">
            <Combobox.Popup className="pick-field-list" aria-label={label}>
              <PageStaysHeard />
              <Combobox.Status className="pick-field-status">{status ?? ''}</Combobox.Status>
              <Combobox.Empty className="pick-field-status">
                {status === undefined ? nothing : ''}
              </Combobox.Empty>
              <Combobox.List aria-label={label}>
                {(thing: Thing) => (
                  <Combobox.Item key={keyOf(thing)} value={thing}>
                    {line(thing)}
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
