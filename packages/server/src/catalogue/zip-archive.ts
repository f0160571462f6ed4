import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';

/** No file of a record is as large; a small archive can claim to hold more than a disk does. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** An open zip archive. */
export interface ZipArchive {
  /** The paths of its files, with "/" between folders. */
  readonly paths: readonly string[];
  /** Returns the bytes of a file. Throws if they are damaged, encrypted or too many. */
  read(path: string): Promise<Uint8Array>;
  close(): void;
}

/** Opens a zip archive. Throws if the file is none, or was cut off. */
export const openZipArchive = async (location: string): Promise<ZipArchive> => {
  const zip = await openPromise(location, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    paths: [...entries.keys()],
    read: async (path) => {
      const entry = entries.get(path);
      if (entry === undefined) throw new Error(`there is no ${path}`);
      if (entry.uncompressedSize > MAX_FILE_BYTES) throw new Error('it is larger than 256 MB');
      const bytes = await buffer(await zip.openReadStreamPromise(entry));
      // The reader checks the size alone.
      if (crc32(bytes) !== entry.crc32) throw new Error('its checksum is wrong');
      return bytes;
    },
    close: () => zip.close(),
  };
};
