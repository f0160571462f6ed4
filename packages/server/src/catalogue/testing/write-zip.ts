import { writeFile } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

const DEFLATED = 8;
const UTF8_NAMES = 0x0800;

/** Returns the fields that a file's own header and the archive's directory have in common. */
const commonHeader = (name: Buffer, content: Buffer, packed: Buffer): Buffer => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
};

/** Writes a zip archive of these files, as a packing program does. */
export const writeZip = async (
  location: string,
  files: Readonly<Record<string, string>>,
): Promise<void> => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(content);
    const header = commonHeader(name, content, packed);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, name, packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), header, central, name);
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  await writeFile(location, Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]));
};
