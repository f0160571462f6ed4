/** The illustration of an empty list of teams or games: an empty dugout. */
export const EmptyDugout = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 260 170" className={className} aria-hidden>
    <path d="M10 22H250V44H10Z" fill="#1f6a3e" stroke="#11301f" strokeWidth="2.5" />
    <path
      d="M10 22L24 8H236L250 22Z"
      fill="#2c8551"
      stroke="#11301f"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M18 44H242V138H18Z" fill="#20392d" stroke="#11301f" strokeWidth="2.5" />
    <path d="M18 108H242V138H18Z" fill="#16281f" />
    <path d="M30 44V138M230 44V138M130 44V108" stroke="#3d6b54" strokeWidth="6" />
    <path
      d="M36 96H224V104H36ZM46 104V124M130 104V124M214 104V124"
      fill="#c08a4e"
      stroke="#5d3b1c"
      strokeWidth="3"
    />
    <path d="M36 84H224V90H36Z" fill="#a97840" stroke="#5d3b1c" strokeWidth="2" />
    {/* bats in the rack and a cap */}
    <path d="M48 56V78M58 54V78M68 56V78" stroke="#d3a368" strokeWidth="5" strokeLinecap="round" />
    <path d="M42 66H74" stroke="#5d3b1c" strokeWidth="3" />
    <path
      d="M168 96C167 84 174 78 182 78C191 78 196 85 195 94C187 91 176 92 168 96ZM170 96C178 91 192 91 202 97C193 96 178 95 172 98Z"
      fill="#a9211c"
      stroke="#4c0f0d"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d="M10 138H250V150H10Z" fill="#b98756" stroke="#11301f" strokeWidth="2.5" />
    <path d="M10 150H250V164H10Z" fill="#4a9856" />
  </svg>
);
