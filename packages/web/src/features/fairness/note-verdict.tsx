/**
 * What a check that holds rests on: the note that this browser made of the seal when it gave its
 * bytes. A seal that differs from it does not hold.
 */
export const NoteVerdict = ({ isNoted }: { readonly isNoted: boolean }) => (
  <span className="mt-2 block">
    {isNoted
      ? 'Commitment and bytes are the ones that this browser noted when it gave its bytes.'
      : 'This browser has no note of the seal, since it did not give the bytes: compare the commitment with the one that you were shown.'}
  </span>
);
