import { LockIcon, WishIcon } from './mark-icons.tsx';

interface Props {
  /** The card's name and year, for screen readers. */
  readonly card: string;
  readonly isSet: boolean;
  readonly onChange: (isSet: boolean) => void;
  readonly className?: string;
}

const TOGGLE =
  'inline-grid size-11 shrink-0 place-items-center rounded-md -outline-offset-3 hover:bg-sunk sm:size-9 aria-pressed:text-outfield not-aria-pressed:text-ink-faint';

/** The button of a row that locks a card against selling, and unlocks it. */
export const LockToggle = ({ card, isSet, onChange, className = '' }: Props) => (
  <button
    type="button"
    aria-pressed={isSet}
    aria-label={`Lock ${card}`}
    title={isSet ? 'Locked: no copy is sold' : 'Lock against selling'}
    className={`${TOGGLE} ${className}`}
    onClick={() => onChange(!isSet)}
  >
    <LockIcon isSet={isSet} size={18} />
  </button>
);

/** The button of a row that puts a card on the wish list, and takes it off. */
export const WishToggle = ({ card, isSet, onChange, className = '' }: Props) => (
  <button
    type="button"
    aria-pressed={isSet}
    aria-label={`Wish for ${card}`}
    title={isSet ? 'On your wish list' : 'Put on your wish list'}
    className={`${TOGGLE} ${className}`}
    onClick={() => onChange(!isSet)}
  >
    <WishIcon isSet={isSet} size={20} />
  </button>
);
