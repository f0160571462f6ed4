/** @jsxImportSource @pennant/card-art/shapes */
import { Halftone } from './halftone.tsx';
import type { Uniform } from './uniform.ts';

interface Props {
  kit: Uniform;
  thumbnail: boolean;
  mirrored: boolean;
  /** Leaves out the letter on the chest, which an arm covers. */
  covered?: boolean;
}

const TORSO =
  'M101 150C94 161 74 163 63 175C58 184 64 214 70 244L70 312L176 312L177 244C184 214 190 186 184 177C173 164 155 161 147 150C140 168 110 168 101 150Z';

/**
 * The torso in the jersey of the period: neck at (124, 156), shoulders at (68, 182) and (178, 182).
 */
export const Torso = ({ kit, thumbnail, mirrored, covered = false }: Props) => (
  <>
    <path d={TORSO} fill={kit.jersey} stroke={kit.line} strokeWidth={2.2} strokeLinejoin="round" />
    <path
      d="M184 177C190 186 184 214 177 244L176 312L152 312C158 270 164 230 164 200C164 188 170 178 184 177Z"
      fill={kit.jerseyShade}
    />
    <Halftone kit={kit} thumbnail={thumbnail} area="jersey" />
    {!thumbnail && (
      <path
        d="M66 180C74 198 78 214 80 240M82 252C96 258 108 258 118 254M90 280C102 286 112 286 120 282"
        fill="none"
        stroke={kit.jerseyShade}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
    )}
    <Collar kit={kit} thumbnail={thumbnail} />
    {!covered && (
      <text
        x={mirrored ? -152 : 152}
        y={222}
        transform={mirrored ? 'scale(-1 1)' : undefined}
        textAnchor="middle"
        fontSize={34}
        className="art-slab"
        fill={kit.chest}
      >
        {kit.letter}
      </text>
    )}
  </>
);

const Collar = ({ kit, thumbnail }: { kit: Uniform; thumbnail: boolean }) => {
  const trim = { fill: 'none', stroke: kit.trim, strokeLinejoin: 'round' } as const;
  switch (kit.collar) {
    case 'laced':
      return (
        <g>
          <path
            d="M101 150C92 158 96 172 110 180L124 170L139 180C152 172 156 158 147 150C140 166 110 166 101 150Z"
            fill={kit.jersey}
            stroke={kit.line}
            strokeWidth={2}
          />
          {!thumbnail && (
            <path
              d="M118 184L130 192M130 184L118 192M118 196L130 204M130 196L118 204M118 208L130 216M130 208L118 216"
              {...trim}
              strokeWidth={1.8}
            />
          )}
          <path d="M124 172L124 222" {...trim} strokeWidth={1.8} />
        </g>
      );
    case 'stand':
      return (
        <g>
          <path
            d="M103 148C98 156 98 164 102 168C114 178 134 178 146 168C150 164 150 156 145 148C138 164 112 164 103 148Z"
            fill={kit.trim}
            stroke={kit.line}
            strokeWidth={2}
          />
          <path d="M124 175L124 240" stroke={kit.jerseyShade} strokeWidth={2.4} />
          {!thumbnail && (
            <path
              d="M124 188h.1M124 206h.1M124 224h.1"
              stroke={kit.line}
              strokeWidth={5}
              strokeLinecap="round"
            />
          )}
        </g>
      );
    case 'buttons':
      return (
        <g>
          <path
            d="M103 152C112 168 118 176 124 184C131 176 138 166 145 152C138 168 112 168 103 152Z"
            fill={kit.sleeve}
            stroke={kit.line}
            strokeWidth={1.6}
          />
          <path
            d="M100 155C108 170 116 180 120 186L120 312M148 155C142 168 134 178 128 186L128 312"
            {...trim}
            strokeWidth={2.6}
          />
          {!thumbnail && (
            <path
              d="M124 204h.1M124 228h.1M124 252h.1M124 276h.1"
              stroke={kit.line}
              strokeWidth={4.6}
              strokeLinecap="round"
              opacity={0.7}
            />
          )}
        </g>
      );
    case 'pullover':
    default:
      return (
        <g>
          <path
            d="M103 152C112 166 118 172 124 178C131 172 138 164 145 152C138 168 112 168 103 152Z"
            fill={kit.sleeve}
            stroke={kit.line}
            strokeWidth={1.6}
          />
          <path
            d="M99 156C108 170 116 178 124 186C132 178 140 170 149 156"
            {...trim}
            strokeWidth={5.5}
          />
        </g>
      );
  }
};
