/** A comment line that breaks a rule of CONTRIBUTING.md, "Words". `line` counts from 1. */
export interface CommentFault {
  readonly line: number;
  readonly fault: string;
}

const MAX_COLUMNS = 100;

/** Words that comments do without, and what to write instead. */
const BANNED_WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(he|him|his|himself|man|men|whom)\b/i, 'write "the user", "the player", "they"'],
  [/\banswers\b/i, 'write "returns" of a function, "responds with" of a call'],
  [/\b(document [12]|realism study)\b/i, 'cite a page of docs/spec'],
];

/** What a comment line begins with. In a script, a star at the start continues a block comment. */
const COMMENT_STARTS = {
  script: /^\s*(\/\/|\{?\/\*|\*(?=[\s/]|$))|\s\/\/ |\s\/\*\* /,
  sql: /(^|\s)--\s/,
  hash: /^\s*#(?!!)/,
} as const;

function commentStartOf(file: string): RegExp {
  if (file.endsWith('.sql')) return COMMENT_STARTS.sql;
  return /(\.py|^\.ci\/run)$/.test(file) ? COMMENT_STARTS.hash : COMMENT_STARTS.script;
}

/** Directives of tools have a form of their own. */
const isDirective = (comment: string): boolean => /^\s*\/\/ (oxlint-|@ts-)/.test(comment);

/** Whether the comments of a file of this name are checked. */
export const hasCheckedComments = (file: string): boolean =>
  /(\.(tsx?|mjs|js|css|sql|py)|^\.ci\/run)$/.test(file);

/** Returns the faults of a file's comments, in the order of its lines. */
export function findCommentFaults(file: string, text: string): CommentFault[] {
  const start = commentStartOf(file);
  return text.split('\n').flatMap((content, index) => {
    const found = start.exec(content);
    if (!found || isDirective(content)) return [];
    const comment = content.slice(found.index);
    const faults = BANNED_WORDS.flatMap(([word, instead]) => {
      const [banned] = word.exec(comment) ?? [];
      return banned === undefined ? [] : [`"${banned}": ${instead}`];
    });
    if (content.length > MAX_COLUMNS)
      faults.push(`${content.length} columns, at most ${MAX_COLUMNS}`);
    return faults.map((fault) => ({ line: index + 1, fault }));
  });
}
