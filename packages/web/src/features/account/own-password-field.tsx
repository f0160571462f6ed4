import { TextField } from '../../ui/field.tsx';

/** The field for the user's current password, required again before a sensitive change. */
export function OwnPasswordField({ name }: { readonly name: string }) {
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
