/** @jsxImportSource @pennant/card-art/shapes */
import type { Drawing } from '../shapes/shape.ts';

export const FACT_ICON_NAMES = [
  'ball over the fence',
  'shoe',
  'bat',
  'fan',
  'mitt',
  'clock',
] as const;
export type FactIconName = (typeof FACT_ICON_NAMES)[number];

const PATHS: Readonly<Record<FactIconName, Drawing>> = {
  'ball over the fence': (
    <>
      <path d="M4 58H76M8 58V40H20V58M22 58V40H34V58M36 58V40H48V58M50 58V40H62V58M64 58V40H74V58M6 46H76" />
      <circle cx={52} cy={16} r={8} />
      <path d="M47 11C50 14 50 18 47 21M57 11C54 14 54 18 57 21M40 20L24 30M38 14L20 18M42 26L30 36" />
    </>
  ),
  shoe: (
    <>
      <path d="M14 44C14 34 18 26 22 16L40 14C42 26 50 32 66 36C72 38 74 44 72 48H14ZM22 48V56M34 48V56M54 48V56M66 48V56M34 24L42 22M36 30L45 28M40 35L50 33" />
      <path d="M2 26H12M4 34H12M2 42H10" />
    </>
  ),
  bat: (
    <>
      <path d="M8 56L12 60L34 40C46 34 60 26 70 14C72 10 68 4 62 8C50 18 38 30 32 38L10 58M6 54L14 62" />
      <path d="M50 44L56 52M58 38L68 44M62 30L74 32M42 48L44 58" />
    </>
  ),
  fan: (
    <>
      <path d="M12 14C24 6 30 22 42 16C54 10 60 20 70 14M8 32C20 24 28 40 40 34C54 28 60 38 74 30M14 50C26 42 32 58 44 52C54 46 60 54 68 50" />
    </>
  ),
  mitt: (
    <>
      <path d="M22 54C12 46 8 34 12 22C16 12 22 14 24 20C24 10 32 6 36 16C38 6 48 6 48 18C54 10 62 16 60 26C64 38 60 50 52 56C42 62 30 60 22 54Z" />
      <circle cx={38} cy={38} r={10} />
      <path d="M32 32C35 36 35 40 32 44M44 32C41 36 41 40 44 44" />
    </>
  ),
  clock: (
    <>
      <circle cx={40} cy={34} r={24} />
      <path d="M40 18V34L50 42M40 10V14M40 54V58M16 34H20M60 34H64M26 60L20 66M54 60L60 66" />
    </>
  ),
};

/**
 * Returns the small icon beside the season fact on a card's back, in 80 by 68 and the text's color.
 */
export const drawFactIcon = (name: FactIconName) => (
  <g
    fill="none"
    stroke="currentColor"
    strokeWidth={3.2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {PATHS[name]}
  </g>
);
