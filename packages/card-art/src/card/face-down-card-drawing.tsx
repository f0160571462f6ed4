/** @jsxImportSource @pennant/card-art/shapes */
const LATTICE = Array.from({ length: 13 }, (_, index) => {
  const from = index * 40 - 140;
  return `M${from} 20l330 330M${from + 330} 0l-330 330`;
}).join('');

/**
 * Returns a face-down card of a pack, in 250 by 350: the same for every card, so it gives nothing
 * away.
 */
export const drawFaceDownCard = () => (
  <>
    <rect width={250} height={350} rx={9} fill="#f7eed8" />
    <rect
      x={1}
      y={1}
      width={248}
      height={348}
      rx={8}
      fill="none"
      stroke="#c9b288"
      strokeWidth={2}
    />
    <svg x={14} y={14} width={222} height={322} viewBox="14 14 222 322">
      <rect x={14} y={14} width={222} height={322} fill="#93201c" />
      <path d={LATTICE} stroke="#a93a31" strokeWidth={5} />
    </svg>
    <rect x={20} y={20} width={210} height={310} fill="none" stroke="#f7eed8" strokeWidth={2} />
    <path d="M125 92L208 175L125 258L42 175Z" fill="#f7eed8" stroke="#5e1210" strokeWidth={3} />
    <path d="M125 104L196 175L125 246L54 175Z" fill="#1c4f35" />
    <path
      d="M125 214L137 226L125 238L113 226ZM125 112L131 118L125 124L119 118ZM58 175L63 170L68 175L63 180ZM192 175L187 170L182 175L187 180Z"
      fill="#f7eed8"
    />
    <text x={125} y={187} textAnchor="middle" fontSize={33} className="art-script" fill="#f7eed8">
      Pennant
    </text>
  </>
);
