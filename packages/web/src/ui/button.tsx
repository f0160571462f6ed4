import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';

/**
 * The visual variant of a button: `pennant` for the page's main action, `outfield` for playing and
 * earning, `paper` for the rest, `quiet` inside text and tables.
 */
export type ButtonPaint = 'pennant' | 'outfield' | 'paper' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE_CLASSES =
  'inline-flex items-center justify-center gap-2 rounded-md font-slab font-semibold leading-tight text-center no-underline select-none transition-[translate,box-shadow,background-color] duration-quick';

const PAINT_CLASSES: Record<ButtonPaint, string> = {
  pennant:
    'bg-pennant-paint text-on-pennant shadow-[0_3px_0_var(--color-pennant-deep)] hover:bg-pennant-deep active:translate-y-[3px] active:shadow-none',
  outfield:
    'bg-outfield-paint text-on-outfield shadow-[0_3px_0_var(--color-outfield-deep)] hover:bg-outfield-deep active:translate-y-[3px] active:shadow-none',
  paper:
    'bg-raised text-ink border-2 border-rule-strong shadow-[0_3px_0_var(--color-rule-strong)] hover:bg-sunk active:translate-y-[3px] active:shadow-none',
  quiet: 'text-pennant underline decoration-2 underline-offset-4 hover:decoration-4',
};
const DISABLED_CLASSES =
  'disabled:translate-y-0 disabled:bg-sunk disabled:text-ink-faint disabled:shadow-none disabled:border-rule disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';
const SIZE_CLASSES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1 text-sm',
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
};

/** Returns the classes of a button, for other elements that look like one. */
export const buttonClasses = (paint: ButtonPaint = 'paper', size: ButtonSize = 'medium'): string =>
  `${BASE_CLASSES} ${PAINT_CLASSES[paint]} ${DISABLED_CLASSES} ${SIZE_CLASSES[size]}`;

interface ButtonLook {
  readonly paint?: ButtonPaint;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

/** A button; of type "button" by default. */
export function Button({
  paint,
  size,
  className = '',
  type = 'button',
  ...rest
}: ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }) {
  return <button type={type} className={`${buttonClasses(paint, size)} ${className}`} {...rest} />;
}

/** A link that looks like a button. */
export function LinkButton({ paint, size, className = '', ...rest }: ButtonLook & LinkProps) {
  return <Link className={`${buttonClasses(paint, size)} ${className}`} {...rest} />;
}
