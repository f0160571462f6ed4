import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';

import { buttonClasses } from '../../../ui/button.tsx';
import { KeyHint } from './kbd.tsx';
import { MANAGER_MENU_ITEMS, type ManagerMenuAction } from './manager-menu-items.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

interface Props {
  /** The actions available now; all other items are disabled. */
  readonly available: ReadonlySet<ManagerMenuAction>;
  readonly onChoose: (action: ManagerMenuAction) => void;
}

/** The Manager button and its menu. */
export function ManagerMenu({ available, onChoose }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  // The menu's container: inside the roll bar, so that it is part of the page's main landmark; out
  // of its grid, so that no button moves; and in sight before the menu is positioned, so that the
  // page does not scroll to it.
  const container = useRef<HTMLDivElement>(null);
  useKeyboardShortcuts({
    m: () => {
      trigger.current?.focus({ preventScroll: true });
      trigger.current?.click();
    },
  });
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root modal={false}>
        <Menu.Trigger
          ref={trigger}
          aria-keyshortcuts="M"
          className={`${buttonClasses('paper', 'small')} min-h-13! text-base! data-popup-open:bg-sunk`}
        >
          Manager
        </Menu.Trigger>
        <div ref={container} className="fixed top-0 left-0" />
        <Menu.Portal container={container}>
          <Menu.Positioner side="top" align="start" sideOffset={8} className="z-30">
            <Menu.Popup className="min-w-56 border-2 border-ink bg-raised text-ink shadow-lifted">
              {MANAGER_MENU_ITEMS.map(({ action, label, key }) => (
                <Menu.Item
                  key={label}
                  disabled={action === null || !available.has(action)}
                  aria-keyshortcuts={key?.toUpperCase()}
                  className="group flex min-h-11 cursor-pointer items-center justify-between gap-6 border-b border-rule px-[0.85rem] py-[0.35rem] font-slab text-base/[1.3] font-semibold last:border-b-0 data-disabled:cursor-not-allowed data-disabled:font-normal data-disabled:text-ink-soft data-disabled:italic data-highlighted:bg-sunk data-highlighted:outline-3 data-highlighted:-outline-offset-3 data-highlighted:outline-focus"
                  onClick={() => {
                    if (action !== null) onChoose(action);
                  }}
                >
                  {label}
                  {key === null ? null : <KeyHint>{key.toUpperCase()}</KeyHint>}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}
