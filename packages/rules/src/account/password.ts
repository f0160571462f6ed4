/** Characters that count as special (docs/spec/accounts-packs-cards.md, "Validation rules"). */
export const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>';

const specialCharacters = new Set(SPECIAL_CHARACTERS);

/** The rules of a password, each with the message shown when it fails, in display order. */
export const PASSWORD_RULES = [
  {
    code: 'password_too_short',
    message: 'Password must be at least 8 characters long',
    passes: (password: string) => [...password].length >= 8,
  },
  {
    code: 'password_needs_number',
    message: 'Password must contain at least 1 number',
    passes: (password: string) => /[0-9]/.test(password),
  },
  {
    code: 'password_needs_special_character',
    message: 'Password must contain at least 1 special character',
    passes: (password: string) =>
      [...password].some((character) => specialCharacters.has(character)),
  },
  {
    code: 'password_needs_uppercase_letter',
    message: 'Password must contain at least 1 uppercase letter',
    passes: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    code: 'password_needs_lowercase_letter',
    message: 'Password must contain at least 1 lowercase letter',
    passes: (password: string) => /\p{Ll}/u.test(password),
  },
] as const;

export interface PasswordFault {
  readonly code: (typeof PASSWORD_RULES)[number]['code'];
  readonly message: string;
}

/** Returns every rule that a password fails, in order; empty for a valid one. */
export const passwordFaults = (password: string): readonly PasswordFault[] =>
  PASSWORD_RULES.filter(({ passes }) => !passes(password)).map(({ code, message }) => ({
    code,
    message,
  }));
