/**
 * The parts of SQL that may hold a semicolon that ends nothing: comments, strings, quoted names,
 * bodies of functions between dollars. Then the semicolon itself, and everything else.
 */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g;

const isComment = (token: string): boolean => token.startsWith('--') || token.startsWith('/*');

/**
 * Returns the statements of a migration, without its semicolons, each with the comments before it.
 * Strings with backslashes (`E'\''`) and bodies of functions without dollars are not understood.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let statement = '';
  let isEmpty = true;
  const end = () => {
    if (!isEmpty) statements.push(statement.trim());
    statement = '';
    isEmpty = true;
  };
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ';') end();
    else {
      statement += token;
      if (!isComment(token) && token.trim() !== '') isEmpty = false;
    }
  }
  end();
  return statements;
}
