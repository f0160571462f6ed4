/** A piece of a sentence: plain text, or text that is set apart. */
export type TextPart = string | { readonly kind: 'strong' | 'em' | 'code'; readonly text: string };

/** A sentence of the rulebook; with an ID it can be linked to. */
export interface Sentence {
  readonly id: string | null;
  readonly parts: readonly TextPart[];
}

/** A block of the rulebook: what is between two empty lines. */
export type RulebookBlock =
  | {
      readonly kind: 'paragraph';
      /** That of the heading in bold that it begins with; else null. */
      readonly id: string | null;
      readonly sentences: readonly Sentence[];
    }
  | { readonly kind: 'list'; readonly items: readonly (readonly Sentence[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Sentence[];
      readonly rows: readonly (readonly Sentence[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

export interface RulebookHeading {
  readonly id: string;
  readonly title: string;
}

/** A section of the rulebook, with the headings in bold of its paragraphs. */
export interface RulebookSection extends RulebookHeading {
  readonly blocks: readonly RulebookBlock[];
  readonly headings: readonly RulebookHeading[];
}

/** The rulebook as data, made at build time of docs/rulebook.md. */
export interface Rulebook {
  readonly title: string;
  readonly introduction: readonly RulebookBlock[];
  readonly sections: readonly RulebookSection[];
}

/** A sentence that percentages link to, with the title of its section. */
export interface CitedSentence {
  readonly parts: readonly TextPart[];
  readonly section: string;
}

/** Returns a sentence without its markup. */
export const plainText = ({ parts }: Pick<Sentence, 'parts'>): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
