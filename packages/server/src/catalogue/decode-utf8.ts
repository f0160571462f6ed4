import { MalformedRecord } from './malformed-record.ts';

/** The first bytes of a text in UTF-16: its byte-order mark, or a letter beside a zero byte. */
const looksLikeUtf16 = (bytes: Uint8Array): boolean => {
  const [first = 1, second = 1] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || (bytes.length > 1 && (first === 0) !== (second === 0));
};

/** Returns the place of the first bytes that are not UTF-8: line from 1, and column by name. */
const findNotUtf8 = (bytes: Uint8Array) => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = buffer.toString('utf8', 0, Math.max(0, buffer.indexOf(0x0a)));
  const names = header.replace(/^\uFEFF/, '').split(',');
  let line = 1;
  for (let start = 0; ; line++) {
    const newline = buffer.indexOf(0x0a, start);
    const text = buffer.toString('utf8', start, newline < 0 ? buffer.length : newline);
    const index = text.indexOf('\uFFFD');
    if (index >= 0 || newline < 0) {
      const before = text.slice(0, Math.max(0, index)).replaceAll(/"[^"]*"/g, '');
      const columnIndex = before.split(',').length - 1;
      const column = names[columnIndex]?.replaceAll('"', '').trim() || `${columnIndex + 1}`;
      return { line, column };
    }
    start = newline + 1;
  }
};

/**
 * Returns the text of a file of the record.
 * @throws MalformedRecord with line and column if the bytes are not UTF-8
 */
export const decodeUtf8 = (file: string, bytes: Uint8Array): string => {
  if (looksLikeUtf16(bytes)) {
    throw new MalformedRecord(
      { file, line: 1, column: null },
      'the text is UTF-16 where UTF-8 is needed: save the file as "CSV UTF-8"',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedRecord(
      { file, ...findNotUtf8(bytes) },
      'the bytes here are not UTF-8 text (Latin-1 perhaps): save the file as "CSV UTF-8"',
    );
  }
};
