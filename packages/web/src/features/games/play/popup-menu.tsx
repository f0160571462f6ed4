import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import { useRef, type ReactNode } from 'react';

import { KeyHint } from './kbd.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

export interface PopupMenuItem {
  readonly label: string;
  /** The key that does the same; null for none. */
  readonly key: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
  /** Whether it is on, where the item is a switch. */
  readonly isOn?: boolean;
  /** A sentence below the label. */
  readonly note?: string;
}

interface Props {
  /** The button's content. */
  readonly children: ReactNode;
  /** The button's accessible name, where its content is an icon. */
  readonly label?: string;
  readonly className: string;
  /** The key that opens the menu; none by default. */
  readonly shortcut?: string;
  readonly side: 'top' | 'bottom';
  readonly items: readonly PopupMenuItem[];
}

/** A button and the menu that it opens. */
export function PopupMenu({ children, label, className, shortcut, side, items }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  // The menu's container: beside its button, so that it is part of the page's main landmark; out
  // of the layout, so that no button moves; and in sight before the menu is positioned, so that
  // the page does not scroll to it.
  const container = useRef<HTMLDivElement>(null);
  const open = () => {
    trigger.current?.focus({ preventScroll: true });
    trigger.current?.click();
  };
  useKeyboardShortcuts(shortcut === undefined ? {} : { [shortcut]: open });
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root modal={false}>
        <Menu.Trigger
          ref={trigger}
          aria-label={label}
          aria-keyshortcuts={shortcut?.toUpperCase()}
          className={className}
        >
          {children}
        </Menu.Trigger>
        <div ref={container} className="fixed top-0 left-0" />
        <Menu.Portal container={container}>
          <Menu.Positioner side={side} align="start" sideOffset={8} className="z-30">
            <Menu.Popup className="pointer-events-auto w-max max-w-[min(22rem,calc(100vw-1rem))] min-w-56 border-2 border-ink bg-raised text-ink shadow-lifted">
              {items.map((item) => (
                <PopupMenuRow key={item.label} item={item} />
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}

const ROW_CLASSES =
  'popup-menu-item group flex min-h-11 cursor-pointer items-center justify-between gap-6 border-b border-rule px-3 py-1 font-slab font-semibold last:border-b-0';

/** One item of the menu: an action, or a switch, which leaves the menu open. */
function PopupMenuRow({ item }: { readonly item: PopupMenuItem }) {
  const { label, key, isDisabled, onChoose, isOn, note } = item;
  const ariaKeys = key?.toUpperCase();
  if (isOn === undefined)
    return (
      <Menu.Item
        disabled={isDisabled}
        aria-keyshortcuts={ariaKeys}
        className={ROW_CLASSES}
        onClick={onChoose}
      >
        {label}
        {key === null ? null : <KeyHint>{key.toUpperCase()}</KeyHint>}
      </Menu.Item>
    );
  return (
    <Menu.CheckboxItem
      checked={isOn}
      disabled={isDisabled}
      aria-keyshortcuts={ariaKeys}
      className={ROW_CLASSES}
      onCheckedChange={onChoose}
    >
      <span className="max-w-64">
        {label}
        {note === undefined ? null : (
          <span className="block font-sans text-xs font-normal">{note}</span>
        )}
      </span>
      <span
        aria-hidden
        className="relative h-6 w-11 shrink-0 rounded-full border-2 border-current bg-paper data-on:border-outfield-paint data-on:bg-outfield-paint"
        data-on={isOn || undefined}
      >
        <span
          className="absolute top-0.5 left-0.5 size-4 rounded-full bg-current data-on:left-[1.375rem] data-on:bg-chalk"
          data-on={isOn || undefined}
        />
      </span>
    </Menu.CheckboxItem>
  );
}
