import type { ReactNode, Ref } from 'react';

import { KeyHint } from './kbd.tsx';

interface Props {
  /** The key that chooses this option. */
  readonly shortcut: number;
  /** Nobody runs: the option has the color of the side in the field. */
  readonly isHold?: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** One of the options of a dialog, as wide as the dialog, with the key that chooses it. */
export function DialogOptionButton({ shortcut, isHold = false, onClick, ref, children }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      aria-keyshortcuts={String(shortcut)}
      className={`flex min-h-13 w-full items-center justify-between gap-4 rounded-md border-2 border-l-[6px] border-rule-strong bg-paper px-[0.85rem] py-2 text-left font-slab text-base/[1.3] font-semibold normal-nums hover:bg-sunk ${isHold ? 'border-l-outfield' : 'border-l-pennant'}`}
      onClick={onClick}
    >
      <span>{children}</span>
      <KeyHint>{String(shortcut)}</KeyHint>
    </button>
  );
}

/** The classes of a list of options. It shows no focus ring; its buttons do. */
export const OPTION_LIST_CLASSES = 'flex flex-col gap-[0.6rem] focus:outline-none';
