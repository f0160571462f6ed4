import type { ReactNode } from 'react';

interface Props {
  /** Said aloud and shown on hover; without it the icon is only an ornament. */
  title?: string;
  className?: string;
}

const icon = (drawing: ReactNode) =>
  function Icon({ title, className }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      >
        {title !== undefined && <title>{title}</title>}
        {drawing}
      </svg>
    );
  };

/** Line icons in lucide's manner for what lucide lacks. */
export const RobotIcon = icon(
  <>
    <path d="M12 3V6M12 3h.01M5 8H19V19H5ZM2 12V15M22 12V15M9 22H15" />
    <path d="M9 12h.01M15 12h.01M9 15.5H15" />
  </>,
);

export const BallIcon = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M6 5C9 8.5 9 15.5 6 19M18 5C15 8.5 15 15.5 18 19" />
    <path d="M6.5 9L9.5 8.5M6.5 15L9.5 15.5M17.5 9L14.5 8.5M17.5 15L14.5 15.5" strokeWidth="1.4" />
  </>,
);

export const BatIcon = icon(
  <>
    <path d="M3.5 18.5L5.5 20.5M5.5 18.5L10.5 13.5C13 8.5 16.5 4.5 19.5 3C21 2.5 21.5 3 21 4.5C19.5 7.5 15.5 11 10.5 13.5" />
    <circle cx="17.5" cy="18" r="2.5" />
  </>,
);

export const GloveIcon = icon(
  <>
    <path d="M7 20C4 17 2.8 13 3.4 9C3.9 6.2 6.4 6.2 7 9L7.4 11.5M7 9C7 5 8 3 9.8 3C11.5 3 12 5 12 8V10M12 6C12.5 4 13.5 3.5 14.8 4C16.2 4.5 16.5 6 16.3 8.5L16 10.5M16.3 8C17 6.8 18.5 6.5 19.5 7.5C21 9.5 20.8 15 18 19C16 21.5 9.5 21.5 7 20Z" />
    <circle cx="12.2" cy="15" r="2.8" />
  </>,
);

export const DiceIcon = icon(
  <>
    <rect x="3" y="9" width="12" height="12" rx="2.5" />
    <path d="M10 5.5A2.5 2.5 0 0 1 12.5 3H18.5A2.5 2.5 0 0 1 21 5.5V11.5A2.5 2.5 0 0 1 18.5 14" />
    <path d="M6.5 12.5h.01M9 15h.01M11.5 17.5h.01M17 7h.01" strokeWidth="2.6" />
  </>,
);

export const CapIcon = icon(
  <path d="M4 15C3.5 9 7 5 12 5C16.5 5 19 8.5 19 13M4 15C9 12 16 12 22 16.5C17 15.8 9 15.5 5 17.5C4.2 17.5 4 16.5 4 15ZM12 5V3.5M12 5C10 7.5 9.5 10 9.8 12.8" />,
);
