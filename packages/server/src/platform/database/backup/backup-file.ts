import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../embedded/postgres-binaries.ts';
import { formatHeader, parseHeader, type BackupHeader } from './backup-header.ts';

/*
 * A backup is one file: a line of JSON that tells what it is, the content (compressed with gzip),
 * and a line with the SHA-256 of everything before it.
 */

const END = /^\nsha256 ([0-9a-f]{64})\n$/;
const END_LENGTH = '\nsha256 \n'.length + 64;
/** No header is longer: some hundred names. */
const MAX_HEADER_LENGTH = 1_000_000;

/** A backup whose checksum is right. */
export interface BackupFile {
  readonly file: string;
  readonly header: BackupHeader;
  readonly sha256: string;
  /** Size in bytes. */
  readonly size: number;
  /** Returns the content, decompressed. */
  readContent(): AsyncIterable<Buffer>;
}

/**
 * Writes a backup that only its owner may read. It gets its name when it is whole, so that an
 * interrupted backup leaves no file of that name.
 *
 * @throws StartupError if there is a file of that name.
 */
export async function writeBackupFile(
  file: string,
  header: Omit<BackupHeader, 'pennantBackup'>,
  content: AsyncIterable<Buffer>,
): Promise<{ readonly sha256: string; readonly size: number }> {
  if (existsSync(file))
    throw new StartupError(`There is a file ${file} already: choose another name.`);
  const draft = `${file}.${process.pid}.part`;
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`${file} can't be written (${error.code}).`);
  });
  try {
    const hash = createHash('sha256');
    const write = async (bytes: Buffer) => {
      hash.update(bytes);
      await handle.appendFile(bytes);
    };
    await write(Buffer.from(formatHeader(header)));
    await pipeline(Readable.from(content), createGzip({ level: 1 }), async (compressed) => {
      for await (const bytes of compressed as AsyncIterable<Buffer>) await write(bytes);
    });
    const sha256 = hash.digest('hex');
    await handle.appendFile(`\nsha256 ${sha256}\n`);
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(draft, file);
    return { sha256, size };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Opens a backup and checks every byte of it.
 *
 * @throws StartupError if it is not a backup, or a damaged one.
 */
export async function openBackupFile(file: string): Promise<BackupFile> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      error.code === 'ENOENT'
        ? `There is no file ${file}.`
        : `${file} can't be read (${error.code}).`,
    );
  });
  try {
    const { size } = await handle.stat();
    const headerLine = await readHeaderLine(handle, file);
    const header = parseHeader(headerLine, file);
    const sha256 = await checkSum(handle, size);
    if (sha256 === null) {
      throw new StartupError(
        `${file} is damaged: its checksum is not that of its content. Nothing was changed.`,
      );
    }
    const start = Buffer.byteLength(headerLine) + 1;
    return { file, header, sha256, size, readContent: () => decompress(file, start, size) };
  } catch (error) {
    if ((error as { code?: string }).code !== 'EISDIR') throw error;
    throw new StartupError(`${file} is no backup of Pennant, but a folder.`);
  } finally {
    await handle.close();
  }
}

async function readHeaderLine(handle: FileHandle, file: string): Promise<string> {
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(MAX_HEADER_LENGTH),
    0,
    MAX_HEADER_LENGTH,
    0,
  );
  const end = buffer.subarray(0, bytesRead).indexOf(0x0a);
  if (end === -1) throw new StartupError(`${file} is no backup of Pennant.`);
  return buffer.toString('utf8', 0, end);
}

/** Returns the checksum of the last line if it is that of what comes before; else null. */
async function checkSum(handle: FileHandle, size: number): Promise<string | null> {
  const end = size - END_LENGTH;
  if (end <= 0) return null;
  const hash = createHash('sha256');
  const stream = handle.createReadStream({ start: 0, end: end - 1, autoClose: false });
  for await (const bytes of stream as AsyncIterable<Buffer>) hash.update(bytes);
  const { buffer } = await handle.read(Buffer.alloc(END_LENGTH), 0, END_LENGTH, end);
  const expected = END.exec(buffer.toString('latin1'))?.[1];
  return expected !== undefined && hash.digest('hex') === expected ? expected : null;
}

async function* decompress(file: string, start: number, size: number): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r');
  try {
    const compressed = handle.createReadStream({
      start,
      end: size - END_LENGTH - 1,
      autoClose: false,
    });
    const gunzip = createGunzip();
    compressed.on('error', (error) => gunzip.destroy(error));
    yield* compressed.pipe(gunzip) as AsyncIterable<Buffer>;
  } finally {
    await handle.close();
  }
}
