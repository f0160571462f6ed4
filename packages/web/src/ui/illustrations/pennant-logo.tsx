import '../art.css';

interface Props {
  /** Draws the pennant without the word, for small sizes. */
  wordless?: boolean;
  className?: string;
}

/** The logo: a felt pennant on its stick with the product name in script. */
export const PennantLogo = ({ wordless = false, className }: Props) => (
  <svg
    viewBox={wordless ? '0 0 60 60' : '0 0 220 72'}
    className={className}
    role="img"
    aria-label="Pennant"
  >
    {wordless ? (
      <>
        <path d="M9 6V56" stroke="#6b4a2a" strokeWidth="5" strokeLinecap="round" />
        <path
          d="M11 8L57 28L11 48Z"
          fill="#a9211c"
          stroke="#5e1210"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M11 8H18V48H11Z" fill="#fff3d9" />
        <path
          d="M31 20L33.3 25.2L39 25.7L34.7 29.4L36 35L31 32L26 35L27.3 29.4L23 25.7L28.7 25.2Z"
          fill="#fff3d9"
        />
      </>
    ) : (
      <>
        <path d="M8 4V70" stroke="#6b4a2a" strokeWidth="5" strokeLinecap="round" />
        <circle cx="8" cy="4" r="4" fill="#d9a526" />
        <path
          d="M11 9C50 14 150 26 216 37C150 47 50 60 11 65Z"
          fill="#a9211c"
          stroke="#5e1210"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M11 9L24 10.7V63.2L11 65Z" fill="#fff3d9" stroke="#5e1210" strokeWidth="2" />
        <path
          d="M11 22L4 18M11 37L3 37M11 52L4 56"
          stroke="#d9a526"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <text x="34" y="48" fontSize="38" className="art-script" fill="#fff3d9">
          Pennant
        </text>
        <path
          d="M36 55C80 52 120 47 158 42"
          stroke="#fff3d9"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
      </>
    )}
  </svg>
);
