import type { ReactNode } from 'react';

import type { TextPart } from './rulebook-text.ts';

/** A sentence of the rulebook with what is set apart in it. */
export const SentenceText = ({
  parts,
  children = (text) => text,
}: {
  readonly parts: readonly TextPart[];
  /** Renders a piece of text; as it is by default. */
  readonly children?: (text: string) => ReactNode;
}) => (
  <>
    {parts.map((part, index) => {
      const key = `${index} ${typeof part === 'string' ? '' : part.kind}`;
      if (typeof part === 'string') return <span key={key}>{children(part)}</span>;
      const { kind: Tag, text } = part;
      return (
        <Tag key={key} className={Tag === 'code' ? 'text-[0.9em] wrap-anywhere' : undefined}>
          {children(text)}
        </Tag>
      );
    })}
  </>
);
