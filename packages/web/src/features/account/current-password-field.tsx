import { TextField } from '../../ui/form-fields.tsx';

/** The field for the user's current password, required again before a sensitive change. */
export function CurrentPasswordField({ name }: { readonly name: string }) {
  return (
    <TextField
      label="Present password"
      name={name}
      type="password"
      autoComplete="current-password"
      maxLength={256}
      required
    />
  );
}
