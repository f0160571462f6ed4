/** A push message as it is shown. The server writes it in `send-push-message.ts`. */
export interface PushedNotification {
  readonly title: string;
  readonly body: string;
  /** The page that it opens: a path of this program. */
  readonly path: string;
  /** A newer notification replaces an older one of the same tag. */
  readonly tag: string;
}

/** Shown for a message that cannot be read: a browser shows one of its own for none. */
const UNREADABLE: PushedNotification = {
  title: 'News from the ballpark',
  body: 'Open Pennant to see it.',
  path: '/',
  tag: 'news',
};

/** A path of this program's own, with no host in it: `//host` and `/\host` would be another's. */
const OWN_PATH = /^\/(?![/\\])/;

/** Returns what a push message says; what it lacks, or has wrong, as for one without content. */
export function parsePushedNotification(text: string | undefined): PushedNotification {
  let content: unknown;
  try {
    content = JSON.parse(text ?? '');
  } catch {
    return UNREADABLE;
  }
  if (typeof content !== 'object' || content === null) return UNREADABLE;
  const fields = content as Readonly<Record<string, unknown>>;
  const textOf = (name: keyof PushedNotification) => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? value : UNREADABLE[name];
  };
  const path = textOf('path');
  return {
    title: textOf('title'),
    body: textOf('body'),
    path: OWN_PATH.test(path) ? path : UNREADABLE.path,
    tag: textOf('tag'),
  };
}
