import { Lettering } from '../card/lettering.tsx';
import { letteringOn, lighter, mix } from '../paint.ts';
import type { Era } from './era.ts';

/**
 * The design of 1990 to 1999: slanted stripes and nameplate with paint splashes, in loud colors.
 */
export const DIAGONALS: Era = {
  until: 1999,
  print: (paint) => paint,
  window: { x: 12, y: 12, width: 226, height: 284 },
  Ground: ({ club, thumbnail }) => {
    const accent = mix(club.second, '#ff7a1a', 0.35);
    return (
      <>
        <path d="M12 12h226v326H12Z" fill={lighter(club.main, 0.62)} />
        <path d="M12 12H92L12 190ZM160 12H206L60 338H14Z" fill={club.main} opacity=".82" />
        <path d="M206 12H222L76 338H60ZM238 120V150L154 338H140Z" fill={accent} />
        <path d="M238 190V338H172Z" fill={club.main} />
        {!thumbnail && (
          <path
            d="M30 40l16 6l-14 8ZM58 22l10 10l-14 2ZM24 96l12 2l-8 10ZM206 236l14 -4l-6 14ZM184 286l18 -6l-8 16ZM224 196l8 8l-12 2ZM96 30l12 -6l-2 14ZM40 150l10 6l-12 6Z"
            fill="#ffd23f"
          />
        )}
      </>
    );
  },
  Plate: ({ club, name, line, thumbnail }) => (
    <>
      <path d="M12 12H238V338H12ZM18 18V332H232V18Z" fill="#f9f7f0" fillRule="evenodd" />
      <path d="M18 290L232 272V332H18Z" fill="#191717" />
      <path d="M18 290L232 272V277L18 295Z" fill={mix(club.second, '#ff7a1a', 0.2)} />
      <g transform="rotate(-3 125 310)">
        <Lettering
          face="slab"
          x={28}
          y={thumbnail ? 310 : 309}
          size={thumbnail ? 25 : 20}
          room={194}
          fill="#ffffff"
          anchor="start"
        >
          {name}
        </Lettering>
        <Lettering
          face="sans"
          x={29}
          y={326}
          size={thumbnail ? 16 : 14}
          room={190}
          fill={letteringOn('#191717', lighter(club.second, 0.55))}
          anchor="start"
        >
          {line}
        </Lettering>
      </g>
    </>
  ),
};
