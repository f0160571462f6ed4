import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';

/** `pennant` for the page's main step, `outfield` for play and gain, `paper` for the rest, `quiet` inside text and tables. */
export type Paint = 'pennant' | 'outfield' | 'paper' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const SIGN =
  'inline-flex items-center justify-center gap-2 rounded-md font-slab font-semibold leading-tight text-center no-underline select-none transition-[translate,box-shadow,background-color] duration-quick';

// A painted board: it has an edge that it is pressed into.
const PAINTS: Record<Paint, string> = {
  pennant:
    'bg-pennant-paint text-on-pennant shadow-[0_3px_0_var(--color-pennant-deep)] hover:bg-pennant-deep active:translate-y-[3px] active:shadow-none',
  outfield:
    'bg-outfield-paint text-on-outfield shadow-[0_3px_0_var(--color-outfield-deep)] hover:bg-outfield-deep active:translate-y-[3px] active:shadow-none',
  paper:
    'bg-raised text-ink border-2 border-rule-strong shadow-[0_3px_0_var(--color-rule-strong)] hover:bg-sunk active:translate-y-[3px] active:shadow-none',
  quiet: 'text-pennant underline decoration-2 underline-offset-4 hover:decoration-4',
};
const OFF =
  'disabled:translate-y-0 disabled:bg-sunk disabled:text-ink-faint disabled:shadow-none disabled:border-rule disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1 text-sm',
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
};

/** The classes of a button, for what must be another element. */
export const buttonLook = (paint: Paint = 'paper', size: ButtonSize = 'medium'): string =>
  `${SIGN} ${PAINTS[paint]} ${OFF} ${SIZES[size]}`;

interface Look {
  readonly paint?: Paint;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

/** A button. Not a submit button unless it says so. */
export function Button({
  paint,
  size,
  className = '',
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }) {
  return <button type={type} className={`${buttonLook(paint, size)} ${className}`} {...rest} />;
}

/** A link that looks like a button. */
export function LinkButton({ paint, size, className = '', ...rest }: Look & LinkProps) {
  return <Link className={`${buttonLook(paint, size)} ${className}`} {...rest} />;
}
