import { PASSWORD_RULES, passwordFaults } from '@pennant/rules/account/password';
import { useState } from 'react';

import { TextField } from '../../ui/form-fields.tsx';

const SHORT_RULES: Record<(typeof PASSWORD_RULES)[number]['code'], string> = {
  password_too_short: '8 characters',
  password_needs_number: '1 number',
  password_needs_special_character: '1 special character',
  password_needs_uppercase_letter: '1 uppercase letter',
  password_needs_lowercase_letter: '1 lowercase letter',
};

/** The field for a new password; shows which of the rules are met. */
export function NewPasswordField({ label }: { readonly label: string }) {
  const [password, setPassword] = useState('');
  const failing = new Set(passwordFaults(password).map(({ code }) => code));
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
      hint={
        <span className="flex flex-wrap gap-x-4">
          <span>At least</span>
          {PASSWORD_RULES.map(({ code }) => (
            <span key={code} className={failing.has(code) ? '' : 'font-semibold text-good'}>
              {failing.has(code) ? '' : '\u2713 '}
              {SHORT_RULES[code]}
            </span>
          ))}
        </span>
      }
    />
  );
}
