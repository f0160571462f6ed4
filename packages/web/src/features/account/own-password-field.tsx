import { TextField } from '../../ui/field.tsx';

/** The user's present password, asked for once more before something grave. */
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
