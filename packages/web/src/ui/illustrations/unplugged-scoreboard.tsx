/** The illustration of an error or an empty list: an unplugged scoreboard. */
export const UnpluggedScoreboard = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 260 170" className={className} aria-hidden>
    <path d="M54 112V158M206 112V158" stroke="#5d3b1c" strokeWidth="9" />
    <path d="M20 14H240V114H20Z" fill="#17382a" stroke="#0d1f17" strokeWidth="3" />
    <path d="M28 22H232V106H28Z" fill="none" stroke="#3f6a55" strokeWidth="2" />
    <path
      d="M30 24h.1M230 24h.1M30 104h.1M230 104h.1"
      stroke="#6d9482"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M92 40H224V62H92ZM92 72H224V94H92ZM114 40V94M136 40V94M158 40V94M180 40V94M202 40V94"
      fill="#0a1812"
      stroke="#2f5844"
      strokeWidth="2"
    />
    <path d="M40 51H80M40 83H74" stroke="#8fa394" strokeWidth="6" strokeLinecap="round" />
    {/* one plate has slipped off its hook */}
    <path d="M138 66L156 60L162 82L144 88Z" fill="#f4ecd6" stroke="#3a2a1c" strokeWidth="2" />
    <text
      x="150"
      y="81"
      textAnchor="middle"
      fontSize="18"
      className="art-slab"
      fill="#1d1712"
      transform="rotate(-16 150 75)"
    >
      0
    </text>
    <path
      d="M222 114C222 150 176 130 172 150C170 160 184 160 190 156"
      fill="none"
      stroke="#241a12"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M188 148L204 144L208 158L193 163Z" fill="#a9211c" stroke="#4c0f0d" strokeWidth="2" />
    <path
      d="M205 147L214 145M207 154L216 152"
      stroke="#8d7850"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);
