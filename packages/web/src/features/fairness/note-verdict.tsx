import type { NoteComparison } from '../../api/seal-notes.ts';

/** What this browser's own note of a seal says, beside what the server shows of it. */
export function NoteVerdict({ comparison }: { readonly comparison: NoteComparison }) {
  if (comparison === 'same') {
    return (
      <span className="mt-2 block">
        Commitment and bytes are the ones that this browser noted when it gave its bytes.
      </span>
    );
  }
  if (comparison === 'differs') {
    return (
      <strong className="mt-2 block text-bad">
        But this browser noted another commitment or other bytes when it gave its own: the seal was
        exchanged.
      </strong>
    );
  }
  return (
    <span className="mt-2 block">
      This browser has no note of the seal, since it did not give the bytes: compare the commitment
      with the one that you were shown.
    </span>
  );
}
