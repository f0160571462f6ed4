import { useState, type FormEvent } from 'react';

import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';

/** The form to look up a closed epoch by its ID. */
export function EpochLookupForm({ onVerify }: { readonly onVerify: (epochID: string) => void }) {
  const [epochID, setEpochID] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (epochID.trim() !== '') onVerify(epochID.trim().toLowerCase());
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label="Check an epoch that was closed before"
          hint="Its id, as it stood here."
          value={epochID}
          onChange={({ target }) => setEpochID(target.value)}
          pattern="\s*[0-9a-fA-F\-]{36}\s*"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit">Verify</Button>
    </form>
  );
}
