export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 24;

const ALLOWED = /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/;

export const USERNAME_REFUSALS = {
  username_required: 'Username is required.',
  username_length: `A username has ${MIN_USERNAME_LENGTH} to ${MAX_USERNAME_LENGTH} characters.`,
  username_characters:
    'A username is made of letters, digits, - and _, and begins and ends with a letter or a digit.',
} as const;

export type CheckedUsername =
  | { readonly ok: true; readonly username: string }
  | {
      readonly ok: false;
      readonly code: keyof typeof USERNAME_REFUSALS;
      readonly message: string;
    };

/** Returns the trimmed username, or the reason why it is refused. */
export const checkUsername = (input: string): CheckedUsername => {
  const username = input.trim();
  const refuse = (code: keyof typeof USERNAME_REFUSALS): CheckedUsername => ({
    ok: false,
    code,
    message: USERNAME_REFUSALS[code],
  });
  if (username === '') return refuse('username_required');
  if (username.length < MIN_USERNAME_LENGTH || username.length > MAX_USERNAME_LENGTH)
    return refuse('username_length');
  return ALLOWED.test(username) ? { ok: true, username } : refuse('username_characters');
};

/** Returns the key by which usernames are unique: usernames ignore case. */
export const usernameKey = (username: string): string => username.toLowerCase();
