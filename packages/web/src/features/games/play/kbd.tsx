/** The name of a key, drawn as its cap. */
export function Kbd({
  children,
  className = '',
  ...rest
}: {
  readonly children: string;
  readonly className?: string;
  readonly 'aria-hidden'?: true;
}) {
  return (
    <kbd
      {...rest}
      className={`inline-block min-w-7 rounded-sm border border-b-3 border-rule-strong bg-paper px-[0.4rem] py-[0.1rem] text-center font-varsity text-xs/[1.4] font-normal whitespace-nowrap text-ink ${className}`}
    >
      {children}
    </kbd>
  );
}

/** The hint of a key beside what it does: not on devices without a keyboard. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <Kbd
      aria-hidden
      className="group-data-disabled:invisible [@media(hover:none)_and_(pointer:coarse)]:hidden"
    >
      {children}
    </Kbd>
  );
}
