/** What this browser knows of a seal: the commitment that it was shown, and the bytes it gave. */
export interface SealNote {
  readonly commitment: string;
  readonly clientSeed: string;
}

/** How a seal compares with what this browser noted; `none` if it has no note of it. */
export type NoteComparison = 'same' | 'differs' | 'none';

/** Key in localStorage. */
const STORAGE_KEY = 'sealNotes';

/** Notes kept; the oldest are dropped. */
const MAX_NOTES = 300;

type StoredNote = readonly [id: string, commitment: string, clientSeed: string];

function readNotes(): readonly StoredNote[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((note): note is StoredNote => Array.isArray(note))
      : [];
  } catch {
    return [];
  }
}

/**
 * Notes a seal in this browser, by the id of its game or epoch: a check then compares with what the
 * browser saw, not with what the server says later. The first note of a seal stays.
 */
export function noteSeal(id: string, { commitment, clientSeed }: SealNote): void {
  const notes = readNotes();
  if (notes.some(([noted]) => noted === id)) return;
  try {
    const kept = [...notes, [id, commitment, clientSeed] as const].slice(-MAX_NOTES);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Without storage there is no note, and a check says so.
  }
}

/** Compares a seal as the server shows it with this browser's note. */
export function compareWithNote(
  id: string,
  shown: { readonly commitment: string; readonly clientSeed: string | null },
): NoteComparison {
  const note = readNotes().find(([noted]) => noted === id);
  if (note === undefined) return 'none';
  const [, commitment, clientSeed] = note;
  return commitment === shown.commitment && clientSeed === shown.clientSeed ? 'same' : 'differs';
}
