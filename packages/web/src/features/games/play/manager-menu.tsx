import { buttonClasses } from '../../../ui/button.tsx';
import { MANAGER_MENU_ITEMS, type ManagerMenuAction } from './manager-menu-items.ts';
import { PopupMenu } from './popup-menu.tsx';

interface Props {
  /** The actions available now; all other items are disabled. */
  readonly available: ReadonlySet<ManagerMenuAction>;
  readonly onChoose: (action: ManagerMenuAction) => void;
}

/** The Manager button and its menu. */
export function ManagerMenu({ available, onChoose }: Props) {
  return (
    <PopupMenu
      shortcut="m"
      side="top"
      className={`${buttonClasses('paper', 'small')} roll-bar-button`}
      items={MANAGER_MENU_ITEMS.map(({ action, label, key }) => ({
        label,
        key,
        isDisabled: action === null || !available.has(action),
        onChoose: () => {
          if (action !== null) onChoose(action);
        },
      }))}
    >
      Manager
    </PopupMenu>
  );
}
