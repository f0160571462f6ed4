export const SHORTEST_USERNAME = 3;
export const LONGEST_USERNAME = 24;

const ALLOWED = /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/;

export const USERNAME_REFUSALS = {
  username_required: 'Username is required.',
  username_length: `A username has ${SHORTEST_USERNAME} to ${LONGEST_USERNAME} characters.`,
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

/** A username without blanks around it, or why it is refused. */
export const checkUsername = (given: string): CheckedUsername => {
  const username = given.trim();
  const refuse = (code: keyof typeof USERNAME_REFUSALS): CheckedUsername => ({
    ok: false,
    code,
    message: USERNAME_REFUSALS[code],
  });
  if (username === '') return refuse('username_required');
  if (username.length < SHORTEST_USERNAME || username.length > LONGEST_USERNAME)
    return refuse('username_length');
  return ALLOWED.test(username) ? { ok: true, username } : refuse('username_characters');
};

/** Two usernames that differ only by case are the same. */
export const usernameKey = (username: string): string => username.toLowerCase();

// One @, no blanks, a dot in the domain: the letter that is sent says whether it is right.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the format of an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);
