import { Link, type LinkProps } from 'react-router';

/** A link in running text. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return (
    <Link
      className={`font-medium text-pennant underline decoration-1 underline-offset-3 hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
