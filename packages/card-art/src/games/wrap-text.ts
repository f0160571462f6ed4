/**
 * Returns a text as lines of at most `columns` characters, broken between words; what does not fit
 * on `rows` lines is cut with an ellipsis.
 */
export function wrapText(
  text: string,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= rows) return lines;
  const last = lines[rows - 1] ?? '';
  return [...lines.slice(0, rows - 1), `${last.slice(0, columns - 1).replace(/[ ,;.]+$/, '')}…`];
}
