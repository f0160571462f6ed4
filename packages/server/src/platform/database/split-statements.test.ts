import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test.each([
  ['one', ['one']],
  ['one; two;', ['one', 'two']],
  ['-- Why; and how.\none;\n\ntwo;\n', ['-- Why; and how.\none', 'two']],
  ['one /* ; */; two', ['one /* ; */', 'two']],
  [`select 'a;''b;'; two`, [`select 'a;''b;'`, 'two']],
  ['select "a;b"; two', ['select "a;b"', 'two']],
  ['do $$ begin; end; $$; two', ['do $$ begin; end; $$', 'two']],
  ['do $a$ $$;$$ ; $a$; two', ['do $a$ $$;$$ ; $a$', 'two']],
  ['select 1 - 2 / $1; two', ['select 1 - 2 / $1', 'two']],
  ['one;; -- Nothing after this.\n', ['one']],
  ['', []],
])('%j', (text, statements) => {
  expect(splitStatements(text)).toEqual(statements);
});
