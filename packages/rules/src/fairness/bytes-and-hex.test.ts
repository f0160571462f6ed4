import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinWithZeroBytes } from './bytes-and-hex.ts';

test('texts of any script and bytes are joined as UTF-8, one zero byte between each two', () => {
  const anyPart = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.uint8Array({ maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 5 }), (parts) => {
      const expected = Buffer.concat(
        parts.flatMap((part, index) => [
          ...(index === 0 ? [] : [Buffer.from([0])]),
          typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part),
        ]),
      );
      expect(Buffer.from(joinWithZeroBytes(...parts))).toEqual(expected);
    }),
  );
});
