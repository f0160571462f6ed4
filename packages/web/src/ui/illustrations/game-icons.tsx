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

const SPEEDS = [
  'M9 6L15 12L9 18',
  'M6 6L12 12L6 18M12 6L18 12L12 18',
  'M3 6L9 12L3 18M9 6L15 12L9 18M15 6L21 12L15 18',
  'M4 6L10 12L4 18M11 6L17 12L11 18M20 6V18',
].map((d) => createIcon(<path d={d} />));

/** The icon of a speed: one to three chevrons, then a chevron at the stop. */
export function SpeedIcon({ chevrons }: { readonly chevrons: number }) {
  const Chevrons = SPEEDS[chevrons - 1];
  return Chevrons === undefined ? null : <Chevrons />;
}

/** Three dots, for a menu of what is seldom wanted. */
export const MoreIcon = createIcon(<path strokeWidth="3" d="M5 12h.01M12 12h.01M19 12h.01" />);

/** A speech bubble, for what can be said to the other side. */
export const SayIcon = createIcon(<path d="M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5" />);
