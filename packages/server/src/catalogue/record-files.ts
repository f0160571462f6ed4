import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { locateRecordFiles, type RecordFile } from './locate-record-files.ts';
import { MalformedRecord } from './malformed-record.ts';
import { openZipArchive } from './zip-archive.ts';

/** The files of a record, in a folder or in a zip archive. */
export interface RecordFiles {
  /** The folder or the archive, for messages. */
  readonly location: string;
  /** Returns the bytes of a file; null if it is missing. Throws MalformedRecord. */
  read(file: RecordFile): Promise<Uint8Array | null>;
  close(): void;
}

/** Returns the error of a record that cannot be read as a whole. */
const unreadable = (location: string, problem: string) =>
  new MalformedRecord({ file: path.basename(location), line: null, column: null }, problem);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Returns the paths of a folder's files and of those one folder below, relative to it. */
const listFolder = async (folder: string): Promise<string[]> => {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // A link to a folder counts as one: `stat` follows it.
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await isFolderAt(entry)));
    if (!isFolder) files.push(entry.name);
    else {
      const below = await readdir(path.join(folder, entry.name)).catch(() => []);
      files.push(...below.map((name) => `${entry.name}/${name}`));
    }
  }
  return files;
};

const isFolderAt = ({ parentPath, name }: { parentPath: string; name: string }) =>
  stat(path.join(parentPath, name)).then(
    (found) => found.isDirectory(),
    () => false,
  );

const locate = (location: string, paths: readonly string[]) => {
  const located = locateRecordFiles(paths);
  if (located.ok) return located.paths;
  const [one, other] = located.folders.map((folder) => `"${folder}"`);
  throw unreadable(location, `People.csv is in ${one} and in ${other}: leave one of them there`);
};

const openFolder = async (location: string): Promise<RecordFiles> => {
  const located = locate(location, await listFolder(location));
  return {
    location,
    read: async (file) => {
      const found = located.get(file);
      if (found === undefined) return null;
      try {
        return await readFile(path.join(location, found));
      } catch (error) {
        const problem = `the file can't be read (${codeOf(error)}) in ${location}`;
        throw new MalformedRecord({ file, line: null, column: null }, problem);
      }
    },
    close: () => undefined,
  };
};

const openZip = async (location: string): Promise<RecordFiles> => {
  const archive = await openZipArchive(location).catch((error: unknown) => {
    const problem = 'the file is not a zip archive, or is not complete';
    throw unreadable(location, `${problem} (${(error as Error).message})`);
  });
  const located = locate(location, archive.paths);
  return {
    location,
    read: async (file) => {
      const found = located.get(file);
      if (found === undefined) return null;
      try {
        return await archive.read(found);
      } catch (error) {
        const problem = `the file can't be unpacked from ${location} (${(error as Error).message})`;
        throw new MalformedRecord({ file, line: null, column: null }, problem);
      }
    },
    close: () => archive.close(),
  };
};

/**
 * Opens the record of a folder or of a zip archive and closes it after `read`.
 * @throws MalformedRecord
 */
export const withRecordFiles = async <Result>(
  location: string,
  read: (files: RecordFiles) => Promise<Result>,
): Promise<Result> => {
  const found = await stat(location).catch((error: unknown) => {
    throw unreadable(location, `${location} can't be read (${codeOf(error)})`);
  });
  const files = await (found.isDirectory() ? openFolder(location) : openZip(location));
  try {
    return await read(files);
  } finally {
    files.close();
  }
};
