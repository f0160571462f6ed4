/** @jsxImportSource @pennant/card-art/shapes */
import type { Uniform } from './uniform.ts';

interface Props {
  kit: Uniform;
  thumbnail: boolean;
  /** The whole figure is mirrored: the letter is mirrored back. */
  mirrored: boolean;
}

/** The headgear of a player: pillbox cap of the first decades, cap, or batting helmet. */
export const Headgear = (props: Props) => {
  if (props.kit.headgear === 'pillbox') return <Pillbox {...props} />;
  return <Cap {...props} />;
};

const Brim = ({ kit, d }: { kit: Uniform; d: string }) => (
  <path d={d} fill={kit.brim} stroke={kit.line} strokeWidth={2} strokeLinejoin="round" />
);

const CapLetter = ({ kit, mirrored, y }: { kit: Uniform; mirrored: boolean; y: number }) => (
  <text
    x={mirrored ? -132 : 132}
    y={y}
    transform={mirrored ? 'scale(-1 1)' : undefined}
    textAnchor="middle"
    fontSize={23}
    className="art-slab"
    fill={kit.capLetter}
  >
    {kit.letter}
  </text>
);

const Cap = ({ kit, thumbnail, mirrored }: Props) => {
  const helmet = kit.headgear === 'helmet';
  return (
    <>
      <path
        d={
          helmet
            ? 'M88 97C83 62 98 37 126 37C152 37 162 58 158 86L104 88C102 98 98 104 92 105Z'
            : 'M91 92C86 62 100 41 126 41C150 41 160 60 157 85L120 80Z'
        }
        fill={kit.cap}
        stroke={kit.line}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path
        d={
          helmet
            ? 'M88 97C84 70 92 50 106 42C100 58 99 76 102 94C100 100 97 104 92 105Z'
            : 'M91 92C87 68 96 48 112 43C103 56 101 72 104 86Z'
        }
        fill={kit.capShade}
      />
      {helmet && (
        <path d="M116 44C126 39 140 42 147 50C138 46 126 46 118 50Z" fill="#fff" opacity={0.4} />
      )}
      {!helmet && !thumbnail && (
        <>
          <path
            d="M121 42C114 54 112 68 113 80M136 43C145 52 149 66 149 80"
            fill="none"
            stroke={kit.capShade}
            strokeWidth={1.4}
          />
          <ellipse
            cx={126}
            cy={41}
            rx={5}
            ry={2.6}
            fill={kit.brim}
            stroke={kit.line}
            strokeWidth={1.4}
          />
        </>
      )}
      <CapLetter kit={kit} mirrored={mirrored} y={75} />
      <Brim
        kit={kit}
        d="M95 93C104 79 142 75 158 83C172 88 182 96 181 101C164 94 124 91 98 98C95 98 94 95 95 93Z"
      />
      {!thumbnail && (
        <path
          d="M104 90C120 82 146 81 160 87C168 90 174 94 177 97"
          fill="none"
          stroke="#fff"
          strokeWidth={1.4}
          opacity={0.25}
        />
      )}
    </>
  );
};

const Pillbox = ({ kit, thumbnail, mirrored }: Props) => (
  <>
    <path
      d="M92 90L94 58C104 50 146 50 155 57L157 86L120 80Z"
      fill={kit.cap}
      stroke={kit.line}
      strokeWidth={2}
      strokeLinejoin="round"
    />
    <path
      d="M94 58C104 66 146 65 155 57C146 50 104 50 94 58Z"
      fill={kit.brim}
      stroke={kit.line}
      strokeWidth={1.6}
    />
    {!thumbnail && (
      <path
        d="M93 71C108 77 144 76 156 69M92.5 81C98 83 104 83 110 82"
        fill="none"
        stroke={kit.capLetter}
        strokeWidth={2.4}
        opacity={0.85}
      />
    )}
    {thumbnail && <CapLetter kit={kit} mirrored={mirrored} y={80} />}
    <Brim
      kit={kit}
      d="M96 93C106 82 142 78 156 84C166 88 172 94 171 98C156 93 122 91 99 97C96 97 95 95 96 93Z"
    />
  </>
);
