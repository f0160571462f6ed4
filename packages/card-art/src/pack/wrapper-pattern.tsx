/** @jsxImportSource @pennant/card-art/shapes */
import type { WrapperStyle } from './wrapper-style.ts';

const raysPath = (count: number, cx: number, cy: number) =>
  Array.from({ length: count }, (_, ray) => {
    const end = (fraction: number) => {
      const angle = ((ray + fraction) / count) * 2 * Math.PI;
      return `${(cx + 330 * Math.cos(angle)).toFixed(0)} ${(cy + 330 * Math.sin(angle)).toFixed(0)}`;
    };
    return `M${cx} ${cy}L${end(0)}L${end(0.5)}Z`;
  }).join('');

const RAYS = raysPath(16, 110, 150);
const STRIPES = Array.from({ length: 6 }, (_, i) => `M${i * 40 + 10} 0h20v330h-20Z`).join('');
const PINSTRIPES = Array.from({ length: 22 }, (_, i) => `M${i * 10 + 5} 0V330`).join('');
const LAMPS = Array.from(
  { length: 5 },
  (_, i) => `M${34 + i * 38} 44h.1M${34 + i * 38} 58h.1`,
).join('');
const STAR = 'M110 62L132 124L198 126L146 166L164 230L110 192L56 230L74 166L22 126L88 124Z';

/** The printed pattern of a wrapper behind its text, in a box of 220 x 330. */
export const WrapperPatternDrawing = ({ style }: { style: WrapperStyle }) => {
  const { second, accent } = style;
  switch (style.pattern) {
    case 'ornament':
      return (
        <g fill="none" stroke={accent}>
          <path d="M18 34H202V296H18ZM26 42H194V288H26Z" strokeWidth={2.4} />
          <path
            d="M26 74C60 74 58 42 58 42M194 74C160 74 162 42 162 42M26 256C60 256 58 288 58 288M194 256C160 256 162 288 162 288"
            strokeWidth={2}
          />
          <circle cx={110} cy={150} r={62} fill={second} fillOpacity={0.4} strokeWidth={3} />
        </g>
      );
    case 'oval':
      return (
        <>
          <ellipse cx={110} cy={152} rx={94} ry={112} fill={second} />
          <ellipse
            cx={110}
            cy={152}
            rx={86}
            ry={104}
            fill="none"
            stroke={accent}
            strokeWidth={2.5}
          />
        </>
      );
    case 'rays':
      return (
        <>
          <path d={RAYS} fill={second} />
          <circle cx={110} cy={150} r={76} fill={accent} />
        </>
      );
    case 'band':
      return (
        <>
          <path d="M0 96H220V204H0Z" fill={accent} />
          <path d="M0 84H220M0 216H220" stroke={second} strokeWidth={5} />
        </>
      );
    case 'circus':
      return (
        <>
          <path d={STRIPES} fill={second} />
          <circle cx={110} cy={150} r={86} fill={accent} stroke={second} strokeWidth={6} />
        </>
      );
    case 'star':
      return (
        <>
          <path d="M0 236C60 214 160 258 220 232V330H0Z" fill={accent} opacity={0.25} />
          <path d={STAR} fill={second} stroke={accent} strokeWidth={5} strokeLinejoin="round" />
        </>
      );
    case 'arcs':
      return (
        <g fill="none" strokeWidth={22}>
          <path d="M-10 330A150 210 0 0 1 230 210" stroke={accent} />
          <path d="M-10 300A180 230 0 0 1 230 176" stroke={second} />
          <path d="M-10 268A200 240 0 0 1 230 140" stroke="#c73a2b" />
        </g>
      );
    case 'pinstripes':
      return (
        <>
          <path d={PINSTRIPES} stroke={second} strokeWidth={1.4} opacity={0.7} />
          <path d="M0 206L220 92V150L0 264Z" fill={accent} />
          <path d="M0 198L220 84M0 272L220 158" stroke={second} strokeWidth={4} />
        </>
      );
    case 'slashes':
      return (
        <>
          <path d="M-20 330L90 0H150L40 330ZM150 330L230 90V210L196 330Z" fill={second} />
          <path
            d="M60 330L170 0H184L74 330ZM30 40l18 8l-16 10ZM180 262l18 -8l-6 18ZM22 250l14 6l-14 8ZM190 60l12 12l-16 2Z"
            fill={accent}
          />
        </>
      );
    case 'floodlight':
      return (
        <>
          <path d="M110 30L240 330H-20Z" fill={second} opacity={0.45} />
          <path d="M110 30L190 330H30Z" fill={second} opacity={0.55} />
          <path d={LAMPS} stroke={accent} strokeWidth={10} strokeLinecap="round" />
        </>
      );
    case 'sweep':
      return (
        <>
          <path d="M0 60C90 80 180 60 220 20V190C150 250 70 250 0 226Z" fill={second} />
          <path d="M0 232C70 258 150 256 220 198V214C150 272 70 274 0 246Z" fill={accent} />
        </>
      );
    case 'jewel':
    default:
      return (
        <>
          <path d={RAYS} fill={second} opacity={0.22} />
          <path d="M110 40L196 150L110 260L24 150Z" fill="none" stroke={second} strokeWidth={5} />
          <path d="M110 56L184 150L110 244L36 150Z" fill={second} opacity={0.35} />
        </>
      );
  }
};
