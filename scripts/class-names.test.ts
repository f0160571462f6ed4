import { describe, expect, test } from 'vitest';
import { findUnstyled, findUnused, listStyled } from './class-names.ts';

const STYLES = '.board{color:red}.board-now[data-lit]>.lamp{}.sm\\:w-1\\/2{width:50%}';
const styled = listStyled(STYLES);

describe('a class name of an element', () => {
  const faultsOf = (code: string) => findUnstyled(code, styled).map(({ fault }) => fault);

  test('has a rule in a style sheet, also one that Tailwind escapes', () => {
    expect(faultsOf('<p className="board sm:w-1/2" />')).toEqual([]);
    expect(faultsOf('<p className="board glow" />')).toEqual([
      'no style sheet has the class "glow"',
    ]);
  });

  test('that is one of several is looked for as well', () => {
    expect(faultsOf('<p className={`board ${isLit ? "" : "" } lamp`} />')).toEqual([]);
    expect(faultsOf("<p className={`board ${isLit ? 'lamp' : 'dark'}`} />")).toEqual([
      'no style sheet has the class "dark"',
    ]);
    expect(faultsOf("<p className={`board ${size === 'large' && 'lamp'}`} />")).toEqual([]);
  });

  test('that is made of parts, or by a function, is left out', () => {
    expect(faultsOf("<p className={`board-${place} ${paintOf('red')}`} />")).toEqual([]);
  });

  test('is told with its line', () => {
    expect(findUnstyled('<p>\n  <b className="glow" />\n</p>', styled)).toMatchObject([
      { line: 2 },
    ]);
  });
});

describe('a selector of a style sheet', () => {
  const faultsOf = (styles: string, code: string) =>
    findUnused(styles, code).map(({ line, fault }) => `${line} ${fault}`);

  test('has an element', () => {
    const code = '<p className="board"><b className={isLit ? "lamp" : ""} /></p>';
    expect(faultsOf('.board > .lamp { width: .5em; }', code)).toEqual([]);
    expect(faultsOf('\n.boards { }\n.lamp-lit { }', code)).toEqual([
      '2 no element has the class "boards"',
      '3 no element has the class "lamp-lit"',
    ]);
  });

  test('may be made of parts by the code', () => {
    const code = '<p className={`board-${column}`} />';
    expect(faultsOf('.board-r { }', code)).toEqual([]);
    expect(faultsOf('.glow { }', code)).toEqual(['1 no element has the class "glow"']);
  });

  test('is none in a comment, an address or a string', () => {
    const styles =
      '/* .gone */ @import "./a.css"; .board { background: url(a.png); content: ".x" }';
    expect(faultsOf(styles, 'board')).toEqual([]);
  });
});
