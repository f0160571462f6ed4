/**
 * Checks that the class names of the pages and the selectors of their style sheets meet: a name
 * that no style sheet has draws nothing, and neither does a selector that no element has.
 */

/** A place where one is without the other. */
export interface ClassFault {
  readonly line: number;
  readonly fault: string;
}

/** An attribute of JSX: a string, or a template with its expressions. */
const CLASS_NAME = /className=(?:"([^"]*)"|\{`((?:[^`$]|\$(?!\{)|\$\{[^}]*\})*)`\})/g;
/** An expression that takes one of several strings; what functions return is not looked into. */
const CHOICE = /\$\{([^}(]*)\}/g;
/** A string that is chosen, not compared with. */
const CHOSEN = /(?:\?|:|&&)\s*'([^']*)'/g;
/** A class selector, with what Tailwind escapes. */
const SELECTOR = /\.((?:\\.|[\w-])+)/g;

/** Returns the class names of an attribute; those that an expression completes are left out. */
function namesIn(text: string): string[] {
  const chosen = [...text.matchAll(CHOICE)].flatMap(([, expression = '']) =>
    [...expression.matchAll(CHOSEN)].map(([, string = '']) => string),
  );
  const written = text.replaceAll(/\S*\$\{[^}]*\}\S*/g, ' ');
  return [written, ...chosen].flatMap((part) => part.split(/\s+/)).filter((name) => name !== '');
}

/** Returns the class names that the built style sheets have rules for. */
export const listStyled = (styles: string): ReadonlySet<string> =>
  new Set([...styles.matchAll(SELECTOR)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));

/** Returns where elements of a file have a class name without a rule. */
export const findUnstyled = (code: string, styled: ReadonlySet<string>): ClassFault[] =>
  [...code.matchAll(CLASS_NAME)].flatMap((match) =>
    namesIn(match[1] ?? match[2] ?? '')
      .filter((name) => !styled.has(name))
      .map((name) => ({
        line: code.slice(0, match.index).split('\n').length,
        fault: `no style sheet has the class "${name}"`,
      })),
  );

/** Returns where a style sheet has a selector of a class that no code names. */
export function findUnused(styles: string, code: string): ClassFault[] {
  const rules = styles.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|"[^"]*"|@import[^;]*;/g, (text) =>
    text.replaceAll(/[^\n]/g, ' '),
  );
  return [...rules.matchAll(/(?<![\w-])\.([a-zA-Z][\w-]*)/g)].flatMap(({ 1: name = '', index }) => {
    const isNamed = new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(code);
    // "scoreboard-r" is written as `scoreboard-${column}`.
    const stem = name.slice(0, name.lastIndexOf('-') + 1);
    const isCompleted = stem !== '' && code.includes(`${stem}\${`);
    return isNamed || isCompleted
      ? []
      : [
          {
            line: rules.slice(0, index).split('\n').length,
            fault: `no element has the class "${name}"`,
          },
        ];
  });
}
