/** From this many letters on a name is set smaller on a phone, to fit into one line. */
const LONG_NAME = 17;

/** A username in a page's heading. */
export const UsernameHeading = ({ username }: { readonly username: string }) => (
  <span className={username.length < LONG_NAME ? '' : 'max-sm:text-xl'}>{username}</span>
);
