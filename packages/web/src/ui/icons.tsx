import type { ReactNode } from 'react';

// The icons of the layout, drawn here: an icon library would be larger than all four.

interface Props {
  readonly size?: number;
}

function Icon({ size = 24, children }: Props & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className="fill-none stroke-current stroke-2"
      strokeLinecap="square"
    >
      {children}
    </svg>
  );
}

/** Three bars, for the menu button. */
export const MenuIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Icon>
);

/** A cross, for close buttons. */
export const CloseIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

/** A sun, for the light theme. */
export const SunIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5" />
  </Icon>
);

/** A moon, for the dark theme. */
export const MoonIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </Icon>
);
