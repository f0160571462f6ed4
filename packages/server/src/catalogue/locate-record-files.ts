/**
 * The files of the record that the card maker reads, in order of reading. The last three are
 * optional.
 */
export const RECORD_FILES = [
  'People.csv',
  'Teams.csv',
  'Batting.csv',
  'Pitching.csv',
  'Appearances.csv',
  'Fielding.csv',
  'FieldingOFsplit.csv',
  'AwardsPlayers.csv',
  'AllstarFull.csv',
] as const;
export type RecordFile = (typeof RECORD_FILES)[number];

interface Found {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly depth: number;
}

const toFound = (path: string): Found => {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  const folder = segments.slice(0, -1).join('/');
  return { path, folder, name: name.toLowerCase(), depth: segments.length };
};

/** Whether a path is one that systems add: "__MACOSX/lahman/._People.csv", ".Trash/People.csv". */
const isHidden = (path: string) =>
  path.split('/').some((segment) => segment.startsWith('.') || segment === '__MACOSX');

/** Where the record's files are, or the two folders that both could be the record's. */
type LocatedFiles =
  | { readonly ok: true; readonly paths: ReadonlyMap<RecordFile, string> }
  | { readonly ok: false; readonly folders: readonly [string, string] };

/**
 * Returns where the files of the record are among these paths ("lahman_1871-2024/People.csv"). Its
 * makers publish it with a folder inside, and once with two, for the main and further tables: the
 * record's folder is that of the uppermost People.csv; what is not there is looked for elsewhere.
 */
export const locateRecordFiles = (paths: readonly string[]): LocatedFiles => {
  const found = paths
    .filter((path) => !isHidden(path))
    .map(toFound)
    .sort((a, b) => a.depth - b.depth || (a.path < b.path ? -1 : 1));
  const [people, other] = found.filter(({ name }) => name === 'people.csv');
  if (people !== undefined && other?.depth === people.depth) {
    return { ok: false, folders: [people.folder, other.folder] };
  }
  const located = new Map<RecordFile, string>();
  for (const file of RECORD_FILES) {
    const named = found.filter(({ name }) => name === file.toLowerCase());
    const chosen = named.find(({ folder }) => folder === people?.folder) ?? named[0];
    if (chosen !== undefined) located.set(file, chosen.path);
  }
  return { ok: true, paths: located };
};
