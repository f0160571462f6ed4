/** From these numbers of letters on a name is set smaller on a phone, to fit into one line. */
const LONG_NAME = 17;
const VERY_LONG_NAME = 21;

const sizeOf = ({ length }: string): string => {
  if (length < LONG_NAME) return '';
  return length < VERY_LONG_NAME ? 'max-sm:text-xl' : 'max-sm:text-lg';
};

/** A username in a page's heading. */
export const UsernameHeading = ({ username }: { readonly username: string }) => (
  <span className={sizeOf(username)}>{username}</span>
);
