/** @jsxImportSource @pennant/card-art/shapes */
import type { Uniform } from './uniform.ts';
import { FacialHairDrawing } from './facial-hair.tsx';
import { Halftone } from './halftone.tsx';

interface Props {
  kit: Uniform;
  /** Leaves out details that are invisible at 80 px. */
  thumbnail: boolean;
}

/** Face and hair in three-quarter view to the right, chin near (125, 147), without headgear. */
export const Head = ({ kit, thumbnail }: Props) => {
  const { likeness: look, line } = kit;
  const jaw = look.jaw;
  const chin = 146 + look.chin;
  const face = `M95 82C93 100 95 ${116 + jaw} ${101 - jaw} ${129 + jaw}C107 ${chin - 6} 116 ${chin} 125 ${chin}C135 ${chin} 142 ${chin - 8} ${145 + jaw * 0.5} 127C149 114 149 98 147 82Z`;
  const shade = `M141 84C143 104 141 120 134 131C128 139 118 143 110 140C115 ${chin - 1} 119 ${chin} 125 ${chin}C135 ${chin} 142 ${chin - 8} ${145 + jaw * 0.5} 127C149 114 149 98 147 84Z`;
  const volume = look.hairVolume;
  return (
    <>
      <path
        d="M105 124L103 156C112 172 136 172 145 156L144 126Z"
        fill={look.skinShade}
        stroke={line}
        strokeWidth={2}
      />
      <path
        d={`M${94 - volume * 2} 80C${88 - volume * 4} 92 ${88 - volume * 5} 108 ${93 - volume * 3} ${112 + volume * 5}L${102 + volume} ${116 + volume * 4}L107 92L147 92L${150 + volume} ${104 + volume * 5}C${153 + volume * 2} 96 ${150 + volume * 2} 84 148 78Z`}
        fill={look.hair}
        stroke={line}
        strokeWidth={1.6}
      />
      <path d={face} fill={look.skin} stroke={line} strokeWidth={2} strokeLinejoin="round" />
      {!thumbnail && <path d={shade} fill={look.skinShade} opacity={0.55} />}
      <Halftone kit={kit} thumbnail={thumbnail} area="face" />
      {/* hair in front of the ear, then the ear */}
      <path
        d={`M94 82L106 82C106 94 105 102 ${101 + volume} ${106 + volume * 3}L93 104Z`}
        fill={look.hair}
      />
      <path
        d="M98 101C91 96 86 102 88 110C89 117 94 122 99 119Z"
        fill={look.skin}
        stroke={line}
        strokeWidth={1.8}
      />
      {!thumbnail && (
        <path
          d="M96 105C92 104 91 109 94 113"
          fill="none"
          stroke={look.skinShade}
          strokeWidth={1.8}
          strokeLinecap="round"
        />
      )}
      <Features kit={kit} thumbnail={thumbnail} />
    </>
  );
};

const NOSES = [
  'M129 106C131 113 135 117 135 120C134 123 130 123 127 122',
  'M129 105C133 111 138 117 137 121C135 124 130 123 127 122',
  'M129 107C130 113 132 117 133 120C132 123 129 123 126 122',
] as const;

const MOUTHS = {
  set: 'M116 132C121 133 128 133 134 131',
  smile: 'M114 130C119 136 130 136 136 129',
  grin: 'M114 129C121 131 130 131 137 128C134 137 119 138 114 129Z',
};

const Features = ({ kit, thumbnail }: Props) => {
  const { likeness: look, line } = kit;
  const brow = look.brow;
  return (
    <g fill="none" stroke={line} strokeLinecap="round" strokeLinejoin="round">
      {/* the shadow of the brim on brow and eyes */}
      <path
        d="M96 88L148 88L148 97C130 103 112 103 96 98Z"
        fill={look.skinShade}
        stroke="none"
        opacity={0.75}
      />
      <path
        d={`M108 ${103 - brow * 0.5}C112 ${99 - brow * 0.4} 118 99.5 122 ${102 + brow * 0.5}M131 ${102 + brow * 0.5}C134 99.5 139 ${99 - brow * 0.4} 143 ${102.5 - brow * 0.5}`}
        stroke={look.brows}
        strokeWidth={3.4}
      />
      {!thumbnail && (
        <path
          d="M109.5 108.5C113 105 118 105.2 121 108.5C117.5 111 113 111 109.5 108.5ZM132 108.5C135 105.2 139 105.2 142 108.2C139 110.8 135 110.8 132 108.5Z"
          fill="#fbf3e4"
          stroke="none"
          opacity={0.9}
        />
      )}
      {!thumbnail && (
        <path
          d="M108.5 108C112.5 104.6 118 104.8 121.5 108M131.5 108C135 104.8 139 104.8 142.5 107.8"
          strokeWidth={1.8}
        />
      )}
      <path d="M115.8 108.2h.1M137.4 108.1h.1" strokeWidth={thumbnail ? 6 : 5} />
      {!thumbnail && <path d={NOSES[look.nose]} strokeWidth={2} stroke={look.skinShade} />}
      {look.hasEyeBlack && (
        <path d="M108 115.5L120 116M132 116L142 115.5" strokeWidth={4} strokeLinecap="butt" />
      )}
      <FacialHairDrawing look={look} />
      <path
        d={MOUTHS[look.mouth]}
        strokeWidth={2.2}
        fill={look.mouth === 'grin' ? '#fbf6ea' : 'none'}
      />
    </g>
  );
};
