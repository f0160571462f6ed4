import type { ReactNode } from 'react';

interface Props {
  /** The accessible name and tooltip; without it the icon is decorative. */
  title?: string;
  className?: string;
}

const createIcon = (drawing: ReactNode) =>
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

/** The icon of a computer manager, in the style of lucide, which has none like it. */
export const RobotIcon = createIcon(
  <>
    <path d="M12 3V6M12 3h.01M5 8H19V19H5ZM2 12V15M22 12V15M9 22H15" />
    <path d="M9 12h.01M15 12h.01M9 15.5H15" />
  </>,
);

const LoudspeakerOn = createIcon(
  <path d="M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12" />,
);
const LoudspeakerOff = createIcon(
  <path d="M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9.5l5 5M21.5 9.5l-5 5" />,
);

/** The loudspeaker icon of the sound switch. */
export const SoundIcon = ({ isOn }: { readonly isOn: boolean }) =>
  isOn ? <LoudspeakerOn /> : <LoudspeakerOff />;

/** Three dots, for a menu of what is seldom wanted. */
export const MoreIcon = createIcon(<path strokeWidth="3" d="M5 12h.01M12 12h.01M19 12h.01" />);
