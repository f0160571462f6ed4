/** @jsxImportSource @pennant/card-art/shapes */
import type { Likeness } from './likeness.ts';

const BEARD =
  'M97 108C97 120 98 126 101 131C107 143 116 149 125 149C135 149 143 141 146 128L147 110C145 118 143 123 139 125C133 122 118 122 112 126C104 124 100 116 97 108Z';

/** The facial hair of a player, in the coordinates of `Head`. */
export const FacialHairDrawing = ({ look }: { look: Likeness }) => {
  const paint = { fill: look.hair, stroke: 'none' };
  switch (look.facialHair) {
    case 'moustache':
      return (
        <path
          d="M112 130C116 124 122 123 126 125C130 123 136 124 139 129C134 131 130 129 126 129C121 130 117 131 112 130Z"
          {...paint}
        />
      );
    case 'handlebar':
      return (
        <path
          d="M126 124.5C119 121.5 113 126 108 127C105 127 103 125 104 123C101 127 104 132 110 131.5C117 132 121 130 126 129C131 130 136 131 141 130.5C147 130.5 149 126 147 122C147 125 145 126.5 142 126.5C138 125.5 132 121.5 126 124.5Z"
          {...paint}
        />
      );
    case 'sideburns':
      return (
        <>
          <path d="M95 96L104 96C104 108 107 118 108 128C102 126 97 114 95 96Z" {...paint} />
          <path
            d="M112 130C116 124 122 123 126 125C130 123 136 124 139 129C140 134 139 137 138 138L136 131C130 129 121 130 115 132L113 138C111 136 111 133 112 130Z"
            {...paint}
          />
        </>
      );
    case 'goatee':
      return (
        <path
          d="M113 130C117 124 122 123.5 126 125C130 123.5 135 124 138 129L138 138C136 147 116 148 113 138ZM117 131C116 135 119 138 126 138C132 138 135 134 134 130C128 128 121 129 117 131Z"
          fillRule="evenodd"
          {...paint}
        />
      );
    case 'stubble':
      return <path d={BEARD} {...paint} opacity={0.28} />;
    case 'beard':
      return (
        <>
          <path d={BEARD} {...paint} />
          <path
            d="M112 131C116 124 122 123 126 125C130 123 136 124 139 130L134 136L117 136Z"
            {...paint}
          />
          <path
            d="M117 133C121 131 130 131 135 132C131 138 121 138 117 133Z"
            fill={look.skinShade}
            stroke="none"
          />
        </>
      );
    case 'none':
    default:
      return [];
  }
};
