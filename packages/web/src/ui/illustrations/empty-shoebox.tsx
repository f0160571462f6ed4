/** The illustration of an empty list of cards: an empty shoebox, its lid beside it. */
export const EmptyShoebox = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 260 170" className={className} aria-hidden>
    <ellipse cx="128" cy="152" rx="112" ry="12" fill="#000" opacity=".12" />
    <path
      d="M34 72L196 60L222 82L58 98Z"
      fill="#6d4f2f"
      stroke="#2a1c10"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M46 76L192 65L208 80L62 92Z" fill="#3b2816" />
    <path
      d="M58 98L222 82V132L62 150Z"
      fill="#c79a5f"
      stroke="#2a1c10"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M34 72L58 98L62 150L40 122Z"
      fill="#a57a44"
      stroke="#2a1c10"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M104 104L176 97V124L106 131Z" fill="#f2e4c4" stroke="#2a1c10" strokeWidth="2" />
    <text
      x="140"
      y="121"
      textAnchor="middle"
      fontSize="19"
      className="art-script"
      fill="#8f1d18"
      transform="rotate(-5 140 118)"
    >
      my cards
    </text>
    <path
      d="M150 24L244 36L238 58L146 44Z"
      fill="#b5874d"
      stroke="#2a1c10"
      strokeWidth="2.5"
      strokeLinejoin="round"
      transform="rotate(9 196 40)"
    />
    <path
      d="M146 44L238 58L236 68L145 53Z"
      fill="#8f6734"
      stroke="#2a1c10"
      strokeWidth="2.5"
      strokeLinejoin="round"
      transform="rotate(9 196 40)"
    />
    {/* a rubber band and a moth */}
    <path
      d="M22 146C14 138 26 130 36 136C48 142 44 154 32 152C26 152 24 149 22 146Z"
      fill="none"
      stroke="#b3432e"
      strokeWidth="2.6"
    />
    <path
      d="M116 46C108 36 98 36 98 44C98 50 108 52 116 48C122 54 132 54 132 47C132 39 122 38 116 46ZM116 46L114 38M116 46L120 39"
      fill="#e9dfc6"
      stroke="#2a1c10"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  </svg>
);
