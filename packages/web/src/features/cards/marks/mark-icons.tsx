import type { ReactNode } from 'react';

// Drawn on a grid of 24, filled where the mark is set, so that colour is not the only sign.

function MarkIcon({ size, children }: { readonly size: number; readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0">
      {children}
    </svg>
  );
}

interface Props {
  readonly isSet: boolean;
  readonly size?: number;
}

/** A padlock, closed where a card is locked against selling. */
export const LockIcon = ({ isSet, size = 20 }: Props) => (
  <MarkIcon size={size}>
    <path
      d={isSet ? 'M7 11V8a5 5 0 0 1 10 0v3' : 'M7 11V7a5 5 0 0 1 9.6-2'}
      className="fill-none stroke-current stroke-2"
      strokeLinecap="round"
    />
    <rect
      x="4.5"
      y="11"
      width="15"
      height="10.5"
      rx="1.5"
      className={`stroke-current stroke-2 ${isSet ? 'fill-current' : 'fill-none'}`}
    />
  </MarkIcon>
);

/** A star, filled where a card is on the wish list. */
export const WishIcon = ({ isSet, size = 20 }: Props) => (
  <MarkIcon size={size}>
    <path
      d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9Z"
      className={`stroke-current stroke-2 ${isSet ? 'fill-current' : 'fill-none'}`}
      strokeLinejoin="round"
    />
  </MarkIcon>
);
